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
  /** What has come into the page since. */
  came: WeakSet<Node>;
}

interface Gap {
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
  return { element, chain, line, cellAt, controlAt, gone: new Map(), came: new WeakSet() };
}

/** Notes what has come, and what stood around the parts of a place that were just taken away. */
export function noteChange(
  place: Place,
  { addedNodes, removedNodes, nextSibling, previousSibling }: MutationRecord,
) {
  for (const node of addedNodes) place.came.add(node);
  for (const node of removedNodes) {
    if (node instanceof Element && place.chain.includes(node))
      place.gone.set(node, { next: nextSibling, previous: previousSibling });
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

/** What stands now between the neighbours of a part that has gone. */
function* instead(box: Element, { next, previous }: Gap): Iterable<Element> {
  const isPreviousThere = previous !== null && box.contains(previous);
  if (previous !== null && !isPreviousThere && box.matches(edges)) return;
  for (const came of along(isPreviousThere ? previous.nextSibling : box.firstChild, 'nextSibling')) {
    if (came === next) return;
    yield came;
  }
}

/** What to look at for something that can have the focus, the best first, and from which of its ends. */
function* around(place: Place, part: Element, box: Element): Iterable<readonly [Element, 0 | -1]> {
  const gap = part.isConnected ? undefined : place.gone.get(part);
  const { next, previous } = gap ?? { next: part.nextSibling, previous: part.previousSibling };
  if (gap && !part.contains(place.line)) for (const came of instead(box, gap)) yield [came, 0];
  for (const after of along(next, 'nextSibling')) yield [after, 0];
  for (const before of along(previous, 'previousSibling')) yield [before, -1];
}

/**
 * Where the focus goes when what had it has gone: to what has come in its place, else to the next thing beside it that
 * can have it (in a list, what does the same in the next line), to the one before, or to the heading above; from the
 * innermost box outwards, and never out of the dialog or the main part of the page. Where the last line of a list has
 * gone, its heading tells more than what is shown instead of the list.
 */
export function placeAfter(place: Place): HTMLElement | null {
  const { chain, line, came } = place;
  for (const [at, part] of chain.entries()) {
    const box = chain[at + 1];
    if (box === undefined || part.matches(edges)) return null;
    if (!box.isConnected) continue;
    const hadLine = line?.isConnected === false && chain.indexOf(line) < at;
    for (const [beside, nearest] of around(place, part, box)) {
      if (hadLine && came.has(beside)) continue;
      const control = controlIn(beside, place, part, nearest);
      if (control) return control;
    }
    const heading = headingBefore(box, part.isConnected ? part : (place.gone.get(part)?.next ?? null));
    if (heading) return heading;
    if (box.matches(edges)) return box.querySelector<HTMLElement>(headings);
  }
  return null;
}
