const states = [
  'data-selected',
  'data-current',
  'aria-current',
  'aria-pressed',
  'data-disabled',
  'data-blocked',
  'data-invalid',
  'data-focus-visible',
];

const layers = [undefined, '::before', '::after'] as const;
type Layer = (typeof layers)[number];

const isNothing = (colour: string): boolean => /^rgba\(.*, 0\)$|^none$/.test(colour);

function groundOf(element: Element | null): string {
  for (let box = element; box !== null; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (!isNothing(backgroundColor)) return backgroundColor;
  }
  return '';
}

function drawingOf(element: Element, layer: Layer): string {
  const style = getComputedStyle(element, layer);
  if (layer !== undefined && style.content === 'none') return '';
  const around = groundOf(layer === undefined ? element.parentElement : element);
  const ground = isNothing(style.backgroundColor) ? around : style.backgroundColor;
  const lines = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].map((line) => {
    const [colour, stroke, width] = ['color', 'style', 'width'].map((what) =>
      style.getPropertyValue(`${line}-${what}`),
    ) as [string, string, string];
    const isSeen = stroke !== 'none' && parseFloat(width) > 0 && !isNothing(colour) && colour !== around;
    return isSeen ? `${colour} ${stroke} ${width}` : '';
  });
  const image = isNothing(style.backgroundImage) ? '' : style.backgroundImage;
  const shadow = isNothing(style.boxShadow) ? '' : style.boxShadow;
  const drawing = [ground === around ? '' : ground, ...lines, image, shadow];
  return drawing.every((part) => part === '') ? '' : [...drawing, style.translate, style.clipPath].join(';');
}

const hasInk = (element: Element): boolean =>
  element instanceof SVGElement ||
  [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);

const lookOf = (root: Element): string =>
  [root, ...root.querySelectorAll('*')]
    .map((element) => {
      const { color, textDecorationLine, opacity, visibility, display } = getComputedStyle(element);
      const ink = hasInk(element) ? [color, textDecorationLine] : [];
      return [...layers.map((layer) => drawingOf(element, layer)), ...ink, opacity, visibility, display].join(
        '|',
      );
    })
    .join('\n');

function isSeen(element: Element, state: string): boolean {
  const look = lookOf(element);
  // What cannot be used says so twice, and what stands around it may say so, too.
  const names = [state, ...(state === 'data-disabled' ? ['disabled'] : [])];
  const told: { box: Element; name: string; value: string }[] = [];
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    for (const name of names) {
      const value = box.getAttribute(name);
      if (value !== null) told.push({ box, name, value });
    }
  }
  for (const { box, name } of told) box.removeAttribute(name);
  try {
    return look !== lookOf(element);
  } finally {
    for (const { box, name, value } of told) box.setAttribute(name, value);
  }
}

interface Sign {
  name: string;
  isThere: () => boolean;
}

const known = new Set<string>();

/**
 * Each state and each shape without words, once. Look again in another theme to know whether it is still there; what has
 * left the page since, as a spinner does, is not missed.
 */
export function newSigns(): Sign[] {
  const signs: Sign[] = [];
  const meet = (name: string, element: Element, isDrawn: () => boolean): void => {
    if (known.has(name)) return;
    if (!isDrawn()) return;
    known.add(name);
    signs.push({ name, isThere: () => !element.isConnected || isDrawn() });
  };
  for (const element of document.querySelectorAll(states.map((state) => `[${state}]`).join())) {
    for (const state of states) {
      if (!element.hasAttribute(state)) continue;
      const name = `[${state}] of <${element.localName} class="${element.getAttribute('class') ?? ''}">`;
      meet(name, element, () => isSeen(element, state));
    }
  }
  for (const element of document.querySelectorAll('body span:empty, body div:empty, body i:empty')) {
    if (element.getClientRects().length === 0) continue;
    const name = `The shape <${element.localName} class="${element.getAttribute('class') ?? ''}">`;
    for (const layer of layers) {
      meet(
        `${name}${layer ?? ''} in ${element.parentElement?.getAttribute('class') ?? ''}`,
        element,
        () => drawingOf(element, layer) !== '',
      );
    }
  }
  return signs;
}
