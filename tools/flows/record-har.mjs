#!/usr/bin/env node
// Records the flows of a test site in Chromium with scripts disabled: by Playwright's recordHar, and
// by the export of the developer tools.
//
//   npm ci && CHROMIUM=/usr/bin/chromium node record-har.mjs FOLDER
//
// FOLDER contains site.json (the responses of the servers) and flows.json (the actions of the user).
// The program writes playwright/NAME.har and devtools/NAME.har there for each flow without "only".
// The flow "search" of Playwright is also written as search-attached.zip.

import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const PORT = 8733;
const DEBUG_PORT = 8734;
const SITE = `http://lamps.test:${PORT}`;
const OTHER = `http://login.test:${PORT}`;
const folder = process.argv[2];
if (!folder) {
  console.error('usage: record-har.mjs FOLDER');
  process.exit(2);
}
const site = JSON.parse(readFileSync(`${folder}/site.json`, 'utf8'));
const flows = JSON.parse(readFileSync(`${folder}/flows.json`, 'utf8')).filter((flow) => !flow.only);
const sent = new Map();

function encode(text, encoding) {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  // Node cannot encode to other encodings; a byte sequence that decodes to the text is right.
  const decoder = new TextDecoder(encoding);
  const table = new Map();
  for (let a = 0; a < 256; a++) {
    const one = decoder.decode(Uint8Array.of(a));
    if (one.length === 1 && one !== '\ufffd' && !table.has(one)) table.set(one, [a]);
  }
  for (let a = 0x81; a < 0xff; a++) {
    for (let b = 0x40; b < 0xff; b++) {
      const two = decoder.decode(Uint8Array.of(a, b));
      if (two.length === 1 && two !== '\ufffd' && !table.has(two)) table.set(two, [a, b]);
    }
  }
  return Buffer.from([...text].flatMap((c) => table.get(c)));
}

function real(text) {
  return text.replaceAll('{site}', SITE).replaceAll('{other}', OTHER);
}

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const path = new URL(request.url, SITE).pathname;
    const method = request.method === 'GET' ? '' : `${request.method} `;
    const key = (request.headers.host.startsWith('login.') ? 'other ' : '') + method + path;
    let answer = site[key] ?? { status: 404, headers: {}, body: 'nothing', encoding: 'utf-8' };
    if (Array.isArray(answer)) {
      const index = sent.get(key) ?? 0;
      sent.set(key, index + 1);
      answer = answer[Math.min(index, answer.length - 1)];
    }
    let body = encode(real(answer.body), answer.encoding);
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, real(value)]);
    if (answer.gzip) {
      body = gzipSync(body);
      headers.push(['Content-Encoding', 'gzip']);
    }
    response.writeHead(answer.status, headers.flat());
    response.end(body);
  });
});
await new Promise((resolve) => server.listen(PORT, '127.0.0.1', resolve));

async function step(page, [what, selector, ...values]) {
  const quick = { timeout: 5000 };
  switch (what) {
    case 'goto': return page.goto(SITE + selector);
    case 'back': return page.goBack();
    case 'forward': return page.goForward();
    case 'reload': return page.reload();
    case 'type': return page.fill(selector, values[0], quick);
    case 'click': return page.click(selector, quick);
    case 'check': return page.check(selector, quick);
    case 'wait': return page.waitForTimeout(Number(selector));
    case 'select': return page.selectOption(selector, values, quick);
    case 'upload': {
      const [name, mimeType, content] = values;
      return page.setInputFiles(selector, { name, mimeType, buffer: Buffer.from(content) });
    }
    default: throw new Error(`unknown step ${what}`);
  }
}

async function run(page, flow, afterStep = async () => {}) {
  sent.clear();
  for (const one of flow.steps) {
    await step(page, one);
    await page.waitForTimeout(150);
    await page.waitForLoadState('load');
    await afterStep();
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox',
    `--host-resolver-rules=MAP *.test 127.0.0.1`,
    `--remote-debugging-port=${DEBUG_PORT}`,
    '--remote-allow-origins=*',
  ],
});

async function recordByPlaywright(flow, path, content) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    recordHar: { path, content, mode: 'full' },
  });
  await run(await context.newPage(), flow);
  await context.close();
}

/** Opens the developer tools on a page, in a page of their own, and uses their export. */
async function recordByDevTools(flow, path) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tools = await (await browser.newContext()).newPage();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  const place = `127.0.0.1:${DEBUG_PORT}`;
  await tools.goto(
    `http://${place}/devtools/devtools_app.html?ws=${place}/devtools/page/${targetInfo.targetId}`,
  );
  await tools.waitForTimeout(2500);
  await tools.evaluate(async () => {
    const { Settings } = await import('/devtools/core/common/common.js');
    const { SDKSettings } = await import('/devtools/core/sdk/sdk.js');
    const keep = SDKSettings.preserveNetworkLogSettingDescriptor;
    Settings.Settings.instance().resolve(keep).set(true);
  });
  // The tools export the bodies that they have shown; those of earlier pages are lost otherwise.
  await run(page, flow, () =>
    tools.evaluate(async () => {
      const { NetworkLog } = await import('/devtools/models/logs/logs.js');
      const requests = NetworkLog.NetworkLog.instance().requests();
      await Promise.all(requests.map((request) => request.requestContentData()));
    }),
  );
  const har = await tools.evaluate(async () => {
    const { Writer } = await import('/devtools/models/har/har.js');
    const { NetworkLog } = await import('/devtools/models/logs/logs.js');
    const parts = [];
    const stream = { write: async (part) => parts.push(part), close: async () => {} };
    const progress = new Proxy(
      {},
      { get: (_, name) => (name === 'canceled' ? false : () => progress), set: () => true },
    );
    const requests = NetworkLog.NetworkLog.instance().requests();
    await Writer.Writer.write(stream, requests, { sanitize: true }, progress);
    return parts.join('');
  });
  writeFileSync(path, har);
  await context.close();
  await tools.context().close();
}

mkdirSync(`${folder}/playwright`, { recursive: true });
mkdirSync(`${folder}/devtools`, { recursive: true });
const wanted = process.argv.slice(3);
for (const flow of flows.filter((one) => !wanted.length || wanted.includes(one.name))) {
  await recordByPlaywright(flow, `${folder}/playwright/${flow.name}.har`, 'embed');
  if (flow.name === 'search') {
    await recordByPlaywright(flow, `${folder}/playwright/search-attached.zip`, 'attach');
  }
  await recordByDevTools(flow, `${folder}/devtools/${flow.name}.har`);
  console.log(flow.name);
}
await browser.close();
server.close();
process.exit(0);
