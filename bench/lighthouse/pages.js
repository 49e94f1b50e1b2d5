// Lighthouse on the pages of a server, as a phone and as a desk sees them:
// node pages.js URL CHROMIUM TIMES LANGUAGE HOME GAME...
//
// The home page where HOME is 1, and for each game a table at which somebody has sat down with bots: the browser keeps
// its cookie, so Lighthouse looks at that seat's own board. The browser wishes for the language, as that of somebody
// who speaks it does. The last line is the answer: { page: [{ category: score }] }.

import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const [url, chromium, times, language, home, ...games] = process.argv.slice(2);
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const browser = await puppeteer.launch({
  executablePath: chromium,
  args: ['--no-sandbox', '--disable-background-networking', `--accept-lang=${language}`],
});

async function sitDown(game) {
  const page = await browser.newPage();
  await page.goto(`${url}game/${game}`);
  const spoken = await page.$eval('html', (html) => html.lang);
  if (spoken !== language) throw new Error(`The page speaks ${spoken}, not ${language}`);
  await (await page.waitForSelector('dialog [data-play=bots]')).click();
  await page.waitForSelector('[data-board] [data-choice]', { timeout: 120_000 }); // the others may be first
  const address = page.url();
  await page.close();
  return address;
}

async function judge(name, address, config) {
  const found = [];
  for (let time = 1; time <= Number(times); time += 1) {
    const page = await browser.newPage();
    const flags = { disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: 'error' };
    const { lhr } = await lighthouse(address, flags, config, page);
    found.push(Object.fromEntries(CATEGORIES.map((category) => [category, lhr.categories[category].score])));
    console.error(`${name} ${time}: ${CATEGORIES.map((category) => lhr.categories[category].score).join(' ')}`);
    for (const audit of Object.values(lhr.audits)) {
      const counts = CATEGORIES.some((category) => lhr.categories[category].auditRefs.some((one) => one.id === audit.id && one.weight > 0));
      if (time === 1 && counts && audit.score !== null && audit.score < 0.9) console.error(`  ${audit.id} ${audit.score} ${audit.displayValue ?? ''}`);
    }
    await page.close();
  }
  return found;
}

const addresses = home === '1' ? { home: url } : {};
for (const game of games) addresses[game] = await sitDown(game);
const pages = {};
for (const [name, address] of Object.entries(addresses)) {
  const named = `${name} ${language}`;
  pages[`${named}, phone`] = await judge(`${named}, phone`, address);
  pages[`${named}, desk`] = await judge(`${named}, desk`, address, desktopConfig);
}
await browser.close();
console.log(JSON.stringify(pages));
