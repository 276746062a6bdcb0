#!/usr/bin/env node
// Compares the visible text of Spatial DOMs with the rendered text that a browser reports, as
// multisets of words.
//
//   node text.mjs TRUTH_DIR RESULTS.jsonl [--pages DIR] [--worst N] [--words FILE]
//
// TRUTH_DIR holds NAME.json.gz with "innerText" for each NAME.html; RESULTS has one line per page, as
// `parse --jsonl --full` prints it. Alternative texts, labels, values and options are left out on
// both sides: innerText lists the options of select elements, so their words are subtracted, and the
// name of a link or button without text is that of an attribute (with --pages, which reads the
// attributes from the pages).
//
// innerText contains all rendered text, even if users cannot see it: off screen, clipped, fully
// transparent, or hidden from assistive technology (aria-hidden). A Spatial DOM flags such elements as
// hidden, with the reason. So there are two figures: one for visible elements, and one that counts
// elements hidden for these reasons as visible, with the number of words for each reason. The second
// also takes into account that innerText joins words that only padding separates ("homeabout").

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { attributeTexts, count, isAlternative, isCalled, isNamed, isRendered, optionLabels, words } from './rendered.mjs';

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

// innerText joins words that only padding or a margin separates. Returns the number of words of the
// output that form a word of innerText, and removes them from the bag; 0 if no words form it.
function unglue(glued, bag) {
  const parts = [];
  const ends = [...bag].filter(([word, n]) => n > 0 && glued.includes(word)).map(([word]) => word);
  const from = new Array(glued.length + 1).fill(null);
  from[0] = '';
  for (let i = 0; i < glued.length; i++) {
    if (from[i] === null) continue;
    for (const word of ends) if (from[i + word.length] === null && glued.startsWith(word, i)) from[i + word.length] = word;
  }
  if (from[glued.length] === null) return 0;
  for (let i = glued.length; i > 0; i -= from[i].length) parts.push(from[i]);
  const need = count(parts);
  if ([...need].some(([word, n]) => n > bag.get(word))) return 0;
  for (const [word, n] of need) bag.set(word, bag.get(word) - n);
  return parts.length;
}

const total = { pages: 0, truth: 0, ours: 0, both: 0, glued: 0, unglued: 0 };
const unseen = new Map();
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
  const options = count(optionLabels(shown).flatMap(words));
  for (const [word, n] of options) {
    if (expected.has(word)) expected.set(word, Math.max(0, expected.get(word) - n));
  }
  const ours = count(shown.filter((e) => !isAlternative(e)).flatMap((e) => words(e.text ?? '')));
  const called = pagesDir ? attributeTexts(join(pagesDir, page.file)) : new Set();
  const excused = count(
    shown.filter((e) => e.text && isNamed(e) && isCalled(e.text, called)).flatMap((e) => words(e.text ?? '')),
  );
  let both = 0;
  for (const [word, n] of expected) both += Math.min(n, ours.get(word) ?? 0);
  const sum = (bag) => [...bag.values()].reduce((a, b) => a + b, 0);
  let attributes = 0;
  for (const [word, n] of ours) attributes += Math.min(Math.max(0, n - (expected.get(word) ?? 0)), excused.get(word) ?? 0);
  const missing = new Map([...expected].map(([word, n]) => [word, n - (ours.get(word) ?? 0)]));
  for (const element of page.els.filter((e) => isRendered(e) && !isAlternative(e))) {
    for (const word of words(element.text ?? '')) {
      if ((missing.get(word) ?? 0) <= 0) continue;
      missing.set(word, missing.get(word) - 1);
      const reason = element.why_hidden[0].kind;
      unseen.set(reason, (unseen.get(reason) ?? 0) + 1);
    }
  }
  const surplus = new Map([...ours].map(([word, n]) => [word, n - (expected.get(word) ?? 0)]).filter(([, n]) => n > 0));
  let glued = 0;
  for (const [word, n] of missing) {
    for (let i = 0; i < n && word.length > 2; i++) {
      const parts = unglue(word, surplus);
      if (!parts) break;
      missing.set(word, missing.get(word) - 1);
      total.glued++;
      glued += parts;
    }
  }
  const lost = [...missing.values()].reduce((a, n) => a + Math.max(0, n), 0);
  const row = { file: page.file, truth: sum(expected), ours: sum(ours) - attributes, both, lost, glued };
  total.pages++;
  total.truth += row.truth;
  total.ours += row.ours;
  total.both += both;
  total.unglued += glued;
  pages.push(row);
  if (wordsOf === page.file) {
    const differ = (a, b) => [...a].filter(([w, n]) => n > (b.get(w) ?? 0)).map(([w, n]) => `${w}:${n - (b.get(w) ?? 0)}`);
    console.log('lost:', differ(expected, ours).join(' '));
    console.log('lost and in no hidden element:', [...missing].filter(([, n]) => n > 0).map(([w, n]) => `${w}:${n}`).join(' '));
    console.log('added:', differ(ours, expected).join(' '));
  }
}
const percent = (a, b) => (b ? ((100 * a) / b).toFixed(2) : '-');
console.log(
  `${total.pages} pages, ${total.truth} words: recall ${percent(total.both, total.truth)} %, precision ${percent(total.both, total.ours)} %`,
);
const rendered = [...unseen.values()].reduce((a, b) => a + b, 0);
const reasons = [...unseen].sort((a, b) => b[1] - a[1]).map(([reason, n]) => `${reason} ${n}`);
console.log(
  `counting what is rendered but not seen, and words run together: recall ${percent(total.both + rendered + total.glued, total.truth)} %, ` +
    `precision ${percent(total.both + total.unglued, total.ours)} % (${[...reasons, `glued ${total.glued}`].join(', ')})`,
);
const wrong = (row) => row.lost + row.ours - row.both - row.glued;
pages.sort((a, b) => wrong(b) - wrong(a));
for (const row of pages.slice(0, worst)) {
  console.log(
    `${row.file}: recall ${percent(row.both, row.truth)} precision ${percent(row.both, row.ours)} lost ${row.truth - row.both}, nowhere ${row.lost}, added ${row.ours - row.both - row.glued}`,
  );
}
