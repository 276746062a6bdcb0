#!/usr/bin/env node
// Compares computed styles with a browser's.
//
//     node tools/compare-styles.mjs [--worst N] [--page NAME] TRUTH_DIR RESULTS.jsonl
//
// TRUTH_DIR holds one NAME.json (or NAME.json.gz) per page: {"file", "elements": [{"path", "style":
// {property: value}}]}; RESULTS.jsonl is the output of "boxes --styles ...". An element of the truth
// that is missing in the results counts as wrong in every property.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const args = process.argv.slice(2);
let worst = 15;
let only = null;
while (args[0]?.startsWith('--')) {
  const option = args.shift();
  if (option === '--worst') worst = Number(args.shift());
  else if (option === '--page') only = args.shift();
}
const [truthDir, resultsFile] = args;

function truthOf(file) {
  const base = path.join(truthDir, file.replace(/\.html?$/, ''));
  for (const name of [base + '.json', base + '.json.gz']) {
    if (!fs.existsSync(name)) continue;
    const bytes = fs.readFileSync(name);
    return JSON.parse(name.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes);
  }
  return null;
}

let pages = 0;
let failed = 0;
let pairs = 0;
let right = 0;
const byProperty = new Map();
const wrong = new Map();
for (const line of fs.readFileSync(resultsFile, 'utf8').split('\n')) {
  if (!line) continue;
  const result = JSON.parse(line);
  if (only && !result.file.includes(only)) continue;
  const truth = truthOf(result.file);
  if (!truth) continue;
  pages++;
  if (result.error) failed++;
  const ours = new Map((result.elements ?? []).map(e => [e.path, e.style]));
  for (const element of truth.elements) {
    if (!element.style) continue;
    const mine = ours.get(element.path);
    for (const [property, value] of Object.entries(element.style)) {
      const count = byProperty.get(property) ?? { pairs: 0, right: 0 };
      byProperty.set(property, count);
      count.pairs++;
      pairs++;
      const got = mine?.[property];
      if (got === value) {
        count.right++;
        right++;
      } else {
        const tag = element.path.replace(/.*\//, '').replace(/\[\d+\]$/, '');
        const key = mine ? `${property}: ${value} | got ${got} | ${tag}` : `no such element | ${tag}`;
        const entry = wrong.get(key) ?? { count: 0, pages: new Set(), example: '' };
        wrong.set(key, entry);
        entry.count++;
        entry.pages.add(result.file);
        entry.example ||= `${result.file} ${element.path}`;
      }
    }
  }
}
const percent = (a, b) => ((100 * a) / b).toFixed(3);
console.log(`${pages} pages (${failed} failed), ${pairs} pairs, ${percent(right, pairs)} % equal`);
for (const [property, count] of [...byProperty].sort((a, b) => a[1].right / a[1].pairs - b[1].right / b[1].pairs)) {
  if (count.right < count.pairs) {
    console.log(`  ${property}: ${percent(count.right, count.pairs)} % (${count.pairs - count.right} wrong)`);
  }
}
for (const [key, entry] of [...wrong].sort((a, b) => b[1].count - a[1].count).slice(0, worst)) {
  console.log(`${entry.count} on ${entry.pages.size} pages: ${key}\n    ${entry.example}`);
}
