// The common part of the programs in this folder: opens the pages of a folder one after another in
// Chromium, with scripts disabled and a viewport of 1280x720, and writes a table for each page.
//
// Pages have addresses at http://localhost/, as in the test. No request leaves the machine: files
// outside of the folder do not exist. Images never finish loading, as for the reference boxes.

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

export const SITE = 'http://localhost/';
const TABS = 3;
const TYPES = { '.html': 'text/html', '.css': 'text/css; charset=utf-8', '.ttf': 'font/ttf' };

/** Returns the relative paths of the pages in a folder. */
function pagesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

export function address(page) {
  return SITE + page.split('/').map(encodeURIComponent).join('/');
}

/** Returns the response to a request for a file of the folder, undefined if there is none. */
function file(folder, url) {
  if (!url.startsWith(SITE)) return undefined;
  const name = path.join(folder, decodeURIComponent(new URL(url).pathname));
  const contentType = TYPES[path.extname(name)];
  return contentType && existsSync(name) ? { contentType, body: readFileSync(name) } : undefined;
}

/** Answers a request that the program itself does not answer. */
export async function serve(folder, route) {
  const type = route.request().resourceType();
  if (type === 'image' || type === 'media') return;
  const answer = file(folder, route.request().url());
  await (answer ? route.fulfill(answer) : route.abort());
}

function cell(value) {
  return String(value).replace(/[\\\t\n\r]/g, (c) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[c]);
}

/**
 * Reads a table for each page: OUT/PAGE.tsv, with tabs, line breaks and backslashes in cells
 * escaped. A page without rows is reported and gets no table.
 *
 * @param read a function from the context of a browser, the folder and a page to rows
 */
export async function tables(read) {
  const [folder, out, chrome = '/usr/bin/chromium'] = process.argv.slice(2);
  if (!out) {
    console.error(`usage: ${path.basename(process.argv[1])} PAGES OUT [CHROMIUM]`);
    process.exit(2);
  }
  const browser = await chromium.launch({
    executablePath: chrome,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars',
      '--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND'],
  });
  console.error(`Chromium ${browser.version()}`);
  const waiting = pagesOf(folder);
  let rows = 0;
  async function work() {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 720 },
      locale: 'en-US',
      colorScheme: 'light',
    });
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const table = await read(context, folder, page).catch((e) => {
        throw new Error(`${page}: ${e.message}`);
      });
      if (!table.length) {
        console.log(page);
        continue;
      }
      rows += table.length;
      const target = `${out}/${page}.tsv`;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, table.map((row) => row.map(cell).join('\t') + '\n').join(''));
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: TABS }, work));
  await browser.close();
  console.error(`${rows} rows`);
}

/** The pending requests of a tab for style sheets and fonts. */
const underWay = new WeakMap();

function watched(tab) {
  const requests = new Set();
  underWay.set(tab, requests);
  tab.on('request', (one) => {
    if (/^(stylesheet|font)$/.test(one.resourceType())) requests.add(one);
  });
  tab.on('requestfinished', (one) => requests.delete(one));
  tab.on('requestfailed', (one) => requests.delete(one));
  return tab;
}

/** Opens a page in the one tab and waits for its style sheets and fonts. */
export async function open(context, folder, page) {
  const tab = context.pages()[0] ?? watched(await context.newPage());
  await tab.unroute('**/*');
  await tab.route('**/*', (route) => serve(folder, route));
  await tab.goto(address(page), { waitUntil: 'domcontentloaded' });
  // A loaded style sheet may request further resources when the page is laid out.
  for (let calm = 0; calm < 3; calm = underWay.get(tab).size ? 0 : calm + 1) {
    await tab.evaluate(() => {
      void document.body?.offsetHeight;
      return document.fonts.ready.then(() => {});
    });
    await new Promise((done) => setTimeout(done, 10));
  }
  return tab;
}

/** The source of a function that runs in the page and lists the elements in the body with their paths. */
export const PATHS = `(() => {
  const all = [];
  const visit = (element, path) => {
    all.push([element, path]);
    if (element.localName === 'svg') return;
    const counts = {};
    for (const child of element.children) {
      counts[child.localName] = (counts[child.localName] ?? 0) + 1;
      visit(child, path + '/' + child.localName + '[' + counts[child.localName] + ']');
    }
  };
  visit(document.body, '/html[1]/body[1]');
  return all;
})()`;
