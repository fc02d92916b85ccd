import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The custom properties that style sheets and components may name. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const definitions = (css) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
const tokens = new Set(definitions(readFileSync(`${root}design-system/src/tokens.css`, 'utf8')));

// Set by React Aria on what it positions.
const fromReactAria = [
  '--trigger-width',
  '--visual-viewport-height',
  '--visual-viewport-width',
  '--page-height',
];

/** What a part lets its surroundings set: defined in another style sheet, or in the style of a component. */
const ofParts = ['design-system/src', 'web/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx)$/.test(file) && !/\.(stories|test)\.tsx$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${root}${folder}/${file}`, 'utf8');
      return file.endsWith('.css')
        ? definitions(text)
        : [...text.matchAll(/'(--[\w-]+)':/g)].map(([, name]) => name);
    }),
);

const known = new Set([...tokens, ...fromReactAria]);
const knownWithFallback = new Set([...known, ...ofParts]);

const isPalette = (name) => /^--[a-z]+-\d{3}$/.test(name) && tokens.has(name);

/** One sentence each. @param own properties that are defined beside the value */
export function errorsOfProperties(value, own = new Set()) {
  return [...value.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)].flatMap(([, name, next]) => {
    if (isPalette(name)) return [`${name} is a raw colour of the palette: use a role, such as --fg-default.`];
    if (own.has(name) || (next === ',' ? knownWithFallback : known).has(name)) return [];
    return [
      `${name} is unknown: tokens are defined in tokens.css, and what a part lets others set in the part.`,
    ];
  });
}

export const definedIn = (css) => new Set(definitions(css));
