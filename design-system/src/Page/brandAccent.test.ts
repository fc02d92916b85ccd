import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, rolesOf } from '../Foundations/tokenColours';
import { brandAccent, parseHex } from './brandAccent';

const tokens = readFileSync(fileURLToPath(new URL('../tokens.css', import.meta.url)), 'utf8');
const themes = ['light', 'dark'] as const;
const grounds = ['bg-page', 'bg-surface', 'bg-inset', 'action-fg'];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each(themes)('reads whatever a brand has, %s, on each ground and under what is written on it', (theme) => {
  const roles = rolesOf(tokens, theme);
  fc.assert(
    fc.property(hex, (colour) => {
      const accent = parseHex(brandAccent(colour, theme) ?? '');
      for (const name of grounds) {
        const ground = roles.get(name);
        if (accent === null || ground === undefined) throw new Error(`${colour} on ${name}: no colour`);
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

it('keeps a colour that has the contrast, and darkens or lightens one that has not', () => {
  expect(brandAccent('#9d1c2e', 'light')).toBe('#9d1c2e');
  expect(brandAccent('#FFD', 'dark')).toBe('#ffffdd');
  expect(brandAccent('#ffd700', 'light')).not.toBe('#ffd700');
  expect(brandAccent('#00205b', 'dark')).not.toBe('#00205b');
});

it('leaves our own accent where there is no colour', () => {
  for (const text of ['', 'red', '#12345', 'url(#a)', '#fff; color: red'])
    expect(brandAccent(text, 'light')).toBeNull();
});
