import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { controlPairs, textPairs } from './contrastPairs';
import { contrast, oklchToRgb, rolesOf, type Theme } from './tokenColours';

const source = fileURLToPath(new URL('..', import.meta.url));
const tokens = readFileSync(`${source}tokens.css`, 'utf8');

const styleSheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== 'tokens.css')
  .map((file) => ({ file, css: readFileSync(`${source}${file}`, 'utf8') }));

/** Pairs that one rule of a part sets together. */
const pairsInRules = styleSheets.flatMap(({ file, css }) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
    const text = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(body)?.[1];
    const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(body)?.[1];
    return text && ground ? [{ file, text, ground }] : [];
  }),
);

const ratio = (theme: Theme, one: string, other: string) => {
  const roles = rolesOf(tokens, theme);
  const [a, b] = [roles.get(one), roles.get(other)];
  if (!a || !b) throw new Error(`No such role: ${a ? other : one}`);
  return contrast(a, b);
};

describe('the sums', () => {
  it('knows black on white and the middle grey of the definition', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
    expect(contrast(oklchToRgb(1, 0, 0), oklchToRgb(0, 0, 0))).toBeCloseTo(21, 3);
    expect(contrast([0.4667, 0.4667, 0.4667], [1, 1, 1])).toBeCloseTo(4.48, 2);
  });

  it('turns oklch into the colour the designers noted beside it', () => {
    // --action-bg: oklch(0.42 0.072 218) is #0a5667.
    expect(oklchToRgb(0.42, 0.072, 218).map((part) => Math.round(part * 255))).toEqual([0x0a, 0x56, 0x67]);
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(textPairs.map(([text, ground]) => ({ text, ground })))(
    '$text can be read on $ground',
    ({ text, ground }) => {
      expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(controlPairs.map(([line, ground]) => ({ line, ground })))(
    '$line can be seen on $ground',
    ({ line, ground }) => {
      expect(ratio(theme, line, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(pairsInRules)('$text on $ground, as $file has it, can be read', ({ text, ground }) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
