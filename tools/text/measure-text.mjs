// Fills the last column of the text fixtures of browsy-core with measurements of Chromium.
//
//     npm ci
//     FONTCONFIG_FILE=fonts.conf node measure-text.mjs --chrome PROGRAM --ahem Ahem.ttf FIXTURE...
//
// The fonts must be those of the tables (see ../fonts). Lines are rewritten in place:
//
//     *widths.txt   font shorthand <tab> further style <tab> JSON string <tab> width in px
//     *breaks.txt   style <tab> JSON string <tab> indices at which lines start in a box of 1 px
//
// Lines that start with # are kept. Chromium caches the shaped words of a page and reuses them for
// other font lists, so every font list gets a page of its own.

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { chrome: { type: "string" }, ahem: { type: "string" } },
});
const browser = await chromium.launch({
  executablePath: options.chrome,
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--hide-scrollbars"],
});
const ahem = readFileSync(options.ahem).toString("base64");
const head = `<!doctype html><meta charset=utf-8>
  <style>@font-face{font-family:Ahem;src:url(data:font/ttf;base64,${ahem})}</style><body>`;

for (const file of files) {
  const lines = readFileSync(file, "utf8").replace(/\n$/, "").split("\n");
  const rows = lines.map((line) => (line.startsWith("#") ? null : line.split("\t")));
  const measured = file.endsWith("widths.txt") ? await widths(rows) : await breaks(rows);
  const filled = lines.map((line, i) =>
    rows[i] ? [...rows[i].slice(0, -1), measured.get(rows[i])].join("\t") : line);
  writeFileSync(file, filled.join("\n") + "\n");
}
await browser.close();

async function onPage(action, argument) {
  const page = await browser.newPage();
  await page.setContent(head);
  await page.evaluate(() => document.fonts.load("16px Ahem"));
  const result = await page.evaluate(action, argument);
  await page.close();
  return result;
}

async function widths(rows) {
  const byFont = new Map();
  for (const row of rows.filter(Boolean)) {
    const families = row[0].replace(/^.*?px /, "");
    byFont.set(families, [...(byFont.get(families) ?? []), row]);
  }
  const result = new Map();
  for (const group of byFont.values()) {
    const found = await onPage((cases) => {
      const spans = cases.map(([font, style, text]) => {
        const span = document.createElement("span");
        span.style.cssText = `display:inline-block;white-space:pre;font:${font};${style}`;
        span.textContent = JSON.parse(text);
        document.body.append(span, document.createElement("br"));
        return span;
      });
      return spans.map((span) => span.getBoundingClientRect().width);
    }, group);
    group.forEach((row, i) => result.set(row, found[i]));
  }
  return result;
}

async function breaks(rows) {
  const cases = rows.filter(Boolean);
  const found = await onPage((all) => all.map(([style, text]) => {
    const box = document.createElement("div");
    box.style.cssText = `width:1px;font:16px/20px Arial;${style}`;
    box.textContent = JSON.parse(text);
    document.body.append(box);
    const node = box.firstChild;
    const range = document.createRange();
    const starts = [];
    let top = null;
    for (let i = 0; i < node.length; i++) {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const rect = [...range.getClientRects()].pop();
      const inPair = /[\udc00-\udfff]/.test(node.data[i]);
      if (!rect || inPair || node.data[i] === " ") continue;
      if (top !== null && rect.top > top + 10) starts.push(i);
      top = rect.top;
    }
    box.remove();
    return starts.join(",");
  }), cases);
  return new Map(cases.map((row, i) => [row, found[i]]));
}
