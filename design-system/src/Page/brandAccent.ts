import { contrast, type Rgb, type Theme } from '../Foundations/tokenColours';

/** The ground of each theme that is nearest to a readable colour: bg-inset in the light, bg-surface in the dark. */
const accentGrounds: Readonly<Record<Theme, string>> = { light: '#e9eeef', dark: '#121e23' };

/** What WCAG 2.2 AA asks of text, 4.5, and what rounding may take. */
const readable = 4.55;
const steps = 20;

/** A colour written as #rgb or #rrggbb; null for anything else. */
export function parseHex(colour: string): Rgb | null {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour.trim()) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  if (digits === undefined) return null;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return [r, g, b];
}

const toHex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The nearest shade readable on every ground of the theme. @returns #rrggbb; null for what is no colour */
export function brandAccent(colour: string, theme: Theme): string | null {
  const given = parseHex(colour);
  const ground = parseHex(accentGrounds[theme]);
  if (given === null || ground === null) return null;
  const end = theme === 'light' ? 0 : 1;
  for (let step = 0; step <= steps; step += 1) {
    const [r, g, b] = given.map((part) => part + ((end - part) * step) / steps) as [number, number, number];
    const shade = parseHex(toHex([r, g, b]));
    if (shade !== null && contrast(shade, ground) >= readable) return toHex(shade);
  }
  return null;
}
