#!/usr/bin/env node
// Clicks once on each of many small pages in Chromium with scripts disabled, and records the
// result.
//
//   npm ci && CHROMIUM=/usr/bin/chromium node clicks.mjs FOLDER
//
// FOLDER holds clicks.txt (a name, a tab and the start of a page on each line; #t is clicked).
// It writes clicks.results.txt there, a line for each page with four cells separated by tabs: the
// requested path or "-", and the ids, separated by spaces, of the checked, the open and the focused
// elements.

import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const END =
  '<input type=checkbox id=cb><dialog id=d>dialog</dialog><div id=p popover>popover</div>';

const folder = process.argv[2];
if (!folder) {
  console.error('usage: clicks.mjs FOLDER');
  process.exit(2);
}
const pages = readFileSync(`${folder}/clicks.txt`, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t')[1]);

let html = '';
let asked = [];
const server = createServer((request, response) => {
  if (request.url !== '/' && request.url !== '/favicon.ico') asked.push(request.url);
  response.setHeader('content-type', 'text/html');
  response.end(request.url === '/' ? html : 'sent');
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}/`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const context = await browser.newContext({ javaScriptEnabled: false });
const results = [];
for (const start of pages) {
  html = `<!DOCTYPE html>${start}${END}`;
  asked = [];
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('#t').click({ force: true, noWaitAfter: true });
  await page.waitForTimeout(150);
  const state = await page.evaluate(() => {
    const ids = (selector) => [...document.querySelectorAll(selector)].map((e) => e.id).join(' ');
    const focus = document.activeElement;
    return [
      ids(':checked'),
      ids('[open][id], :popover-open'),
      focus === document.body ? '' : focus.id,
    ];
  });
  results.push(asked.length ? asked[0] : ['-', ...state].join('\t'));
  await page.close();
}
writeFileSync(`${folder}/clicks.results.txt`, results.join('\n') + '\n');
await browser.close();
server.close();
