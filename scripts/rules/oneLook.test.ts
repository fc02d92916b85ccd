import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

const tokens = read('design-system/src/tokens.css');
const palette = new Map(
  [...tokens.matchAll(/(--[a-z]+-\d{3}): (oklch\([^)]+\))/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ]),
);
const roles = new Map(
  [...tokens.matchAll(/(--[\w-]+): (light-dark\([^;]+\));/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/var\((--[\w-]+)\)/g, (_all, colour: string) => palette.get(colour) ?? colour),
  ]),
);

const pages = [
  ['the documentation of the API', read('contract/src/documentation/docsFiles.ts')],
  ['the pages of the stand-ins', read('mocks/src/look/standins.css')],
] as const;

it.each(pages)('%s have no colour but roles of the design system, with their values', (_page, css) => {
  const said = [...css.matchAll(/(--[\w-]+): (light-dark\([^;]+\));/g)];
  expect(said.length).toBeGreaterThan(10);
  expect(Object.fromEntries(said.map(([, name = '', value]) => [name, value]))).toEqual(
    Object.fromEntries(said.map(([, name = '']) => [name, roles.get(name)])),
  );
  const rest = said.reduce((text, [definition]) => text.replace(definition, ''), css);
  expect(rest.match(/oklch\([^)]*\)|rgba?\([^)]*\)|: #[\da-f]{3,8}\b/gi)).toBeNull();
});
