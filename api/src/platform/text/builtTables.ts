import { escapeHtml } from '@dispatch/contract';
import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.findAll>[number];
type Node = Element['children'][number];

const parts = new Set(['caption', 'thead', 'tbody', 'tr', 'th', 'td']);
const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote'];
/** In a cell they stand on lines of their own. */
const ownLine = new Set([...blocks, 'tr', 'caption']);
/** What may hold a table; other elements around one are lost. */
const holders = new Set(['blockquote', 'ul', 'ol', 'li']);

const isTag = (node: Node): node is Element => 'attribs' in node;

const isBlank = (node: Node): boolean => !isTag(node) && DomUtils.textContent(node).trim() === '';

const isOneOf = (node: Node | undefined, names: readonly string[]): node is Element =>
  node !== undefined && isTag(node) && names.includes(node.name);

const open = (name: string, attributes: Readonly<Record<string, string | undefined>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;

const written = (nodes: readonly Node[]): string => nodes.map(writtenNode).join('');

function writtenNode(node: Node): string {
  if (!isTag(node)) return escapeHtml(DomUtils.textContent(node));
  if (node.name === 'br') return '<br />';
  if (node.name === 'table') return writtenTable(node);
  const inside = written(node.children);
  // A part of a table that is in none.
  if (parts.has(node.name)) return `${inside} `;
  const isLost = !holders.has(node.name) && inside.includes('<table>');
  return isLost ? inside : `${open(node.name, node.attribs)}${inside}</${node.name}>`;
}

/** Blocks and the rows of a table in a cell become its lines. */
function linesIn(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (!isTag(node) || node.name === 'br' || /^[uo]l$/.test(node.name)) return writtenNode(node);
      const inside = linesIn(node.children);
      if (ownLine.has(node.name)) return `<br />${inside}<br />`;
      if (parts.has(node.name) || node.name === 'table') return `${inside} `;
      return `${open(node.name, node.attribs)}${inside}</${node.name}>`;
    })
    .join('');
}

const inlineOf = (nodes: readonly Node[]): string =>
  linesIn(nodes)
    .replace(/(?:\s*<br \/>)+\s*/g, '<br />')
    .replace(/^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g, '');

interface Row {
  isHead: boolean;
  cells: Element[];
}

interface Table {
  caption: string;
  rows: Row[];
  /** What stands in a table and in none of its cells. */
  loose: string;
}

function collect(table: Table, nodes: readonly Node[], isHead: boolean): void {
  for (const node of nodes) {
    const name = isTag(node) ? node.name : '';
    const children = isTag(node) ? node.children : [];
    if (name === 'thead' || name === 'tbody') collect(table, children, name === 'thead');
    else if (name === 'caption') table.caption ||= inlineOf(children);
    else if (name === 'tr') {
      const cells = children.filter((child) => isOneOf(child, ['th', 'td']));
      if (cells.length > 0) table.rows.push({ isHead, cells });
      table.loose += written(children.filter((child) => !isOneOf(child, ['th', 'td'])));
    } else table.loose += writtenNode(node);
  }
}

/** A cell that is one paragraph stands to its side. */
const sideOf = ({ attribs, children }: Element): string | undefined => {
  const [only, more] = children.filter((child) => !isBlank(child));
  const inner = more === undefined && isOneOf(only, blocks) ? only.attribs['style'] : undefined;
  return attribs['style'] ?? inner;
};

const writtenCell = (cell: Element, isHead: boolean): string => {
  const name = isHead ? 'th' : cell.name;
  const { colspan, rowspan } = cell.attribs;
  const scope = name === 'td' ? undefined : isHead ? 'col' : 'row';
  const attributes = { scope, colspan, rowspan, style: sideOf(cell) };
  return `${open(name, attributes)}${inlineOf(cell.children)}</${name}>`;
};

const writtenRows = (rows: readonly Row[], isHead: boolean): string =>
  rows.map(({ cells }) => `<tr>${cells.map((cell) => writtenCell(cell, isHead)).join('')}</tr>`).join('');

function writtenTable(element: Element): string {
  const table: Table = { caption: '', rows: [], loose: '' };
  collect(table, element.children, false);
  const { caption, rows, loose } = table;
  const before = loose.trim() === '' ? '' : `<p>${loose}</p>`;
  if (rows.length === 0) return `${before}${caption === '' ? '' : `<p>${caption}</p>`}`;
  const isHeading = ({ isHead, cells }: Row): boolean => isHead || cells.every(({ name }) => name === 'th');
  const end = rows.findIndex((row) => !isHeading(row));
  const [head, body] = end < 0 ? [rows.slice(0, 1), rows.slice(1)] : [rows.slice(0, end), rows.slice(end)];
  return [
    before,
    '<table>',
    caption === '' ? '' : `<caption>${caption}</caption>`,
    head.length === 0 ? '' : `<thead>${writtenRows(head, true)}</thead>`,
    body.length === 0 ? '' : `<tbody>${writtenRows(body, false)}</tbody>`,
    '</table>',
  ].join('');
}

/**
 * Clean rich text with its tables well built: rows of cells, which hold lines and lists alone; header cells say whether
 * they are of a column (in the first rows) or of a row. A table in a cell becomes lines; what stands between cells
 * goes before the table. What is well built stays as it is.
 */
export const builtTables = (html: string): string =>
  /<(?:table|caption|thead|tbody|tr|t[hd])\b/.test(html) ? written(parseDocument(html).children) : html;
