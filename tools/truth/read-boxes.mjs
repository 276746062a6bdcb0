// Reads the boxes of the elements of fixture pages from Chromium and writes NAME.boxes.txt beside
// each NAME.html: one line for each element in <body>, in document order:
//
//     path x y width height
//
// in CSS px, rounded to two decimals. Elements that are not visible or have no box are left out.
//
//     npm ci
//     FONTCONFIG_FILE=fonts.conf node read-boxes.mjs [--chrome PROGRAM] PAGE...
//
// The fonts must be those of the tables (see ../fonts). Scripts are off; the window is 800x600.

import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { chrome: { type: "string", default: "/usr/bin/chromium" } },
});
const browser = await chromium.launch({
  executablePath: options.chrome,
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--hide-scrollbars"],
});
const context = await browser.newContext({
  javaScriptEnabled: false,
  viewport: { width: 800, height: 600 },
});
// An image that is never loaded keeps the size of its attributes and styles.
await context.route(/^http/, () => {});

for (const file of files) {
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href, { waitUntil: "domcontentloaded" });
  const lines = await page.evaluate(boxes);
  writeFileSync(file.replace(/\.html$/, ".boxes.txt"), lines.join("\n") + "\n");
  await page.close();
}
await browser.close();

function boxes() {
  const lines = [];
  const round = (value) => Math.round(value * 100) / 100 + 0;
  const visit = (element, path) => {
    const box = element.getBoundingClientRect();
    const visible =
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      element.checkVisibility();
    if (visible) {
      lines.push([path, ...[box.x, box.y, box.width, box.height].map(round)].join(" "));
    }
    const counts = {};
    for (const child of element.namespaceURI.endsWith("svg") ? [] : element.children) {
      counts[child.localName] = (counts[child.localName] ?? 0) + 1;
      visit(child, `${path}/${child.localName}[${counts[child.localName]}]`);
    }
  };
  visit(document.body, "/html[1]/body[1]");
  return lines;
}
