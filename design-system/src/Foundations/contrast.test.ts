import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { colourPairs, isAbout, leastRatio, type ColourPair } from './colourPairs';
import { colourUses, type StyleSheet } from './colourUses';
import { ornaments, surroundings } from './surroundings';
import { contrast, oklchToRgb, rolesOf, strongerRolesOf, type Theme } from './tokenColours';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tokens = readFileSync(`${root}design-system/src/tokens.css`, 'utf8');
const colours = { light: rolesOf(tokens, 'light'), dark: rolesOf(tokens, 'dark') };
const roles = new Set(colours.light.keys());

const styleSheets = ['design-system/src', 'web/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && file !== 'tokens.css')
    .map((file) => ({ file: `${folder}/${file}`, css: readFileSync(`${root}${folder}/${file}`, 'utf8') })),
);
const uses = colourUses(styleSheets, tokens, roles);
const pairs = colourPairs(uses);

/** One sentence for each pair that is too weak: what on what, in which theme, by how much, and where. */
const errorsOf = (
  checked: readonly ColourPair[],
  theme: Theme,
  roleColours = colours[theme],
  least: Record<ColourPair['kind'], number> = leastRatio,
) =>
  checked.flatMap(({ role, ground, kind, places }) => {
    const [over, under] = [roleColours.get(role), roleColours.get(ground)];
    if (!over || !under) return [`${role} on ${ground}: no such role`];
    const ratio = contrast(over, under);
    if (ratio >= least[kind]) return [];
    return `${role} on ${ground}, ${theme}: ${ratio.toFixed(2)}, not ${least[kind]} (${places.join('; ')})`;
  });

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

