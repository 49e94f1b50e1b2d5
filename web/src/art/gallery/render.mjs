// Draws everything on one page, without a bundler: compiles the components for the server and renders Gallery.svelte.
//   cd web && node src/art/gallery/render.mjs [page.html]
// Any folder whose node_modules holds svelte and typescript will do as the working directory.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const page = resolve(process.argv[2] ?? 'gallery.html')
const root = process.cwd()
const out = join(root, 'node_modules', '.art-gallery')
rmSync(out, { recursive: true, force: true })

const inside = (code) => code.replace(/((?:from|import)\s*)(['"])(\.[^'"]*)\2/g, (_, word, q, path) => `${word}${q}${path}.js${q}`)
const write = (name, code) => {
  mkdirSync(dirname(join(out, name)), { recursive: true })
  writeFileSync(join(out, name), code)
}
write('package.json', '{"type":"module"}')
write('tools.js', `export { compile } from 'svelte/compiler'; export { render } from 'svelte/server'; export { default as ts } from 'typescript'`)
const { compile, render, ts } = await import(pathToFileURL(join(out, 'tools.js')))

let css = readFileSync(join(here, 'palette.css'), 'utf8')
for (const name of readdirSync(here, { recursive: true })) {
  const source = () => readFileSync(join(here, name), 'utf8')
  if (name.endsWith('.svelte')) {
    const made = compile(source(), { generate: 'server', filename: join(here, name), rootDir: here })
    for (const w of made.warnings) console.warn(`${name}: ${w.code}: ${w.message}`)
    if (made.css) css += made.css.code
    write(`${name}.js`, inside(made.js.code))
  } else if (name.endsWith('.ts') && !name.endsWith('.d.ts')) {
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
    write(name.replace(/\.ts$/, '.js'), inside(ts.transpileModule(source(), { compilerOptions: options }).outputText))
  }
}
const { default: Gallery } = await import(pathToFileURL(join(out, 'gallery', 'Gallery.svelte.js')))
for (const [face, file] of [['Fredoka', 'fredoka/files/fredoka-latin-600-normal.woff2'], ['Nunito', 'nunito/files/nunito-latin-400-normal.woff2']]) {
  const path = join(root, 'node_modules', '@fontsource', file)
  if (existsSync(path)) css += `@font-face{font-family:${face};src:url(data:font/woff2;base64,${readFileSync(path).toString('base64')})}`
}
const { body, head } = await render(Gallery, { props: { only: process.argv[3] } })
writeFileSync(page, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kotatsu: pictures</title><style>${css}</style>${head}<body>${body}</body></html>`)
console.log(`${page}: ${Math.round(body.length / 1000)} kB`)
