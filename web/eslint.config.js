import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "node_modules", "src/wire.ts", "src/texts/languages.ts", "src/boards/*/shapes.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the formatter would fold away
      eqeqeq: ["error", "always", { null: "ignore" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check, which knows the compiler's warnings, judges that
      "svelte/prefer-svelte-reactivity": "off", // maps and sets that nothing watches are meant
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
