#!/usr/bin/env node
// Reads computed values from Chromium. For each page it writes a line with the property names, and a
// line for each rendered element with its path and its values.
//
//     npm ci && FONTCONFIG_FILE=fonts.conf node read-styles.mjs PAGES OUT [CHROMIUM]
//
// It leaves out properties for which getComputedStyle returns the used value, and properties that
// browsy does not support.

import { PATHS, open, tables } from './reference.mjs';

const SIDES = ['top', 'right', 'bottom', 'left'];
const PROPERTIES = [
  'display', 'position', 'float', 'clear', 'visibility', 'overflow-x', 'overflow-y', 'box-sizing',
  'z-index', 'opacity', 'color', 'background-color', 'font-family', 'font-size', 'font-style',
  'font-weight', 'line-height', 'letter-spacing', 'word-spacing', 'text-align', 'text-indent',
  'text-transform', 'white-space', 'overflow-wrap', 'word-break', 'text-overflow', 'direction',
  'writing-mode', 'vertical-align', 'list-style-type', 'list-style-position',
  ...SIDES.flatMap((side) => [`border-${side}-width`, `border-${side}-style`]),
  'border-collapse', 'caption-side', 'table-layout', 'flex-direction', 'flex-wrap', 'flex-grow',
  'flex-shrink', 'flex-basis', 'order', 'justify-content', 'align-items', 'align-self',
  'align-content', 'row-gap', 'column-gap', 'object-fit', 'pointer-events',
];

await tables(async (context, folder, page) => {
  const tab = await open(context, folder, page);
  const rows = await tab.evaluate(
    ({ properties, paths }) => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
      return (0, eval)(paths)
        .filter(([element]) => element.checkVisibility({ contentVisibilityAuto: false }))
        .map(([element, path]) => {
          const style = getComputedStyle(element);
          return [path, ...properties.map((property) => style.getPropertyValue(property))];
        });
    },
    { properties: PROPERTIES, paths: PATHS },
  );
  return rows.length ? [['path', ...PROPERTIES], ...rows] : [];
});
