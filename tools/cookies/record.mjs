// Records which cookies Chromium sends after it received the Set-Cookie headers of vectors.json.
import fs from 'node:fs';
import net from 'node:net';
import { chromium } from 'playwright-core';

const PORT = 8888;
const HOST = 'home.example.org';
const [vectorsFile, resultFile] = process.argv.slice(2);
const vectors = JSON.parse(fs.readFileSync(vectorsFile, 'utf8'));

let current;
let sent;

/** Answers with raw bytes: the HTTP server of Node refuses control characters in headers. */
function answer(socket, head) {
  const [request, ...headers] = head.split('\r\n');
  const path = request.split(' ')[1];
  const setting = path.startsWith('/cookie-parser?');
  if (path.startsWith('/cookie-parser-result')) {
    const cookie = headers.find((line) => line.toLowerCase().startsWith('cookie: ')) ?? 'cookie: ';
    sent = Buffer.from(cookie.slice('cookie: '.length), 'latin1').toString('utf8');
  }
  const lines = setting ? current.received.map((cookie) => `Set-Cookie: ${cookie}\r\n`) : [];
  const head200 = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n';
  socket.write(Buffer.from(`${head200}${lines.join('')}\r\n<p>x`, 'utf8'));
}

const server = net.createServer((socket) => {
  let received = '';
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    received += data.toString('latin1');
    for (let end; (end = received.indexOf('\r\n\r\n')) >= 0; received = received.slice(end + 4)) {
      answer(socket, received.slice(0, end));
    }
  });
});
server.listen(PORT, '127.0.0.1');

const browser = await chromium.launch({
  executablePath: process.env.CHROME ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP * 127.0.0.1'],
});
const results = [];
for (const vector of vectors) {
  current = vector;
  sent = '';
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`http://${HOST}:${PORT}/cookie-parser?x`);
  const [host, ...path] = (vector.sentTo ?? `${HOST}/cookie-parser-result?x`).split('/');
  await page.goto(`http://${host}:${PORT}/${path.join('/')}`);
  results.push({ ...vector, sent });
  await context.close();
}
await browser.close();
server.close();
fs.writeFileSync(resultFile, `[\n${results.map((r) => JSON.stringify(r)).join(',\n')}\n]\n`);
