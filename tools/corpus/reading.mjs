#!/usr/bin/env node
// Compares the words of text outputs, in their order, with the rendered text that a browser reports:
// the longest common subsequence of words.
//
//   node reading.mjs [--worst N] [--words NAME] [--formats A,B] TRUTH_DIR PAGES_DIR OUTPUTS_DIR
//
// TRUTH_DIR contains NAME.json.gz with "innerText" for each NAME.html of PAGES_DIR. OUTPUTS_DIR is the
// output of WriteOutputs.java: elements.jsonl (as `parse --jsonl --full` prints it) and FORMAT/NAME.txt
// for each format. Formats: text, markdown, markdown-page, compact, compact-boxes, tree, tree-full,
// each also as FORMAT@SCOPE. Without --formats all formats in OUTPUTS_DIR are measured.
//
// Recall is the ratio of common words to words of innerText, precision that to words of the output.
// Each format has a figure over all words (micro) and the mean over the pages. --worst lists the
// worst pages, --words the missing and extra words of one page with the words before them.
//
// A word is a run of letters and digits, in lower case. The following words, outside the common
// subsequence, count on neither side:
// - words of innerText in elements that are flagged as hidden (off screen, clipped, transparent,
//   aria-hidden ...), and labels of options;
// - words of the output that represent content without text: alternative texts (all words of one in
//   sequence, as often as the page contains it), names, placeholders and values of fields, labels of
//   options, and names from attributes.
// innerText joins words that only padding separates ("homeabout"). Such a word, if the output does
// not contain it, is split into the consecutive words of the output that form it.

import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { common } from './lcs.mjs';
import { plain } from './plain.mjs';
import { alternativeTexts, attributeTexts, count, isAlternative, isCalled, isNamed, isRendered, optionLabels, words } from './rendered.mjs';

const args = process.argv.slice(2);
const option = (name, fallback) => {
  const at = args.indexOf(name);
  return at < 0 ? fallback : args.splice(at, 2)[1];
};
const worst = Number(option('--worst', 0));
const wordsOf = option('--words', null);
const chosen = option('--formats', null)?.split(',');
const [truthDir, pagesDir, outputsDir] = args;
if (!outputsDir) {
  console.error('usage: reading.mjs [--worst N] [--words NAME] [--formats A,B] TRUTH_DIR PAGES_DIR OUTPUTS_DIR');
  process.exit(2);
}

/** The words of innerText, those run together parted as the output has them in a row. */
function parted(truth, output) {
  const places = new Map();
  output.forEach((word, i) => (places.get(word) ?? places.set(word, []).get(word)).push(i));
  let glued = 0;
  const apart = (word) => {
    for (let length = 1; length < word.length; length++) {
      for (const start of places.get(word.slice(0, length)) ?? []) {
        let end = start;
        let at = 0;
        while (end < output.length && at < word.length && word.startsWith(output[end], at)) at += output[end++].length;
        if (at === word.length) return output.slice(start, end);
      }
    }
    return null;
  };
  const list = truth.flatMap((word) => {
    const parts = places.has(word) ? null : apart(word);
    if (!parts) return [word];
    glued++;
    return parts;
  });
  return { list, glued };
}

/** Words that count on neither side if nothing matches them. */
function excused(page) {
  const called = attributeTexts(join(pagesDir, page.file));
  const shown = page.els.filter((e) => !e.hidden);
  const hidden = page.els.filter((e) => isRendered(e)).flatMap((e) => words(e.text ?? ''));
  const options = optionLabels(page.els).flatMap(words);
  const names = shown.flatMap((e) => {
    if (isAlternative(e)) return [e.text, e.acc_name, e.label, e.placeholder, e.value];
    const ofAttributes = isNamed(e) ? [e.text, e.acc_name].filter((text) => text && isCalled(text, called)) : [];
    return [...new Set([...ofAttributes, e.placeholder, e.value])];
  });
  return {
    truth: count([...hidden, ...options]),
    output: count([...names.flatMap((text) => words(text ?? '')), ...options]),
  };
}

