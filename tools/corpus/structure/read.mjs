#!/usr/bin/env node
// Reads the structure of pages in Chromium (scripts off, 1920x1080).
//
//   node read.mjs PAGES OUT
//
// For each NAME.html in PAGES, the folder of the site, OUT receives NAME.json, the result of
// extract.mjs, and NAME.html, its body without unrendered content (the input of converters).
// Chromium's accessibility tree determines the layout tables. Existing results are kept.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { address, names, open } from './browser.mjs';
import { extract, renderedHtml } from './extract.mjs';

const [pages, out] = process.argv.slice(2);
if (!out) {
  console.error('usage: read.mjs PAGES OUT');
  process.exit(2);
}

/** Marks tables that are not data tables in the accessibility tree. */
async function markLayoutTables(page) {
  if (!(await page.evaluate(() => document.querySelectorAll('table').length))) return;
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('table')) table.setAttribute('data-layout', '');
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  for (const node of nodes.filter((n) => !n.ignored && ['table', 'grid', 'treegrid'].includes(n.role?.value) && n.backendDOMNodeId)) {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId });
    await session.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: "function () { this.removeAttribute?.('data-layout'); }" });
  }
  await session.detach();
}

const { browser, context } = await open(resolve(pages));
const tab = await context.newPage();
let done = 0;
for (const name of names(pages, '.html')) {
  const file = join(out, name);
  if (existsSync(`${file}.json`)) continue;
  try {
    await tab.goto(address(`${name}.html`), { waitUntil: 'domcontentloaded', timeout: 30000 });
    await tab.waitForTimeout(50);
    await tab.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*,*::before,*::after{animation:none!important;transition:none!important}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await markLayoutTables(tab);
    const base = await tab.evaluate(() => document.baseURI);
    const structure = await tab.evaluate(extract, null);
    const html = await tab.evaluate(renderedHtml);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.html`, html);
    writeFileSync(`${file}.json`, JSON.stringify({ base, ...structure }));
    done++;
  } catch (error) {
    console.error(`${name}: ${error.message.split('\n')[0]}`);
  }
}
await browser.close();
console.log(`${done} pages read`);