describe('every pair in use', () => {
  it.each(['light', 'dark'] as const)('can be read or seen in the %s theme', (theme) => {
    expect(errorsOf(pairs, theme)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'is stronger for who asks for more contrast, in the %s theme',
    (theme) => {
      const least = { ...leastRatio, text: 7 };
      expect(errorsOf(pairs, theme, strongerRolesOf(tokens, theme), least)).toEqual([]);
    },
  );

  it('has every role that a style sheet puts on anything, as what it is', () => {
    const checked = new Set(pairs.flatMap(({ role, ground }) => [role, `on ${ground}`]));
    const painted = uses
      .filter(({ role, layer }) => role !== 'currentcolor' && !(ornaments.has(role) && layer === 'line'))
      .map(({ role, layer, file, selector }) => ({ role, layer, place: `${file} ${selector}` }));
    const unchecked = painted.filter(({ role, layer }) =>
      layer === 'ground' ? !checked.has(`on ${role}`) && !checked.has(role) : !checked.has(role),
    );
    expect(unchecked).toEqual([]);
  });

  it('uses every role of the tokens', () => {
    const used = new Set(uses.map(({ role }) => role));
    expect([...roles].filter((role) => !used.has(role))).toEqual([]);
  });

  it('leaves nothing in the list of surroundings that is about nothing', () => {
    const grounds = new Set(uses.filter(({ layer }) => layer === 'ground').map(({ role }) => role));
    const stale = surroundings.flatMap((surrounding) => {
      const { file, parts = [undefined], on } = surrounding;
      return [
        ...parts
          .filter((part) => {
            const line = part === undefined ? surrounding : { ...surrounding, parts: [part] };
            return !uses.some((use) => use.layer !== 'ground' && isAbout(line, use));
          })
          .map((part) => `${file} ${part ?? ''} has no colour of its own`),
        ...on.filter((ground) => !grounds.has(ground)).map((ground) => `${ground} is painted nowhere`),
      ];
    });
    expect(stale).toEqual([]);
  });

  it('leaves no role among the ornaments that is no line anywhere', () => {
    const lines = new Set(uses.filter(({ layer }) => layer === 'line').map(({ role }) => role));
    expect([...ornaments.keys()].filter((role) => !lines.has(role))).toEqual([]);
  });
});

describe('the search for pairs', () => {
  const found = (css: string, file = 'design-system/src/Seeded/Seeded.module.css') => {
    const sheets: StyleSheet[] = [{ file, css }];
    return colourPairs(colourUses(sheets, tokens, roles)).map(
      ({ role, ground, kind }) => `${kind} ${role} on ${ground}`,
    );
  };

  it.each([
    ['in one rule', '.a { color: var(--fg-muted); background: var(--mark-bg) }', 'text fg-muted on mark-bg'],
    [
      'in a state that changes the ground',
      '.a { color: var(--fg-muted) } .a[data-hovered] { background: var(--mark-bg) }',
      'text fg-muted on mark-bg',
    ],
    [
      'in a state that changes the words',
      '.a { background: var(--mark-bg) } .a:hover { color: var(--link) }',
      'text link on mark-bg',
    ],
    [
      'within an element that the selector names',
      '.b { background: var(--bg-inverse) } .b .a { color: var(--fg-muted) }',
      'text fg-muted on bg-inverse',
    ],
    [
      'within an element in the state that the selector names',
      '.b[data-on] { background: var(--action-bg) } .b[data-on] .a { color: var(--fg-muted) }',
      'text fg-muted on action-bg',
    ],
    [
      'within a part that has a tinted ground',
      '.b { background: var(--info-bg) } .a { color: var(--fg-muted) }',
      'text fg-muted on info-bg',
    ],
    ['on a page', '.a { color: var(--fg-subtle) }', 'text fg-subtle on bg-inset'],
    [
      'as the edge of a control',
      '.a { border: 0 solid var(--border-control) }',
      'line border-control on bg-page',
    ],
    ['as a ring', '.a { outline: var(--focus) }', 'line focus-ring on bg-surface'],
    [
      'as a ring inside its element',
      '.a { background: var(--action-bg) } .a:focus { outline: var(--focus); outline-offset: var(--focus-inset) }',
      'line focus-ring on action-bg',
    ],
    [
      'as the ring of every control, moved inside',
      '.a { background: var(--action-bg) } .a:focus { outline-offset: var(--focus-inset) }',
      'line focus-ring on action-bg',
    ],
    [
      'as a shape',
      '.a { background: var(--neutral-bg) } .a::before { background: var(--border-control) }',
      'line border-control on neutral-bg',
    ],
    ['as a picture', '.a svg { fill: var(--link) }', 'line link on bg-page'],
  ])('finds one %s', (_how, css, pair) => {
    expect(found(css)).toContain(pair);
  });

  it('leaves out what a state replaces', () => {
    const css =
      '.a { color: var(--fg-muted) } .a[data-on] { color: var(--action-fg); background: var(--action-bg) }';
    expect(found(css)).toContain('text action-fg on action-bg');
    expect(found(css)).not.toContain('text fg-muted on action-bg');
  });

  it('says what on what, in which theme, how much and where', () => {
    const seeded = [{ file: 'a.css', css: '.b { color: var(--fg-subtle); background: var(--mark-bg) }' }];
    expect(errorsOf(colourPairs(colourUses(seeded, tokens, roles)), 'dark')).toEqual([
      'fg-subtle on mark-bg, dark: 1.95, not 4.5 (a.css .b)',
    ]);
  });
});

/** Behind words a browser puts a plate in a contrast theme, in the colour that these words may have there. */
it('leaves no plate between words and the grounds that a contrast theme keeps', () => {
  const plated = styleSheets.flatMap(({ file, css }) => {
    const found: string[] = [];
    postcss.parse(css).walkRules((rule) => {
      const set = new Map(
        rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
      );
      const isKept = /var\(--(action|mark)-bg\)/.test(set.get('background') ?? '') && set.has('color');
      if (isKept && set.get('forced-color-adjust') !== 'none' && !rule.selector.includes('::selection'))
        found.push(`${file} ${rule.selector}`);
    });
    return found;
  });
  expect(plated).toEqual([]);
});
