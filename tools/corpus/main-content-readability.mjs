// Writes the texts that Readability.js finds: {name: text}.
//
//   npm install @mozilla/readability jsdom
//   node main-content-readability.mjs PAGES > readability.json
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { readdirSync, readFileSync } from 'node:fs';

const folder = process.argv[2];
if (!folder) {
  console.error('usage: main-content-readability.mjs PAGES');
  process.exit(2);
}
const texts = {};
for (const file of readdirSync(folder).filter((name) => name.endsWith('.html')).sort()) {
  // Style sheets do not change the result, and jsdom parses them slowly.
  const html = readFileSync(`${folder}/${file}`, 'utf8').replace(/<style[\s\S]*?<\/style>/g, '');
  const dom = new JSDOM(html, { url: 'https://example.org/' });
  texts[file.slice(0, -5)] = new Readability(dom.window.document).parse()?.textContent ?? '';
}
console.log(JSON.stringify(texts));
