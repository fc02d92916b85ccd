import { emphasisOf, isDropped, isHidden } from './pastedElement';
import { cellAttributes, cellsOf, hasHeadRow, isLayout, rowsOf } from './pastedTable';
import { normalizeLink } from './normalizeLink';
import { turnWordParagraphsIntoLists } from './wordLists';

const headings: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };
const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table']);
const containers = new Set(
  'address article aside body caption center dd details dialog div dl dt fieldset figcaption figure footer form header hr legend main nav p pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

const isBlock = (node: Node) => blocks.has(node.nodeName.toLowerCase());
const isList = (node: Node) => /^[ou]l$/i.test(node.nodeName);
const isBreak = (node: Node | undefined) => node?.nodeName === 'BR';
const isBlank = (nodes: readonly Node[]) => nodes.every((node) => !node.textContent?.trim());

function make(from: Node, name: string, children: readonly Node[]): HTMLElement {
  const element = (from.ownerDocument ?? document).createElement(name);
  element.append(...children);
  return element;
}

function paragraphs(from: Node, pieces: readonly Node[]): Node[] {
  const result: Node[] = [];
  let run: Node[] = [];
  const close = () => {
    if (!isBlank(run)) result.push(make(from, 'p', run));
    run = [];
  };
  pieces.forEach((piece, index) => {
    if (isBlock(piece)) {
      close();
      result.push(piece);
    } else if (isBreak(piece) && isBreak(pieces[index + 1])) {
      close();
    } else {
      run.push(piece);
    }
  });
  close();
  return result;
}

/** Paragraphs are taken apart, with a line break between: items of lists and cells hold text and lists. */
function flattened(from: Node, pieces: readonly Node[]): Node[] {
  const inside: Node[] = [];
  for (const piece of pieces) {
    if (isBlock(piece) && !isList(piece)) {
      if (inside.length > 0) inside.push(make(from, 'br', []));
      inside.push(...piece.childNodes);
    } else {
      inside.push(piece);
    }
  }
  return inside;
}

const listItem = (from: Node, pieces: readonly Node[]): HTMLElement =>
  make(from, 'li', flattened(from, pieces));

function list(element: Element): Node[] {
  const result = make(element, element.localName, []);
  for (const child of element.children) {
    const pieces = cleanElement(child);
    // Lists straight inside lists (Google Docs, old Word) belong to the item before.
    if (isList(child) && result.lastElementChild) result.lastElementChild.append(...pieces);
    else if (!isBlank(pieces))
      result.append(
        child.localName === 'li' ? listItem(element, pieces) : listItem(element, paragraphs(element, pieces)),
      );
  }
  return result.childElementCount > 0 ? [result] : [];
}

function tableRow(row: Element, isHead: boolean): HTMLElement {
  const cells = cellsOf(row).map((cell) => {
    const pieces = paragraphs(cell, cleanChildren(cell));
    const made = make(row, isHead ? 'th' : cell.localName, flattened(cell, pieces));
    for (const [name, value] of Object.entries(cellAttributes(cell))) made.setAttribute(name, value);
    return made;
  });
  return make(row, 'tr', cells);
}

function table(element: Element): Node[] {
  const hasHead = hasHeadRow(element);
  const rows = rowsOf(element).map((row, index) => ({ row, isHead: hasHead && index === 0 }));
  const part = (name: string, isHead: boolean): HTMLElement[] => {
    const found = rows.filter((one) => one.isHead === isHead).map(({ row }) => tableRow(row, isHead));
    return found.length === 0 ? [] : [make(element, name, found)];
  };
  const caption = element.querySelector(':scope > caption');
  const title = caption === null ? [] : flattened(caption, paragraphs(caption, cleanChildren(caption)));
  return [
    make(element, 'table', [
      ...(isBlank(title) ? [] : [make(element, 'caption', title)]),
      ...part('thead', true),
      ...part('tbody', false),
    ]),
  ];
}

function around(from: Node, name: string, pieces: readonly Node[]): Node[] {
  const hasBlocks = pieces.some(isBlock);
  if (!hasBlocks) return isBlank(pieces) ? [...pieces] : [make(from, name, pieces)];
  for (const piece of pieces) {
    if (!isBlock(piece) || isList(piece) || piece.nodeName === 'TABLE') continue;
    (piece as Element).replaceChildren(...around(from, name, [...piece.childNodes]));
  }
  return [...pieces];
}

function cleanChildren(parent: Node): Node[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE)
      return [
        (node.ownerDocument ?? document).createTextNode((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' ')),
      ];
    return node.nodeType === Node.ELEMENT_NODE ? cleanElement(node as Element) : [];
  });
}

