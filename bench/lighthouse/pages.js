// Lighthouse on the pages of a server, as a phone and as a desk sees them: node pages.js URL CHROMIUM TIMES GAME...
//
// The home page, and for each game a table at which somebody has sat down with bots: the browser keeps its cookie, so
// Lighthouse looks at that seat's own board. The last line is the answer: { page: [{ category: score }] }.

import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const [url, chromium, times, ...games] = process.argv.slice(2);
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const browser = await puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-background-networking'] });

async function sitDown(game) {
  const page = await browser.newPage();
  await page.goto(url);
  await (await page.waitForSelector(`[data-game=${game}]`)).click();
  await (await page.waitForSelector('dialog ::-p-text(Play with bots)')).click();
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

const addresses = { home: url };
for (const game of games) addresses[game] = await sitDown(game);
const pages = {};
for (const [name, address] of Object.entries(addresses)) {
  pages[name] = await judge(name, address);
  pages[`${name}, desk`] = await judge(`${name}, desk`, address, desktopConfig);
}
await browser.close();
console.log(JSON.stringify(pages));
