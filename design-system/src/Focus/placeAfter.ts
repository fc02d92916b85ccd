/** Where an element with the focus stood, kept while it stands there: afterwards nobody can ask it. */
export interface Place {
  element: HTMLElement;
  /** From the element to the body. */
  chain: readonly Element[];
  /** Its line of a list or a table, the how many-th cell of it, and as the how many-th control it stood there. */
  line: Element | null;
  cellAt: number;
  controlAt: number;
  /** What stood around each part of the chain that has gone, as told when it went. */
  gone: Map<Element, Gap>;
}

interface Gap {
  parent: Node;
  next: Node | null;
  previous: Node | null;
}

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';
const lines = 'li, tr, [role="row"], [role="listitem"]';
const edges = 'main, [role="dialog"], [role="alertdialog"]';
const headings = 'h1, h2, h3, h4, h5, h6';

const isReachable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden], [aria-hidden="true"]') === null &&
  element.getClientRects().length > 0;

const controlsOf = (box: Element): HTMLElement[] =>
  [box, ...box.querySelectorAll(controls)].filter((found) => found.matches(controls)).filter(isReachable);

export function placeOf(element: HTMLElement): Place {
  const chain: Element[] = [];
  for (let part: Element | null = element; part !== null; part = part.parentElement) chain.push(part);
  const line = element.closest(lines);
  const cellAt = line ? [...line.children].findIndex((cell) => cell.contains(element)) : -1;
  const cell = line?.children[cellAt];
  const controlAt = cell ? controlsOf(cell).indexOf(element) : -1;
  return { element, chain, line, cellAt, controlAt, gone: new Map() };
}

/** Notes what stood around the parts of a place that were just taken away. */
export function noteGone(
  place: Place,
  { removedNodes, target, nextSibling, previousSibling }: MutationRecord,
) {
  for (const node of removedNodes) {
    if (node instanceof Element && place.chain.includes(node))
      place.gone.set(node, { parent: target, next: nextSibling, previous: previousSibling });
  }
}

/** The elements from here on, in one direction, that are still in the page. */
function* along(start: Node | null, direction: 'nextSibling' | 'previousSibling'): Iterable<Element> {
  for (let node = start; node !== null; node = node[direction])
    if (node instanceof Element && node.isConnected) yield node;
}

/** In another line of the same list, the control that did there what this one did here. */
function controlIn(box: Element, place: Place, part: Element, nearest: 0 | -1): HTMLElement | undefined {
  const cell = part === place.line && box.matches(lines) ? box.children[place.cellAt] : undefined;
  return (cell && controlsOf(cell)[place.controlAt]) ?? controlsOf(box).at(nearest);
}

const headingBefore = (box: Element, part: Node | null): HTMLElement | undefined =>
  [...box.querySelectorAll<HTMLElement>(headings)]
    .filter((heading) => heading.getClientRects().length > 0)
    .findLast(
      (heading) =>
        part === null || (heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );

/**
 * Where the focus goes when what had it has gone: to the next thing beside it that can have it (in a list, what does
 * the same in the next line), else to the one before, to what has come in its place, or to the heading above; from the innermost box outwards, and
 * never out of the dialog or the main part of the page.
 */
export function placeAfter(place: Place): HTMLElement | null {
  for (const [at, part] of place.chain.entries()) {
    const box = place.chain[at + 1];
    if (box === undefined || part.matches(edges)) return null;
    if (!box.isConnected) continue;
    const gap = place.gone.get(part);
    const isThere = part.isConnected;
    const next = isThere ? part.nextSibling : (gap?.next ?? null);
    const previous = isThere ? part.previousSibling : (gap?.previous ?? null);
    for (const [start, direction, nearest] of [
      [next, 'nextSibling', 0],
      [previous, 'previousSibling', -1],
    ] as const) {
      for (const beside of along(start, direction)) {
        const control = controlIn(beside, place, part, nearest);
        if (control) return control;
      }
    }
    // What has come in its place; in that of a whole list, its heading tells more.
    const instead =
      isThere || part.contains(place.line) ? undefined : controlsOf(box).find((control) => control !== box);
    if (instead && !box.matches(edges)) return instead;
    const heading = headingBefore(box, isThere ? part : next);
    if (heading) return heading;
    if (box.matches(edges)) return box.querySelector<HTMLElement>(headings);
  }
  return null;
}
