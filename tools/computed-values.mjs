#!/usr/bin/env node
// Reads the computed values of the declarations in a fixture file from Chromium and writes them
// after the arrows. Node must be able to resolve playwright-core.
//
//     node tools/computed-values.mjs [--chrome PATH] FILE...
//
// A line is "property: value => computed", a comment or empty. In files whose name begins with
// "shorthands" the computed part lists the longhands in LONGHANDS that differ from their initial
// values or that the declarations name.
import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(process.cwd() + '/');
const { chromium } = require('playwright-core');

const args = process.argv.slice(2);
let executablePath = process.env.CHROME || '/usr/bin/chromium';
if (args[0] === '--chrome') executablePath = args.splice(0, 2)[1];

// The longhands that are listed for a shorthand.
const LONGHANDS = ('margin-top margin-right margin-bottom margin-left padding-top padding-right '
  + 'padding-bottom padding-left top right bottom left border-top-width border-right-width '
  + 'border-bottom-width border-left-width border-top-style border-right-style border-bottom-style '
  + 'border-left-style overflow-x overflow-y flex-grow flex-shrink flex-basis flex-direction '
  + 'flex-wrap row-gap column-gap align-content justify-content align-items justify-items '
  + 'align-self justify-self list-style-type list-style-position column-count column-width '
  + 'white-space-collapse text-wrap-mode text-wrap-style font-style font-variant-caps font-weight '
  + 'font-size line-height font-family grid-row-start grid-row-end grid-column-start '
  + 'grid-column-end container-name container-type break-before break-after break-inside '
  + 'text-box-trim text-box-edge column-height column-wrap background-color width height min-width min-height max-width max-height').split(' ');

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
for (const file of args) {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const inputs = lines.map(line => line.startsWith('#') || !line.trim() ? null : line.split(' => ')[0]);
  await page.setContent('<!doctype html><body></body>');
  const shorthands = /\bshorthands[^/]*$/.test(file);
  const outputs = await page.evaluate(({ inputs, longhands }) => {
    const outer = document.createElement('div');
    if (!longhands) outer.style.cssText = 'font: 20px/1.5 Arial; color: red';
    const hidden = outer.appendChild(document.createElement('div'));
    hidden.style.display = 'none';
    document.body.append(outer);
    return inputs.map(input => {
      if (input === null) return null;
      const name = input.slice(0, input.indexOf(':')).trim();
      // getComputedStyle gives computed sizes for an element that is not rendered, used sizes for
      // others. The value of display is read from a rendered element.
      const parent = name === 'display' ? outer : hidden;
      const element = parent.appendChild(document.createElement('div'));
      element.style.cssText = input;
      const valid = element.style.length > 0;
      const computed = getComputedStyle(element);
      let value = computed.getPropertyValue(name);
      if (longhands) {
        const initial = getComputedStyle(parent.appendChild(document.createElement('div')));
        const changed = longhands.filter(
          l => computed.getPropertyValue(l) !== initial.getPropertyValue(l));
        const shown = changed.length ? changed : longhands.filter(l => element.style.getPropertyValue(l));
        value = shown.map(l => `${l}: ${computed.getPropertyValue(l)}`).join('; ');
        parent.lastChild.remove();
      }
      element.remove();
      return valid ? value : 'invalid';
    });
  }, { inputs, longhands: shorthands ? LONGHANDS : null });
  const text = lines.map((line, i) => inputs[i] === null ? line : `${inputs[i]} => ${outputs[i]}`);
  fs.writeFileSync(file, text.join('\n'));
}
await browser.close();
