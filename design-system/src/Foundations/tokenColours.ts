export type Theme = 'light' | 'dark';

/** Red, green and blue of sRGB, 0 to 1. */
export type Rgb = readonly [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const gamma = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** An oklch colour as a screen shows it, cut to what sRGB holds (CSS Color 4, sections 9 and 13). */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp(gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp(gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [one, other]
    .map(([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b))
    .sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const more = /@media \(prefers-contrast: more\) \{([\s\S]*?)\n {2}\}/;

/** What a role is instead, for whoever asks for more contrast: another role. */
const strongerRoles = (css: string): [role: string, other: string][] =>
  [...(more.exec(css)?.[1] ?? '').matchAll(/--([\w-]+): var\(--([\w-]+)\)/g)].map(
    ([, role = '', other = '']) => [role, other],
  );

/** Each role as `rolesOf` has it, or as it is with more contrast. */
export function strongerRolesOf(css: string, theme: Theme): Map<string, Rgb> {
  const roles = rolesOf(css, theme);
  const stronger = new Map(strongerRoles(css));
  const colourOf = (role: string): Rgb | undefined => {
    const other = stronger.get(role);
    return other === undefined ? roles.get(role) : colourOf(other);
  };
  return new Map([...roles].map(([role, colour]) => [role, colourOf(role) ?? colour]));
}

/** By its name without dashes in front. @throws when a role names a colour the palette does not have */
export function rolesOf(css: string, theme: Theme): Map<string, Rgb> {
  const palette = new Map(
    [...css.matchAll(/--([a-z]+-\d{3}): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
      ([, name = '', l, c, h]) => [name, oklchToRgb(Number(l), Number(c), Number(h))] as const,
    ),
  );
  return new Map(
    [...css.matchAll(/--([\w-]+): light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)/g)].map(
      ([, role = '', light = '', dark = '']) => {
        const name = theme === 'light' ? light : dark;
        const colour = palette.get(name);
        if (!colour) throw new Error(`--${role} names --${name}, which the palette does not have.`);
        return [role, colour] as const;
      },
    ),
  );
}
