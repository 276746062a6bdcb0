#!/usr/bin/env node
// Compares the structure of rendered Markdown with that of the pages it was made from.
//
//   node compare.mjs [--worst KIND] [--page NAME] TRUTH COLUMN...
//
// TRUTH is the output of read.mjs. A COLUMN is NAME=HTML_DIR, a folder of HTML that Markdown.java
// rendered; for Markdown with ids instead of addresses NAME=HTML_DIR,ELEMENTS.jsonl, with the elements
// of each page as `parse --jsonl --full` prints them.
//
// Kinds: headings (text, level), items of lists (own text, depth, number), cells (text, row, column
// of a table), code blocks (every byte but the last line break), links (text, target, and the twelve
// letters before and after them in their block, where there are any). Each is matched once;
// reading.mjs evaluates the order. Hidden content (aria-hidden, off screen, clipped, transparent),
// layout tables, content of cells that Markdown cannot express there, links with javascript: or
// another role or without text, and controls count on neither side.

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { names, open } from './browser.mjs';
import { extract } from './extract.mjs';

const args = process.argv.slice(2);
const option = (name) => {
  const at = args.indexOf(name);
  return at < 0 ? null : args.splice(at, 2)[1];
};
const worst = option('--worst');
const only = option('--page');
const [truthDir, ...columns] = args;
if (!columns.length) {
  console.error('usage: compare.mjs [--worst KIND] [--page NAME] TRUTH NAME=HTML_DIR[,ELEMENTS.jsonl]...');
  process.exit(2);
}

/** Returns the addresses of a page's elements by id, null for elements that are not links. */
async function targetsOf(file) {
  const pages = new Map();
  if (!file) return pages;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.trim()) continue;
    const page = JSON.parse(line);
    const targets = Object.fromEntries(page.els.map((e) => [e.id, e.href && (e.role ?? 'link') === 'link' ? e.href : null]));
    pages.set(page.file.replace(/\.html$/, ''), targets);
  }
  return pages;
}

// ---- matching ----------------------------------------------------------

const ends = (ours, wanted) => wanted.some((text) => ours.some((has) => has.endsWith(text)));
const starts = (ours, wanted) => wanted.some((text) => ours.some((has) => has.startsWith(text)));
const address = (url) => {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};

const KINDS = {
  headings: (a, b) => a.level === b.level,
  items: (a, b) => b.depths.some((depth) => a.depths.includes(depth)) && b.numbers.some((number) => a.numbers.includes(number)),
  cells: (a, b) => a.row === b.row && a.column === b.column,
  code: () => true,
  links: (a, b) => address(a.target) === address(b.target) && ends(b.before, a.before) && starts(b.after, a.after),
};

/** Pairs each item with an equal item of the truth that shares a key; items that count come first. */
function match(truth, ours, same) {
  const byKey = new Map();
  truth.forEach((item, i) => item.keys.forEach((key) => (byKey.get(key) ?? byKey.set(key, []).get(key)).push(i)));
  const taken = new Array(truth.length).fill(false);
  const extra = [];
  let both = 0;
  for (const item of ours) {
    const found = [...new Set(item.keys.flatMap((key) => byKey.get(key) ?? []))].filter((i) => !taken[i] && same(truth[i], item));
    const best = found.find((i) => !truth[i].free) ?? found[0];
    if (best === undefined) {
      if (!item.free) extra.push(item);
    } else {
      taken[best] = true;
      if (!truth[best].free) both++;
    }
  }
  return { both, missing: truth.filter((item, i) => !item.free && !taken[i]), extra };
}

/** Pairs tables by the number of common cells, in descending order, and then their cells. */
function matchTables(truth, ours) {
  const pairs = truth.flatMap((table, i) =>
    ours.map((other, j) => ({
      i,
      j,
      shared: match(table.cells.map((c) => ({ ...c, free: false })), other.cells, KINDS.cells).both,
      texts: match(table.cells.map((c) => ({ ...c, free: false })), other.cells, () => true).both,
    })),
  );
  pairs.sort((a, b) => b.shared - a.shared || b.texts - a.texts || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
  const sum = { both: 0, missing: [], extra: [] };
  const add = (part) => {
    sum.both += part.both;
    sum.missing.push(...part.missing);
    sum.extra.push(...part.extra);
  };
  const left = new Set(truth.keys());
  const right = new Set(ours.keys());
  for (const { i, j, texts } of pairs) {
    if (!texts || !left.has(i) || !right.has(j)) continue;
    left.delete(i);
    right.delete(j);
    const part = match(truth[i].cells, ours[j].cells, KINDS.cells);
    // A layout table that was converted to a table counts on neither side.
    if (truth[i].cells.every((cell) => cell.free)) part.extra = [];
    add(part);
  }
  for (const i of left) add(match(truth[i].cells, [], KINDS.cells));
  for (const j of right) add(match([], ours[j].cells, KINDS.cells));
  return sum;
}

const compared = (kind, truth, ours) => (kind === 'cells' ? matchTables(truth.tables, ours.tables) : match(truth[kind], ours[kind], KINDS[kind]));

// ---- the run -----------------------------------------------------------

const { browser, context } = await open(null);
const tab = await context.newPage();
const share = (a, b) => (b ? ((100 * a) / b).toFixed(1) : '-');
const results = [];
for (const column of columns) {
  const [label, where] = column.split('=');
  const [folder, elements] = where.split(',');
  const targets = await targetsOf(elements);
  const sums = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, { both: 0, truth: 0, ours: 0 }]));
  const pages = [];
  for (const name of only ? [only] : names(truthDir, '.json')) {
    const file = join(folder, `${name}.html`);
    if (!existsSync(file)) continue;
    const truth = JSON.parse(readFileSync(join(truthDir, `${name}.json`), 'utf8'));
    const base = `<!DOCTYPE html><base href="${truth.base.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
    await tab.setContent(base + readFileSync(file, 'utf8'), { waitUntil: 'domcontentloaded' });
    const ours = await tab.evaluate(extract, targets.get(name) ?? {});
    for (const kind of Object.keys(KINDS)) {
      const { both, missing, extra } = compared(kind, truth, ours);
      sums[kind].both += both;
      sums[kind].truth += both + missing.length;
      sums[kind].ours += both + extra.length;
      if (worst === kind || only) pages.push({ name, kind, missing, extra });
    }
  }
  results.push({ label, sums });
  for (const { name, kind, missing, extra } of pages.sort((a, b) => b.missing.length + b.extra.length - a.missing.length - a.extra.length).slice(0, 10)) {
    if (missing.length + extra.length === 0 || (worst && kind !== worst)) continue;
    console.log(`${label} ${name}: ${missing.length} ${kind} missing, ${extra.length} extra`);
    const told = (item) => JSON.stringify({ ...item, free: undefined });
    for (const item of missing.slice(0, only ? 40 : 3)) console.log(`  - ${told(item)}`);
    for (const item of extra.slice(0, only ? 40 : 3)) console.log(`  + ${told(item)}`);
  }
}
await browser.close();
const kinds = Object.keys(KINDS);
console.log(`| F1 (recall / precision) | ${kinds.map((kind) => `${kind} (${Math.max(...results.map((r) => r.sums[kind].truth))})`).join(' | ')} |`);
console.log(`|---|${'---:|'.repeat(kinds.length)}`);
for (const { label, sums } of results) {
  const cell = ({ both, truth, ours }) => `${share(2 * both, truth + ours)} (${share(both, truth)} / ${share(both, ours)})`;
  console.log(`| ${label} | ${kinds.map((kind) => cell(sums[kind])).join(' | ')} |`);
}
