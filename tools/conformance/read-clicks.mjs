#!/usr/bin/env node
// Reads the hit test at the centre of each control from Chromium. For each page it writes a line for
// each visible control: its path, its box (x, y, width, height in CSS px of the document) and the
// path of the element that is hit, "self" for the control, "-" for none.
//
//     npm ci && FONTCONFIG_FILE=fonts.conf node read-clicks.mjs PAGES OUT [CHROMIUM]
//
// The page and the scroll containers around a control are scrolled to the control first. A hit on a
// descendant of a control, or on its label, is a hit on the control.

import { PATHS, open, tables } from './reference.mjs';

const CONTROLS = 'a[href], button, input:not([type=hidden i]), select, textarea, summary, [role=button]';

function clicks({ controls, paths }) {
  const all = (0, eval)(paths);
  const pathOf = new Map(all);
  const round = (value) => Math.round(value * 100) / 100 + 0;
  const pageBox = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + scrollX, box.y + scrollY, box.width, box.height].map(round);
  };
  const largest = (element) =>
    [...element.getClientRects()].reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
  const middle = (element) => {
    const box = largest(element);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const reveal = (element) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const [x, y] = middle(element);
      const left = scrolls(style.overflowX) ? x - (box.x + box.width / 2) : 0;
      const top = scrolls(style.overflowY) ? y - (box.y + box.height / 2) : 0;
      around.scrollBy({ left, top, behavior: 'instant' });
    }
    const [x, y] = middle(element);
    scrollBy({ left: x - innerWidth / 2, top: y - innerHeight / 2, behavior: 'instant' });
  };
  const isSelf = (element, hit) =>
    element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit));
  const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const boxes = new Map(all.map(([element]) => [element, pageBox(element)]));
  return all
    .filter(([element]) => element.matches(controls) && element.checkVisibility(visible))
    .filter(([element]) => [...element.getClientRects()].some((box) => box.width && box.height))
    .map(([element, path]) => {
      scrollTo({ left: 0, top: 0, behavior: 'instant' });
      reveal(element);
      const hit = document.elementFromPoint(...middle(element));
      const answer = hit === null ? '-' : isSelf(element, hit) ? 'self' : (pathOf.get(hit) ?? '/html[1]');
      return [path, ...boxes.get(element), answer];
    });
}

await tables(async (context, folder, page) => {
  const tab = await open(context, folder, page);
  const rows = await tab.evaluate(clicks, { controls: CONTROLS, paths: PATHS });
  return rows;
});
