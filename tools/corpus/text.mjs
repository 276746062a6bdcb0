#!/usr/bin/env node
// Compares the visible text of Spatial DOMs with the rendered text that a browser reports, as
// multisets of words.
//
//   node text.mjs TRUTH_DIR RESULTS.jsonl [--worst N] [--words FILE]
//
// TRUTH_DIR holds NAME.json.gz with "innerText" for each NAME.html; RESULTS has one line a page, as
// `parse --jsonl --paths` writes it. Alternative texts, labels, values and options are left out on
// both sides: innerText lists the options of select elements, so their words are taken off.

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';

const args = process.argv.slice(2);
const option = (name, fallback) => {
  const at = args.indexOf(name);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const worst = Number(option('--worst', 0));
const wordsOf = option('--words', null);
const [truthDir, resultsFile] = args;
if (!resultsFile) {
  console.error('usage: text.mjs TRUTH_DIR RESULTS.jsonl [--worst N] [--words FILE]');
  process.exit(2);
}

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function count(list) {
  const bag = new Map();
  for (const word of list) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

// What is shown in place of a picture or a control without text is no rendered text.
const isAlternative = (element) =>
  ['img', 'area', 'iframe', 'video', 'audio', 'embed', 'object', 'canvas', 'input', 'select', 'textarea', 'progress', 'meter']
    .includes(element.tag);

const total = { pages: 0, truth: 0, ours: 0, both: 0 };
const pages = [];
for await (const line of createInterface({ input: createReadStream(resultsFile) })) {
  if (!line.trim()) continue;
  const page = JSON.parse(line);
  const file = join(truthDir, page.file.replace(/\.html$/, '.json.gz'));
  if (page.error || !existsSync(file)) continue;
  const truth = JSON.parse(gunzipSync(readFileSync(file)));
  if (typeof truth.innerText !== 'string') continue;
  const shown = page.els.filter((element) => !element.hidden);
  const expected = count(words(truth.innerText));
  const options = count(shown.flatMap((e) => (e.options ?? []).flatMap((o) => words(o.label ?? ''))));
  for (const [word, n] of options) {
    if (expected.has(word)) expected.set(word, Math.max(0, expected.get(word) - n));
  }
  const ours = count(shown.filter((e) => !isAlternative(e)).flatMap((e) => words(e.text ?? '')));
  let both = 0;
  for (const [word, n] of expected) both += Math.min(n, ours.get(word) ?? 0);
  const sum = (bag) => [...bag.values()].reduce((a, b) => a + b, 0);
  const row = { file: page.file, truth: sum(expected), ours: sum(ours), both };
  total.pages++;
  total.truth += row.truth;
  total.ours += row.ours;
  total.both += both;
  pages.push(row);
  if (wordsOf === page.file) {
    const differ = (a, b) => [...a].filter(([w, n]) => n > (b.get(w) ?? 0)).map(([w, n]) => `${w}:${n - (b.get(w) ?? 0)}`);
    console.log('lost:', differ(expected, ours).join(' '));
    console.log('added:', differ(ours, expected).join(' '));
  }
}
const percent = (a, b) => (b ? ((100 * a) / b).toFixed(2) : '-');
console.log(
  `${total.pages} pages, ${total.truth} words: recall ${percent(total.both, total.truth)} %, precision ${percent(total.both, total.ours)} %`,
);
pages.sort((a, b) => b.truth - b.both + (b.ours - b.both) - (a.truth - a.both + (a.ours - a.both)));
for (const row of pages.slice(0, worst)) {
  console.log(
    `${row.file}: recall ${percent(row.both, row.truth)} precision ${percent(row.both, row.ours)} lost ${row.truth - row.both} added ${row.ours - row.both}`,
  );
}
