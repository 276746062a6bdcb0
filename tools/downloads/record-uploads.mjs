// Records the multipart bodies that Chromium sends for the forms of uploads.json. In the record,
// bytes are characters and the boundary is BOUNDARY.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

const [vectorsFile, resultFile] = process.argv.slice(2);
const vectors = JSON.parse(fs.readFileSync(vectorsFile, 'utf8'));
let current;
let sent;

const escaped = (text) =>
  [...text].map((c) => `&#${c.codePointAt(0)};`).join('');

/** The page in ASCII, so that its encoding does not change names. CR cannot be in an attribute. */
function page() {
  const fields = (current.fields ?? []).map(
    ([name, value]) => `<input type=hidden name="${escaped(name)}" value="${escaped(value)}">`);
  const accept = current.acceptCharset ? ` accept-charset="${current.acceptCharset}"` : '';
  return `<!DOCTYPE html><form method=post action=/sent enctype="${current.enctype ?? 'multipart/form-data'}"${accept}>
${fields.join('\n')}
<input type=file multiple name="${escaped(current.fileField ?? 'f')}"><button>Go</button></form>`;
}

const server = http.createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/sent') {
      const type = request.headers['content-type'];
      const boundary = /boundary=(.*)$/.exec(type)?.[1];
      const body = Buffer.concat(chunks).toString('latin1');
      sent = boundary ? body.replaceAll(boundary, 'BOUNDARY') : body;
    }
    response.setHeader('Content-Type', `text/html; charset=${current.charset ?? 'utf-8'}`);
    const encoding = current.charset?.startsWith('utf-16') ? 'utf16le' : 'latin1';
    response.end(Buffer.from(request.url === '/sent' ? '<p>done' : page(), encoding));
  });
});
await new Promise((ready) => server.listen(8891, '127.0.0.1', ready));

const browser = await chromium.launch({
  executablePath: process.env.CHROME ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ javaScriptEnabled: false });
const results = [];
for (const vector of vectors) {
  current = vector;
  sent = '';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'uploads-'));
  const files = (vector.files ?? []).map((name) => path.join(folder, name));
  for (const file of files) fs.writeFileSync(file, 'x');
  const tab = await context.newPage();
  await tab.goto('http://127.0.0.1:8891/');
  if (files.length) await tab.setInputFiles('input[type=file]', files);
  await tab.click('button');
  await tab.waitForURL('**/sent');
  results.push({ ...vector, sent });
  await tab.close();
  fs.rmSync(folder, { recursive: true });
}
await browser.close();
server.close();
fs.writeFileSync(resultFile, `[\n${results.map((r) => JSON.stringify(r)).join(',\n')}\n]\n`);
