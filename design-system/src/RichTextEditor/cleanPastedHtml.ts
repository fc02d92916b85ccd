import { emphasisOf, isDropped, isHidden } from './pastedElement';
import { normalizeLink } from './normalizeLink';
import { turnWordParagraphsIntoLists } from './wordLists';

const headings: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };
const kept = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol']);
const containers = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form header hr legend main nav p pre section summary table tbody td tfoot th thead'.split(
    ' ',
  ),
);

const isBlock = (node: Node) => kept.has(node.nodeName.toLowerCase());
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

/** A list item holds text and further lists; paragraphs in it are taken apart, with a line break between. */
function listItem(from: Node, pieces: readonly Node[]): HTMLElement {
  const inside: Node[] = [];
  for (const piece of pieces) {
    if (piece.nodeName === 'P') {
      if (inside.length > 0) inside.push(make(from, 'br', []));
      inside.push(...piece.childNodes);
    } else {
      inside.push(piece);
    }
  }
  return make(from, 'li', inside);
}

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

/** What stands beside each other stays on one line, unless the table only lays out the page. */
function tableRow(element: Element): Node[] {
  const cells = [...element.children].map(cleanElement).filter((cell) => !isBlank(cell));
  const isLine =
    cells.length > 1 && cells.every((cell) => cell.filter(isBlock).length <= 1 && !cell.some(isList));
  if (!isLine) return paragraphs(element, cells.flat());
  const words = (cell: Node[]) => cell.flatMap((piece) => (isBlock(piece) ? [...piece.childNodes] : [piece]));
  const line = cells.flatMap((cell, index) =>
    index === 0 ? words(cell) : [element.ownerDocument.createTextNode(' | '), ...words(cell)],
  );
  return [make(element, 'p', line)];
}

function around(from: Node, name: string, pieces: readonly Node[]): Node[] {
  const hasBlocks = pieces.some(isBlock);
  if (!hasBlocks) return isBlank(pieces) ? [...pieces] : [make(from, name, pieces)];
  for (const piece of pieces) {
    if (isBlock(piece) && !isList(piece))
      (piece as Element).replaceChildren(make(from, name, [...piece.childNodes]));
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
  if (name === 'tr') return tableRow(element);
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
    .replace(/<\/(strong|em|u)>(\s*)<\1>/g, '$2')
    .replace(/(?:\s|<br>)*(<\/(?:p|h2|h3|h4|li)>|<(?:ul|ol)>)/g, '$1')
    .replace(/(<(?:p|h2|h3|h4|li)>)(?:\s|<br>)+/g, '$1')
    .replace(/\s*<br>\s*/g, '<br>')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * What is pasted, as a release may have it: paragraphs, headings (h2 to h4), lists, links (see normalizeLink),
 * strong, em and u, without any attribute but href. Everything else loses its markup and keeps its text, save
 * what is no text (scripts, styles, pictures, form controls). Word's paragraphs with list styles become lists;
 * its comments, own elements and hidden parts go. Needs a browser (DOMParser); nothing pasted is ever run or
 * loaded, because the document it is parsed into has no window.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  turnWordParagraphsIntoLists(body);
  const pieces = cleanChildren(body);
  const isPhrase =
    !pieces.some(isBlock) && !pieces.some((piece, index) => isBreak(piece) && isBreak(pieces[index + 1]));
  return tidy(make(body, 'div', isPhrase ? pieces : paragraphs(body, pieces)).innerHTML);
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];

/** What cleanPastedHtml does not keep as it was and people will miss, as sentences. */
export function lostInPaste(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = body.getElementsByTagName('img').length;
  const tables = [...body.getElementsByTagName('table')].filter((table) =>
    table.querySelector('td + td, th + th, th + td'),
  ).length;
  return [
    ...counted(pictures, 'A picture was left out.', 'pictures were left out.'),
    ...counted(tables, 'A table is kept as lines of text.', 'tables are kept as lines of text.'),
  ];
}