/** Which words of the output are of alternative texts, whose words stand there in a row, and not matched. */
function alternatives(page, output, matched) {
  const excused = new Uint8Array(output.length);
  const places = new Map();
  output.forEach((word, i) => (places.get(word) ?? places.set(word, []).get(word)).push(i));
  for (const text of alternativeTexts(join(pagesDir, page.file))) {
    const phrase = words(text);
    const free = (i) => !matched[i] && !excused[i];
    const at = (places.get(phrase[0]) ?? []).find((i) => phrase.every((word, k) => output[i + k] === word) && phrase.some((_, k) => free(i + k)));
    if (at !== undefined) phrase.forEach((_, k) => free(at + k) && (excused[at + k] = 1));
  }
  return excused;
}

/** How many words count: all but those without a match that the bag has. Gives the places of the others, too. */
function counting(list, matched, bag, excused = null) {
  const left = new Map(bag);
  const lost = [];
  list.forEach((word, i) => {
    if (matched[i] || excused?.[i]) return;
    const n = left.get(word) ?? 0;
    if (n > 0) left.set(word, n - 1);
    else lost.push(i);
  });
  return { lost, total: matched.reduce((sum, m) => sum + m, 0) + lost.length };
}

function inContext(list, lost) {
  const spans = [];
  for (const i of lost) {
    const last = spans.at(-1);
    if (last && last[1] === i) last[1]++;
    else spans.push([i, i + 1]);
  }
  return spans.map(([from, to]) => `  ${list.slice(Math.max(0, from - 4), from).join(' ')} [${list.slice(from, to).join(' ')}]`).join('\n');
}

const share = (a, b) => (b ? a / b : 1);
const percent = (x) => (100 * x).toFixed(2).padStart(6);

const formats =
  chosen ??
  readdirSync(outputsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const rows = new Map(formats.map((format) => [format, []]));
for await (const line of createInterface({ input: createReadStream(join(outputsDir, 'elements.jsonl')) })) {
  if (!line.trim()) continue;
  const page = JSON.parse(line);
  const name = page.file.replace(/\.html$/, '');
  const truthFile = join(truthDir, `${name}.json.gz`);
  if (page.error || !existsSync(truthFile)) continue;
  const { innerText } = JSON.parse(gunzipSync(readFileSync(truthFile)));
  if (typeof innerText !== 'string') continue;
  const rendered = words(innerText);
  const neither = excused(page);
  for (const format of formats) {
    const file = join(outputsDir, format, `${name}.txt`);
    if (!existsSync(file)) continue;
    const output = words(plain(format, readFileSync(file, 'utf8')));
    const { list, glued } = parted(rendered, output);
    const lcs = common(list, output);
    const truth = counting(list, lcs.a, neither.truth);
    const ours = counting(output, lcs.b, neither.output, alternatives(page, output, lcs.b));
    rows.get(format).push({ name, common: lcs.length, truth: truth.total, output: ours.total, glued });
    if (name === wordsOf) {
      console.log(`${format} lacks:\n${inContext(list, truth.lost)}\n${format} adds:\n${inContext(output, ours.lost)}`);
    }
  }
}

for (const [format, pages] of rows) {
  const sum = (field) => pages.reduce((total, page) => total + page[field], 0);
  const mean = (field) => share(pages.reduce((total, page) => total + share(page.common, page[field]), 0), pages.length);
  console.log(
    `${format.padEnd(14)} ${pages.length} pages, ${sum('truth')} words: recall ${percent(share(sum('common'), sum('truth')))} % ` +
      `(mean of pages ${percent(mean('truth'))}), precision ${percent(share(sum('common'), sum('output')))} % ` +
      `(${percent(mean('output'))}), ${sum('glued')} run together`,
  );
  const wrong = (page) => page.truth + page.output - 2 * page.common;
  for (const page of [...pages].sort((a, b) => wrong(b) - wrong(a)).slice(0, worst)) {
    console.log(
      `  ${page.name}: recall ${percent(share(page.common, page.truth))} precision ${percent(share(page.common, page.output))} ` +
        `lacks ${page.truth - page.common} adds ${page.output - page.common}`,
    );
  }
}
