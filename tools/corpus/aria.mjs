#!/usr/bin/env node
// Compares roles and accessible names with those that web-platform-tests expect.
//
//   node aria.mjs EXPECTED.json RESULTS.jsonl [--verbose]
//
// EXPECTED maps files to lists of {path, name and/or role, test}; RESULTS has one line per page, as
// `boxes --aria` prints it: {"file":..., "elements":[{"path":..., "role":..., "name":...}]}.

import { readFileSync } from 'node:fs';

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const [expectedFile, resultsFile] = args.filter((arg) => arg !== '--verbose');
if (!resultsFile) {
  console.error('usage: aria.mjs EXPECTED.json RESULTS.jsonl [--verbose]');
  process.exit(2);
}
const expected = JSON.parse(readFileSync(expectedFile, 'utf8'));
// Maps synonyms to one name; an element without a role is generic.
const canonical = (role) => (role === 'img' ? 'image' : role === 'presentation' ? 'none' : role || 'generic');

let right = 0;
let all = 0;
for (const line of readFileSync(resultsFile, 'utf8').split('\n')) {
  if (!line.trim()) continue;
  const page = JSON.parse(line);
  const byPath = new Map((page.elements ?? []).map((element) => [element.path, element]));
  for (const wanted of expected[page.file] ?? []) {
    const got = byPath.get(wanted.path) ?? {};
    for (const [key, value, own] of [
      ['name', wanted.name, got.name ?? ''],
      ['role', wanted.role && canonical(wanted.role), canonical(got.role)],
    ]) {
      if (value == null) continue;
      all++;
      if (value === own) right++;
      else if (verbose) console.log(`${page.file} ${wanted.path} ${key}: ${JSON.stringify(own)}, not ${JSON.stringify(value)} (${wanted.test})`);
    }
  }
}
console.log(`${right}/${all} names and roles equal, ${((100 * right) / Math.max(1, all)).toFixed(1)} %`);
