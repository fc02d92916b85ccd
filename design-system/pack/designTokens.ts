import { tokensIn, type Token } from '../src/Foundations/tokenSheet';
import { oklchToRgb, type Theme } from '../src/Foundations/tokenColours';

/** A group of tokens in the format of the Design Tokens Community Group (designtokens.org, 2025.10). */
export type TokenGroup = Record<string, unknown>;

const hexOf = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

function colour(value: string): TokenGroup | null {
  const [, l, c, h, alpha] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  if (l === undefined) return null;
  const components = [l, c, h].map(Number) as [number, number, number];
  return {
    $type: 'color',
    $value: {
      colorSpace: 'oklch',
      components,
      ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
      hex: `#${oklchToRgb(...components)
        .map(hexOf)
        .join('')}`,
    },
  };
}

const names = (list: string): string[] => list.split(/,\s*/).map((name) => name.replaceAll("'", ''));

/** A token that no theme changes; null for what the format has no type for, such as a length of so many letters. */
function plain({ name, value }: Token): TokenGroup | null {
  const [, amount = '', unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(value) ?? [];
  const number = Number(amount);
  if (unit === 'ms') return { $type: 'duration', $value: { value: number, unit } };
  if (unit !== undefined || (value === '0' && name.startsWith('radius-')))
    return { $type: 'dimension', $value: { value: number, unit: unit ?? 'px' } };
  if (amount !== '') return { $type: 'number', $value: number };
  const [, curve] = /^cubic-bezier\((.*)\)$/.exec(value) ?? [];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (name.startsWith('font-')) return { $type: 'fontFamily', $value: names(value) };
  return colour(value);
}

const role = (value: string, theme: Theme): TokenGroup | null => {
  const [, light, dark] = /^light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)$/.exec(value) ?? [];
  const name = theme === 'light' ? light : dark;
  return name === undefined ? null : { $type: 'color', $value: `{${name}}` };
};

const group = (tokens: readonly Token[], read: (token: Token) => TokenGroup | null): TokenGroup =>
  Object.fromEntries(
    tokens.flatMap((token) => {
      const written = read(token);
      return written === null ? [] : [[token.name, written]];
    }),
  );

/**
 * The tokens of a style sheet as files of the format: what every theme shares, and the roles of each theme, which name
 * colours of the first. What only a browser can work out (`calc`, letters, shadows of roles) stays in the style sheet.
 */
export function designTokens(css: string): Record<'base' | Theme, TokenGroup> {
  const tokens = tokensIn(css);
  return {
    base: group(tokens, plain),
    light: group(tokens, ({ value }) => role(value, 'light')),
    dark: group(tokens, ({ value }) => role(value, 'dark')),
  };
}
