import postcss from 'postcss';

export interface Token {
  name: string;
  value: string;
}

/** In their order; those of reduced motion and of the compact density are left out. */
export function tokensIn(css: string): Token[] {
  const tokens: Token[] = [];
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const around = parent?.parent;
    if (around?.type === 'atrule' && around.name === 'media') return;
    if (parent?.type === 'rule' && parent.selector === "[data-density='compact']") return;
    tokens.push({ name: prop.slice(2), value });
  });
  return tokens;
}

/** A token in px, where it is an absolute length or one that grows with the text; null for anything else. */
export function inPixels(value: string): number | null {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (number === undefined || (unit === undefined && number !== '0')) return null;
  return Number(number) * (unit === 'rem' ? 16 : 1);
}
