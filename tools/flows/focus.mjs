#!/usr/bin/env node
// Records how the focus moves in Chromium as keys are pressed on a page: one line per line of keys.
//
//   npm ci && CHROMIUM=/usr/bin/chromium node focus.mjs PAGE.html
//
// The keys are in PAGE.keys.txt beside PAGE.html; each line starts on the freshly loaded page. A
// word is a key, KEY*N a key that is pressed N times, #ID a click. PAGE.focus.txt receives the id of
// the focused element after each step, a dash for none.

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const file = process.argv[2];
const name = file.replace(/\.html$/, '');
const html = readFileSync(file, 'utf8');
const lines = readFileSync(`${name}.keys.txt`, 'utf8').trim().split('\n');

function focused() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.id || '-';
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const out = [];
for (const line of lines) {
  const page = await browser.newPage();
  await page.setContent(html);
  const ids = [];
  for (const word of line.split(' ')) {
    const [, key, times] = /^(.*?)(?:\*(\d+))?$/.exec(word);
    for (let i = 0; i < Number(times ?? 1); i++) {
      await (key.startsWith('#') ? page.click(key) : page.keyboard.press(key));
      ids.push(await page.evaluate(focused));
    }
  }
  out.push(ids.join(' '));
  await page.close();
}
await browser.close();
writeFileSync(`${name}.focus.txt`, out.join('\n') + '\n');
