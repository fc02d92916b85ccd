import tokens from '../tokens.css?raw';
import { colourPairs, type ColourPair } from './colourPairs';
import { colourUses } from './colourUses';
import { contrast, rolesOf, type Theme } from './tokenColours';
import { tokensIn } from './tokenSheet';

const sheets = import.meta.glob<string>(['../**/*.css', '!../tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const colours = { light: rolesOf(tokens, 'light'), dark: rolesOf(tokens, 'dark') };

export const palette = tokensIn(tokens).filter(({ value }) => value.startsWith('oklch('));
export const roles = tokensIn(tokens).flatMap(({ name, value }) => {
  const [, light, dark] = /^light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)$/.exec(value) ?? [];
  return light === undefined || dark === undefined ? [] : [{ name, light, dark }];
});

export const pairs = colourPairs(
  colourUses(
    Object.entries(sheets).map(([path, css]) => ({ file: path.replace('../', 'design-system/src/'), css })),
    tokens,
    new Set(colours.light.keys()),
  ),
);

export const ratio = ({ role, ground }: ColourPair, theme: Theme): number => {
  const [over, under] = [colours[theme].get(role), colours[theme].get(ground)];
  return over && under ? contrast(over, under) : Number.NaN;
};

export function weakestPair(role: string, theme: Theme): ColourPair | undefined {
  const over = pairs.filter((pair) => pair.role === role);
  const under = pairs.filter((pair) => pair.ground === role && pair.kind === 'text');
  const candidates = over.length > 0 ? over : under;
  const least = { text: 4.5, line: 3 };
  return candidates.toSorted((a, b) => ratio(a, theme) / least[a.kind] - ratio(b, theme) / least[b.kind])[0];
}