function cleanElement(element: Element): Node[] {
  const name = element.localName;
  if (isDropped(element) || isHidden(element)) return [];
  if (name === 'br') return [make(element, 'br', [])];
  if (name === 'ul' || name === 'ol') return list(element);
  if (name === 'table' && !isLayout(element)) return table(element);
  const pieces = cleanChildren(element);
  const heading = headings[name] ?? (/\bMsoTitle\b/.test(element.className) ? 'h2' : undefined);
  if (heading)
    return isBlank(pieces)
      ? []
      : [
          make(
            element,
            heading,
            pieces.flatMap((piece) => (isBlock(piece) ? [...piece.childNodes] : [piece])),
          ),
        ];
  if (name === 'blockquote') return isBlank(pieces) ? [] : [make(element, name, paragraphs(element, pieces))];
  if (containers.has(name)) return paragraphs(element, pieces);
  if (name === 'li') return pieces;
  const href = name === 'a' ? normalizeLink(element.getAttribute('href') ?? '') : '';
  const emphasised = emphasisOf(element).reduce((inner, mark) => around(element, mark, inner), pieces);
  if (!href) return emphasised;
  const linked = around(element, 'a', emphasised);
  for (const piece of linked) {
    const links =
      piece.nodeName === 'A' ? [piece as Element] : [...(piece as Element).querySelectorAll('a:not([href])')];
    links.forEach((link) => link.setAttribute('href', href));
  }
  return linked;
}

function tidy(html: string): string {
  return html
    .replace(/<\/(strong|em|u|su[bp])>(\s*)<\1>/g, '$2')
    .replace(/(?:\s|<br>)*(<\/(?:p|h2|h3|h4|li|t[dh]|caption)>|<(?:ul|ol)>)/g, '$1')
    .replace(/(<(?:p|h2|h3|h4|li|caption|t[dh](?: [^>]*)?)>)(?:\s|<br>)+/g, '$1')
    .replace(/\s*<br>\s*/g, '<br>')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * What is pasted, as a text may have it: paragraphs, headings (h2 to h4), quotations, lists, tables, links (see
 * normalizeLink) and marks, without any attribute but href and those of cells. Everything else loses its markup and
 * keeps its text, save what is no text (scripts, styles, pictures, form controls). Word's paragraphs with list styles
 * become lists; its comments, own elements and hidden parts go. Needs a browser (DOMParser); nothing pasted is ever run
 * or loaded, because the document it is parsed into has no window.
 * @param kept names of the elements that the text may have
 */
export function cleanPastedHtml(html: string, kept: readonly string[]): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  turnWordParagraphsIntoLists(body);
  const pieces = cleanChildren(body);
  const isPhrase =
    !pieces.some(isBlock) && !pieces.some((piece, index) => isBreak(piece) && isBreak(pieces[index + 1]));
  const clean = make(body, 'div', isPhrase ? pieces : paragraphs(body, pieces));
  for (const element of clean.querySelectorAll('*'))
    if (!kept.includes(element.localName)) element.replaceWith(...element.childNodes);
  return tidy(clean.innerHTML);
}
