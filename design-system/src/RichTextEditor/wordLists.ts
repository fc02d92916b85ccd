interface WordItem {
  level: number;
  list: string;
  tag: 'ul' | 'ol';
}

interface OpenList extends WordItem {
  element: HTMLElement;
}

const ordered = /^\(?(?:\d{1,3}|[a-z]|[ivxlcdm]{1,7})(?:\.\d{1,3})*[.)]/i;

function takeMarker(paragraph: HTMLElement): string {
  let marker = '';
  for (const span of paragraph.querySelectorAll<HTMLElement>('[style]')) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) continue;
    marker += span.textContent;
    span.remove();
  }
  if (marker) return marker.trim();
  // Without that style, the marker stands between two conditional comments.
  const comments = [...paragraph.childNodes].filter((node) => node.nodeType === Node.COMMENT_NODE);
  const start = comments.find((node) => /if\s+!supportLists/i.test(node.nodeValue ?? ''));
  while (start?.nextSibling && !/endif/i.test(start.nextSibling.nodeValue ?? '')) {
    marker += start.nextSibling.textContent ?? '';
    start.nextSibling.remove();
  }
  return marker.trim();
}

function readItem(paragraph: HTMLElement): Omit<WordItem, 'tag'> | null {
  const found = /mso-list:\s*l(\d+)\s+level(\d+)(?:\s+lfo(\d+))?/i.exec(
    paragraph.getAttribute('style') ?? '',
  );
  return found ? { list: `${found[1]}-${found[3] ?? ''}`, level: Number(found[2]) } : null;
}

function nextElement(node: Element): HTMLElement | null {
  let next = node.nextSibling;
  while (
    next &&
    next.nodeType !== Node.ELEMENT_NODE &&
    (next.nodeType === Node.COMMENT_NODE || !next.nodeValue?.trim())
  ) {
    next = next.nextSibling;
  }
  return next?.nodeType === Node.ELEMENT_NODE ? (next as HTMLElement) : null;
}

function place(open: OpenList[], paragraph: HTMLElement, item: WordItem): void {
  const doc = paragraph.ownerDocument;
  while ((open.at(-1)?.level ?? 0) > item.level && open.length > 1) open.pop();
  const top = open.at(-1);
  const goesOn =
    top && top.level >= item.level && top.tag === item.tag && (top.list === item.list || item.tag === 'ul');
  let list = top?.element;
  if (!goesOn || !list) {
    list = doc.createElement(item.tag);
    const parent = top && top.level < item.level ? top : open.at(-2);
    if (top && top.level >= item.level) open.pop();
    const lastItem = parent?.element.lastElementChild;
    if (lastItem) lastItem.append(list);
    else paragraph.before(list);
    open.push({ ...item, element: list });
  }
  const li = doc.createElement('li');
  li.append(...paragraph.childNodes);
  list.append(li);
}

/** `mso-list: l0 level1 lfo1` and a typed bullet or number become real lists, nested by level, in place. */
export function turnWordParagraphsIntoLists(root: HTMLElement): void {
  for (const first of [...root.querySelectorAll<HTMLElement>('p[style]')]) {
    const open: OpenList[] = [];
    let paragraph: HTMLElement | null = first.isConnected ? first : null;
    while (paragraph?.localName === 'p') {
      const item = readItem(paragraph);
      if (!item) break;
      const next = nextElement(paragraph);
      const marker = takeMarker(paragraph);
      place(open, paragraph, { ...item, tag: ordered.test(marker) ? 'ol' : 'ul' });
      paragraph.remove();
      paragraph = next;
    }
  }
}
