#!/usr/bin/env node
// Compares the visible text of Spatial DOMs with the rendered text that a browser reports, as
// multisets of words.
//
//   node text.mjs TRUTH_DIR RESULTS.jsonl [--pages DIR] [--worst N] [--words FILE]
//
// TRUTH_DIR holds NAME.json.gz with "innerText" for each NAME.html; RESULTS has one line a page, as
// `parse --jsonl --paths` writes it. Alternative texts, labels, values and options are left out on
// both sides: innerText lists the options of select elements, so their words are taken off, and a
// link or button that shows no text is called by an attribute (with --pages, where the attributes
// are read from the pages). Text that is hidden from assistive technology alone (aria-hidden) is
// hidden in a Spatial DOM and rendered text in a browser; if the results tell why elements are
// hidden, a second line counts it as shown.

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';

const args = process.argv.slice(2);
const option = (name, fallback) => {
  const at = args.indexOf(name);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const pagesDir = option('--pages', null);
const worst = Number(option('--worst', 0));
const wordsOf = option('--words', null);
const [truthDir, resultsFile] = args;
if (!resultsFile) {
  console.error('usage: text.mjs TRUTH_DIR RESULTS.jsonl [--pages DIR] [--worst N] [--words FILE]');
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

const flat = (text) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#039': "'" };

// The attribute values by which something without text is called.
function attributeTexts(file) {
  const found = new Set();
  if (!pagesDir) return found;
  const html = readFileSync(join(pagesDir, file), 'utf8');
  for (const match of html.matchAll(/\b(?:alt|title|aria-label|placeholder|value)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)) {
    const text = (match[1] ?? match[2]).replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
    if (text.trim()) found.add(flat(text));
  }
  for (const match of html.matchAll(/<title[^>]*>([^<]*)</gi)) found.add(flat(match[1]));
  return found;
}

const total = { pages: 0, truth: 0, ours: 0, both: 0, aria: 0 };
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
  const called = attributeTexts(page.file);
  const excused = count(
    shown.filter((e) => ['a', 'button', 'summary', 'svg'].includes(e.tag) && called.has(flat(e.text ?? ''))).flatMap((e) => words(e.text ?? '')),
  );
  let both = 0;
  for (const [word, n] of expected) both += Math.min(n, ours.get(word) ?? 0);
  const sum = (bag) => [...bag.values()].reduce((a, b) => a + b, 0);
  let attributes = 0;
  for (const [word, n] of ours) attributes += Math.min(Math.max(0, n - (expected.get(word) ?? 0)), excused.get(word) ?? 0);
  const ariaHidden = count(
    page.els
      .filter((e) => e.hidden && e.why_hidden?.length && e.why_hidden.every((reason) => reason.kind === 'aria_hidden'))
      .flatMap((e) => words(e.text ?? '')),
  );
  let aria = 0;
  for (const [word, n] of ariaHidden) aria += Math.min(n, Math.max(0, (expected.get(word) ?? 0) - (ours.get(word) ?? 0)));
  total.aria += aria;
  const row = { file: page.file, truth: sum(expected), ours: sum(ours) - attributes, both };
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
if (total.aria) console.log(`with aria-hidden text counted as shown: recall ${percent(total.both + total.aria, total.truth)} %`);
pages.sort((a, b) => b.truth - b.both + (b.ours - b.both) - (a.truth - a.both + (a.ours - a.both)));
for (const row of pages.slice(0, worst)) {
  console.log(
    `${row.file}: recall ${percent(row.both, row.truth)} precision ${percent(row.both, row.ours)} lost ${row.truth - row.both} added ${row.ours - row.both}`,
  );
}
