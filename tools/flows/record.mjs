#!/usr/bin/env node
// Runs the flows of the test site in Chromium with scripts disabled, and records the document
// requests that reach the server.
//
//   npm ci && CHROMIUM=/usr/bin/chromium node record.mjs FOLDER
//
// FOLDER contains site.json (the responses of the server) and flows.json (the actions of the user).
// The program writes recorded.json there. In responses {site} is the site, {other} a second server
// under another name, and {otherhost} the host and port of the second server.

import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = process.argv[2];
if (!folder) {
  console.error('usage: record.mjs FOLDER');
  process.exit(2);
}
const site = JSON.parse(readFileSync(`${folder}/site.json`, 'utf8'));
const flows = JSON.parse(readFileSync(`${folder}/flows.json`, 'utf8'));
let requests = [];
const names = {};

function encode(text, encoding) {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'iso-8859-1') return Buffer.from(text, 'latin1');
  // Node cannot encode to other encodings; a byte sequence that decodes to the text is right.
  const decoder = new TextDecoder(encoding);
  const table = new Map();
  for (let a = 0; a < 256; a++) {
    const one = decoder.decode(Uint8Array.of(a));
    if (one.length === 1 && one !== '\ufffd') table.set(one, [a]);
  }
  for (let a = 0x81; a < 0xfd; a++) {
    for (let b = 0x40; b < 0xfd; b++) {
      const two = decoder.decode(Uint8Array.of(a, b));
      if (two.length === 1 && two !== '\ufffd' && !table.has(two)) table.set(two, [a, b]);
    }
  }
  return Buffer.from([...text].flatMap((c) => table.get(c)));
}

function real(text) {
  return text
    .replaceAll('{site}', names.site)
    .replaceAll('{otherhost}', names.other.replace('http://', ''))
    .replaceAll('{other}', names.other);
}

function placed(text) {
  return text === undefined
    ? null
    : text.replaceAll(names.site, '{site}').replaceAll(names.other, '{other}');
}

function serve(name) {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = new URL(request.url, names.site).pathname;
      if (path !== '/favicon.ico') {
        requests.push({
          server: name,
          method: request.method,
          target: request.url,
          body: Buffer.concat(chunks).toString('latin1'),
          contentType: request.headers['content-type'] ?? null,
          cookie: request.headers.cookie ?? null,
          referer: placed(request.headers.referer),
          origin: placed(request.headers.origin),
        });
      }
      const answer = site[path] ?? { status: 404, headers: {}, body: 'nothing', encoding: 'utf-8' };
      const headers = Object.entries(answer.headers).flatMap(([key, value]) =>
        value.split('\n').map((line) => [key, real(line)]),
      );
      response.writeHead(answer.status, headers.flat());
      response.end(encode(real(answer.body), answer.encoding));
    });
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function normal(request) {
  const boundary = /boundary=(\S+)/.exec(request.contentType ?? '')?.[1];
  if (!boundary) return request;
  return {
    ...request,
    body: request.body.replaceAll(boundary, 'BOUNDARY'),
    contentType: request.contentType.replace(boundary, 'BOUNDARY'),
  };
}

/** Describes each file by name, type and content. */
function files(values) {
  const found = [];
  for (let i = 0; i < values.length; i += 3) {
    found.push({ name: values[i], mimeType: values[i + 1], buffer: Buffer.from(values[i + 2]) });
  }
  return found;
}

async function step(page, [what, selector, ...values]) {
  const quick = { timeout: 5000 };
  switch (what) {
    case 'goto': return page.goto(names.site + selector);
    case 'back': return page.goBack();
    case 'forward': return page.goForward();
    case 'reload': return page.reload();
    case 'type': return page.fill(selector, values[0], quick);
    case 'click': return page.click(selector, quick);
    case 'check': return page.check(selector, quick);
    case 'uncheck': return page.uncheck(selector, quick);
    case 'wait': return page.waitForTimeout(Number(selector));
    case 'select': return page.selectOption(selector, values, quick);
    case 'press': return page.press(selector, values[0], quick);
    case 'upload':
      return page.setInputFiles(selector, files(values));
    default: throw new Error(`unknown step ${what}`);
  }
}

const servers = [await serve('site'), await serve('other')];
names.site = `http://127.0.0.1:${servers[0].address().port}`;
names.other = `http://localhost:${servers[1].address().port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const recorded = {};
for (const flow of flows) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  requests = [];
  try {
    for (const one of flow.steps) {
      await step(page, one);
      await page.waitForTimeout(250);
      await page.waitForLoadState('load');
    }
    recorded[flow.name] = requests.map(normal);
  } catch (error) {
    console.error(`${flow.name}: ${error.message.split('\n').slice(0, 3).join(' | ')}`);
  }
  await context.close();
}
await browser.close();
servers.forEach((server) => server.close());
writeFileSync(`${folder}/recorded.json`, JSON.stringify(recorded, null, 1) + '\n');
console.log(`${Object.keys(recorded).length} of ${flows.length} flows recorded`);
process.exit(0);
