import { textsOf } from './texts';

interface Line {
  words: string;
  /** The text that it is a line of: where one is cut with an ellipsis, its lines have the same place. */
  text: object;
  layer: Element | null;
  rect: DOMRect;
}

/** How much of a line's height, above and below, is room that letters seldom reach. */
const slack = 0.2;
/** How far letters may touch, in pixels, because fractions are rounded. */
const tolerance = 1;

const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  overflowX !== 'visible' || overflowY !== 'visible';

function cut(rect: DOMRect, by: DOMRect): DOMRect {
  const [left, top] = [Math.max(rect.left, by.left), Math.max(rect.top, by.top)];
  const [right, bottom] = [Math.min(rect.right, by.right), Math.min(rect.bottom, by.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function surroundings() {
  const known = new Map<Element, { clip: DOMRect | null; layer: Element | null }>();
  const of = (element: Element): { clip: DOMRect | null; layer: Element | null } => {
    const seen = known.get(element);
    if (seen) return seen;
    const { parentElement } = element;
    const style = getComputedStyle(element);
    const above = parentElement === null ? { clip: null, layer: null } : of(parentElement);
    const isLayer = ['fixed', 'sticky'].includes(style.position) || parentElement === document.body;
    const own = scrolls(style) ? element.getBoundingClientRect() : null;
    const clip = own && above.clip ? cut(own, above.clip) : (own ?? above.clip);
    const found = { clip, layer: isLayer ? element : above.layer };
    known.set(element, found);
    return found;
  };
  return of;
}

function linesOf(root: Element): Line[] {
  const around = surroundings();
  return textsOf(root).flatMap((text) => {
    const { words, element, rects } = text;
    if (element.closest('[aria-hidden="true"]')) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const { clip, layer } = around(element);
    return rects.flatMap((whole) => {
      const inner = new DOMRect(
        whole.left,
        whole.top + whole.height * slack,
        whole.width,
        whole.height * (1 - 2 * slack),
      );
      const rect = clip ? cut(inner, clip) : inner;
      return rect.width > tolerance && rect.height > tolerance ? [{ words, text, layer, rect }] : [];
    });
  });
}

const collide = (one: Line, other: Line): boolean =>
  one.text !== other.text &&
  one.layer === other.layer &&
  Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left) > tolerance &&
  Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top) > tolerance;

export function overlapping(root: Element = document.body): string[] {
  const errors = new Set<string>();
  let open: Line[] = [];
  for (const line of linesOf(root).sort((a, b) => a.rect.top - b.rect.top)) {
    open = open.filter(({ rect }) => rect.bottom > line.rect.top);
    for (const other of open) {
      if (!collide(line, other)) continue;
      const [one = '', two = ''] = [line.words, other.words].sort();
      errors.add(`‘${one}’ and ‘${two}’ stand on each other.`);
    }
    open.push(line);
  }
  return [...errors];
}
