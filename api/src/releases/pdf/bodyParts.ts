import { Parser } from 'htmlparser2';
import type { Style } from './faces';

export type Align = 'left' | 'center' | 'right';

/** Text in one look; a line break is the text `\n`. */
export type Run = { text: string; style: Style; underline?: boolean; href?: string; rise?: 'sub' | 'sup' };

/** Without a side its lines begin where those of its language do. */
type Paragraph = { kind: 'paragraph'; tag: 'P' | 'H2' | 'H3' | 'H4'; align: Align | undefined; runs: Run[] };

/** `scope` is that of a header cell. */
export type TableCell = {
  scope?: 'Row' | 'Column';
  columns: number;
  rows: number;
  align?: Align;
  runs: Run[];
};

export type BodyTable = { kind: 'table'; caption: Run[]; rows: TableCell[][] };

/** A body in the order in which it is read: what opens (`marker` is that of a list item), what closes, paragraphs. */
export type BodyPart =
  | Paragraph
  | BodyTable
  | { kind: 'open'; tag: 'L' | 'LI' | 'BlockQuote'; marker: string }
  | { kind: 'close' };

const blocks: Record<string, Paragraph['tag']> = { p: 'P', h2: 'H2', h3: 'H3', h4: 'H4' };
/** They say nothing of their own: the frame of a table, and the parts of one. */
const tableParts = new Set(['div', 'thead', 'tbody']);
const followed = /^(?:https?|mailto|tel):/i;

const alignOf = (style = ''): Align | undefined =>
  /text-align:(left|center|right)/.exec(style)?.[1] as Align | undefined;

/** An address as a PDF holds it, in ASCII; undefined for one that leads nowhere. */
export const addressOf = (href: string): string | undefined =>
  followed.test(href) && URL.canParse(href) ? new URL(href).href : undefined;

type List = { tag: 'L'; count: number | null; align?: Align };
type Container = List | { tag: 'LI' | 'BlockQuote' | null; align?: Align };

/** The parts of a sanitised body, with its dateline in front (articleOf). Its cost grows with its length alone. */
export const bodyParts = (html: string): BodyPart[] => {
  const parts: BodyPart[] = [];
  const containers: Container[] = [];
  const inline: { name: string; href?: string }[] = [];
  let paragraph: Paragraph | null = null;
  let table: BodyTable | null = null;
  /** Where the words of the table go now: a cell or the caption. */
  let cell: TableCell | null = null;

  const push = (done: Paragraph | BodyTable): void => {
    // Words between the items of a list belong to no item: they are one of their own.
    const isLoose = containers.at(-1)?.tag === 'L';
    if (isLoose) parts.push({ kind: 'open', tag: 'LI', marker: '' });
    parts.push(done);
    if (isLoose) parts.push({ kind: 'close' });
  };
  const finish = (): void => {
    const done = paragraph;
    paragraph = null;
    if (done?.runs.some(({ text }) => text.trim() !== '')) push(done);
  };
  const begin = (tag: Paragraph['tag'], align?: Align): Paragraph => {
    paragraph = { kind: 'paragraph', tag, align: align ?? containers.at(-1)?.align, runs: [] };
    return paragraph;
  };
  const write = (text: string, more: Partial<Run> = {}): void => {
    const isIn = (name: string): boolean => inline.some((one) => one.name === name);
    const href = inline.findLast((one) => one.href !== undefined)?.href;
    const isHeading = paragraph !== null && paragraph.tag !== 'P';
    const isBold = isHeading || cell?.scope !== undefined || isIn('strong');
    const style: Style = { family: 'serif', bold: isBold, italic: isIn('em') };
    const rise = inline.findLast(({ name }) => name === 'sub' || name === 'sup')?.name as Run['rise'];
    const { runs } = cell ?? paragraph ?? begin('P');
    runs.push({
      text,
      style,
      href,
      rise,
      underline: isIn('u') || href !== undefined,
      ...more,
    });
  };
  const open = (container: Container, marker = ''): void => {
    finish();
    containers.push(container);
    if (container.tag !== null) parts.push({ kind: 'open', tag: container.tag, marker });
  };
  const markerIn = (list: List): string => (list.count === null ? '•' : `${(list.count += 1)}.`);

  const inTable = (name: string, { style, scope, colspan, rowspan }: Record<string, string>): boolean => {
    if (table === null) return false;
    const list = containers.at(-1);
    if (name === 'tr') table.rows.push([]);
    else if (name === 'caption') cell = { columns: 1, rows: 1, runs: table.caption };
    else if (name === 'td' || name === 'th') {
      const isHead = name === 'th';
      cell = { columns: Number(colspan ?? 1), rows: Number(rowspan ?? 1), align: alignOf(style), runs: [] };
      if (isHead) cell.scope = scope === 'row' ? 'Row' : 'Column';
      table.rows.at(-1)?.push(cell);
    } else if (name === 'ul' || name === 'ol') {
      containers.push({ tag: 'L', count: name === 'ol' ? 0 : null });
    } else if (name === 'li') {
      const isFirst = (cell?.runs.length ?? 0) === 0;
      write(isFirst ? '' : '\n');
      write(`${list?.tag === 'L' ? markerIn(list) : '•'} `);
    } else return false;
    return true;
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { style, href, class: className } = attributes;
      if (name === 'table') {
        finish();
        table = { kind: 'table', caption: [], rows: [] };
        return;
      }
      if (tableParts.has(name) || inTable(name, attributes)) return;
      const align = alignOf(style);
      const block = blocks[name];
      const list = containers.at(-1);
      if (block !== undefined) {
        finish();
        begin(block, align);
      } else if (name === 'ul' || name === 'ol') open({ tag: 'L', count: name === 'ol' ? 0 : null });
      else if (name === 'blockquote') open({ tag: 'BlockQuote', align });
      else if (name === 'li') {
        if (list?.tag === 'L') open({ tag: 'LI', align }, markerIn(list));
        else open({ tag: null, align });
      } else if (name === 'br') write('\n');
      else
        inline.push({
          name: className === 'article-dateline' ? 'dateline' : name,
          href: addressOf(href ?? ''),
        });
    },
    ontext: (text) => {
      const isDateline = inline.at(-1)?.name === 'dateline';
      if (isDateline) write(text.toUpperCase(), { style: { family: 'mono', bold: true } });
      else write(text);
    },
    onclosetag: (name) => {
      if (name === 'table') {
        const done = table;
        table = null;
        cell = null;
        paragraph = null;
        if (done !== null) push(done);
      } else if (['td', 'th', 'caption'].includes(name)) cell = null;
      else if (table !== null && (name === 'ul' || name === 'ol')) containers.pop();
      else if (tableParts.has(name) || (table !== null && (name === 'tr' || name === 'li'))) return;
      else if (blocks[name] !== undefined) finish();
      else if (['ul', 'ol', 'li', 'blockquote'].includes(name)) {
        finish();
        if ((containers.pop()?.tag ?? null) !== null) parts.push({ kind: 'close' });
      } else if (name !== 'br' && inline.pop()?.name === 'dateline') write(' \u2014\u00a0');
    },
  });
  parser.end(html);
  finish();
  return parts;
};
