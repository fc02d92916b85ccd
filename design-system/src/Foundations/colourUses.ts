import postcss, { type ChildNode, type Declaration } from 'postcss';
import selectorParser, { type Node as SelectorNode } from 'postcss-selector-parser';

export interface StyleSheet {
  file: string;
  css: string;
}

/** Words, a line or shape that says something, or a ground that something may lie on. */
type Layer = 'text' | 'line' | 'ground';

/** One colour role in one selector of a style sheet; `currentcolor` counts as one. */
export interface ColourUse {
  file: string;
  selector: string;
  layer: Layer;
  role: string;
  /** The element that the selector is about: its first class, with its pseudo-element. */
  subject: string;
  around: readonly string[];
  /** What has to be so for the rule to apply, beyond its subject. */
  when: readonly string[];
  /** Drawn inside the edge of its element, as a focus ring with a negative offset is. */
  isInside: boolean;
}

const layers: readonly (readonly [RegExp, Layer])[] = [
  [/^(color|caret-color|text-decoration(-color)?|-webkit-text-(fill|stroke)-color)$/, 'text'],
  [/^(fill|stroke|box-shadow|accent-color|outline(-color|-offset)?|column-rule(-color)?)$/, 'line'],
  [/^border(-(block|inline|top|right|bottom|left)(-(start|end))?)?(-color)?$/, 'line'],
  [/^background(-color|-image)?$/, 'ground'],
];

const named = (value: string) => [...value.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name);

/** @param tokens the text of tokens.css; a token made of roles (`--focus`) counts as its roles */
export function colourUses(
  styleSheets: readonly StyleSheet[],
  tokens: string,
  roles: ReadonlySet<string>,
): ColourUse[] {
  const composed = new Map<string, string[]>();
  postcss.parse(tokens).walkDecls(/^--/, ({ prop, value }) => {
    const parts = named(value).filter((name) => roles.has(name));
    if (!roles.has(prop.slice(2)) && parts.length > 0) composed.set(prop.slice(2), parts);
  });
  const rolesIn = (value: string) => [
    ...named(value).flatMap((name) => (roles.has(name) ? [name] : (composed.get(name) ?? []))),
    ...(/\bcurrentcolor\b/i.test(value) ? ['currentcolor'] : []),
  ];

  return styleSheets.flatMap(({ file, css }) => {
    const uses: ColourUse[] = [];
    postcss.parse(css, { from: file }).walkDecls((declaration) => {
      const layer = layers.find(([property]) => property.test(declaration.prop))?.[1];
      if (!layer) return;
      for (const role of new Set(rolesIn(valueOf(declaration)))) {
        for (const selector of selectorsOf(declaration)) {
          uses.push({ file, layer, role, isInside: isInside(declaration), ...placeOf(selector) });
        }
      }
    });
    return uses;
  });
}

function selectorsOf({ parent }: Declaration): string[] {
  const rule = parent as ChildNode | undefined;
  if (rule?.type !== 'rule') return [];
  const around = rule.parent as ChildNode | undefined;
  // A step of an animation paints what the animation is put on; which that is, the sheet says elsewhere.
  if (around?.type === 'atrule' && around.name.endsWith('keyframes'))
    return [`[keyframes='${around.params}']`];
  return rule.selectors;
}

/** A rule that only moves a ring has the ring of every control, of base.css. */
function valueOf({ prop, value, parent }: Declaration): string {
  if (prop !== 'outline-offset') return value;
  const hasRing =
    parent?.some((node) => node.type === 'decl' && /^outline(-color)?$/.test(node.prop)) === true;
  return hasRing ? '' : 'var(--focus)';
}

function isInside(declaration: Declaration): boolean {
  if (declaration.prop === 'box-shadow') return /\binset\b/.test(declaration.value);
  return (
    declaration.prop.startsWith('outline') &&
    declaration.parent?.some(
      (node) => node.type === 'decl' && node.prop === 'outline-offset' && node.value.includes('focus-inset'),
    ) === true
  );
}

function placeOf(selector: string): Pick<ColourUse, 'selector' | 'subject' | 'around' | 'when'> {
  const [parsed] = selectorParser().astSync(selector).nodes;
  const compounds: SelectorNode[][] = [[]];
  for (const node of parsed?.nodes ?? []) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  const [last = [], ...before] = compounds.reverse();
  const named = before.map(nameOf).filter((name) => name !== '');
  const name = nameOf(last);
  // An element without a class is known by what it is in.
  const subject = /^[.:]/.test(name) || named[0] === undefined ? name : `${named[0]} ${name}`;
  const [element = '', pseudo] = subject.split('::');
  return {
    selector: selector.replace(/\s+/g, ' '),
    subject,
    around: pseudo === undefined || element === '' ? named : [element, ...named],
    when: [...conditions(last), ...before.flatMap(conditions).map((condition) => `around ${condition}`)],
  };
}

function nameOf(compound: readonly SelectorNode[]): string {
  const first =
    compound.find(({ type }) => type === 'class') ??
    compound.find(({ type }) => type === 'tag' || type === 'attribute') ??
    compound.find(({ type }) => type === 'pseudo');
  const pseudo = compound.find((node) => node.type === 'pseudo' && node.value.startsWith('::'));
  if (first === pseudo) return pseudo ? String(pseudo) : '';
  return `${first ? String(first).trim() : ''}${pseudo ? String(pseudo) : ''}`;
}

const conditions = (compound: readonly SelectorNode[]) => {
  const name = nameOf(compound);
  return compound.map((node) => String(node).trim()).filter((part) => !name.split('::').includes(part));
};
