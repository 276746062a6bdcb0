#!/usr/bin/env node
// Adds to labels the path of each element that a target selects.
//
//   node label-paths.mjs LABELS.json PAGES_DIR > LABELS_WITH_PATHS.json
//
// PAGES_DIR holds the recorded pages that the labels name. Fails if a selector does not select
// exactly one element. Needs playwright-core, and Chromium as /usr/bin/chromium or CHROMIUM.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

const [labelsFile, pages] = process.argv.slice(2);
if (!pages) {
  console.error('usage: label-paths.mjs LABELS.json PAGES_DIR');
  process.exit(2);
}

/** The path of the only element that a selector selects; null if it selects none or several. */
function pathOf(selector) {
  const found = document.querySelectorAll(selector);
  if (found.length !== 1) return null;
  const steps = [];
  for (let at = found[0]; at; at = at.parentElement) {
    let index = 1;
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      index += before.localName === at.localName ? 1 : 0;
    }
    steps.unshift(`/${at.localName}[${index}]`);
  }
  return steps.join('');
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ javaScriptEnabled: false });
const labels = JSON.parse(readFileSync(labelsFile, 'utf8'));
for (const label of labels) {
  await page.goto(`file://${resolve(pages, label.file)}`, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  label.paths = {};
  for (const selector of label.must_actions.flatMap((action) => Object.values(action.target ?? {}).flat())) {
    const path = await page.evaluate(pathOf, selector);
    if (path === null) throw new Error(`${label.file}: ${selector} does not select one element`);
    label.paths[selector] = path;
  }
}
await browser.close();
console.log(JSON.stringify(labels, null, 1));
