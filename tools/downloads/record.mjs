// Records for the responses of vectors.json whether Chromium shows a page or saves a file, and the
// name of the file.
import fs from 'node:fs';
import net from 'node:net';
import { chromium } from 'playwright-core';

const PORT = 8890;
const [vectorsFile, resultFile] = process.argv.slice(2);
const vectors = JSON.parse(fs.readFileSync(vectorsFile, 'utf8'));
let current;

/** Answers with raw bytes: each character of a header is a byte. */
function answer(socket, head) {
  const body = head.startsWith('GET /start') ? start() : (current.body ?? 'text');
  const type = head.startsWith('GET /start') ? 'text/html' : (current.type ?? 'text/html');
  const lines = [`Content-Type: ${type}`];
  if (type === '') lines.pop();
  if (!head.startsWith('GET /start') && current.disposition !== undefined) {
    for (const one of [current.disposition].flat()) lines.push(`Content-Disposition: ${one}`);
  }
  const bytes = Buffer.from(body, head.startsWith('GET /start') ? 'utf8' : 'latin1');
  lines.push(`Content-Length: ${bytes.length}`, 'Connection: close');
  socket.write(Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  socket.end(bytes);
}

function start() {
  const download = current.download === undefined ? '' : ` download="${current.download}"`;
  return `<!DOCTYPE html><meta charset=utf-8><a href="${current.path ?? '/file'}"${download}>Go</a>`;
}

const server = net.createServer((socket) => {
  let received = '';
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    received += data.toString('latin1');
    if (received.includes('\r\n\r\n')) answer(socket, received);
  });
});
server.listen(PORT, '127.0.0.1');

/** Loads one vector in a new window; a browser with many downloads becomes slow. */
async function result(browser, vector) {
  current = vector;
  const context = await browser.newContext({ javaScriptEnabled: false, acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(`http://files.example.org:${PORT}/start`);
  const file = page.waitForEvent('download', { timeout: 30000 }).then(
    (download) => ({ name: download.suggestedFilename() }));
  const shown = page.waitForURL((url) => !url.pathname.startsWith('/start'), {
    timeout: 30000, waitUntil: 'commit' }).then(() => ({}));
  await page.click('a', { noWaitAfter: true });
  const first = await Promise.any([file, shown]).catch(() => ({ failed: true }));
  await context.close();
  return { ...vector, ...first };
}

const results = [];
for (let start = 0; start < vectors.length; start += 50) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--host-resolver-rules=MAP * 127.0.0.1'],
  });
  for (const vector of vectors.slice(start, start + 50)) results.push(await result(browser, vector));
  await browser.close();
  fs.writeFileSync(resultFile, `[\n${results.map((r) => JSON.stringify(r)).join(',\n')}\n]\n`);
}
server.close();
