import { Parser } from 'htmlparser2';
import type { Style } from './faces';

export type Align = 'left' | 'center' | 'right';

/** Text in one look; a line break is the text `\n`. */
export type Run = { text: string; style: Style; underline?: boolean; href?: string };

type Paragraph = { kind: 'paragraph'; tag: 'P' | 'H2' | 'H3' | 'H4'; align: Align; runs: Run[] };

/** A body in the order in which it is read: what opens (`marker` is that of a list item), what closes, paragraphs. */
export type BodyPart =
  | Paragraph
  | { kind: 'open'; tag: 'L' | 'LI' | 'BlockQuote'; marker: string }
  | { kind: 'close' };

const blocks: Record<string, Paragraph['tag']> = { p: 'P', h2: 'H2', h3: 'H3', h4: 'H4' };
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

  const finish = (): void => {
    const done = paragraph;
    paragraph = null;
    if (!done?.runs.some(({ text }) => text.trim() !== '')) return;
    // Words between the items of a list belong to no item: they are one of their own.
    const isLoose = containers.at(-1)?.tag === 'L';
    if (isLoose) parts.push({ kind: 'open', tag: 'LI', marker: '' });
    parts.push(done);
    if (isLoose) parts.push({ kind: 'close' });
  };
  const begin = (tag: Paragraph['tag'], align?: Align): Paragraph => {
    paragraph = { kind: 'paragraph', tag, align: align ?? containers.at(-1)?.align ?? 'left', runs: [] };
    return paragraph;
  };
  const write = (text: string, more: Partial<Run> = {}): void => {
    const isIn = (name: string): boolean => inline.some((one) => one.name === name);
    const href = inline.findLast((one) => one.href !== undefined)?.href;
    const isHeading = paragraph !== null && paragraph.tag !== 'P';
    const style: Style = { family: 'serif', bold: isHeading || isIn('strong'), italic: isIn('em') };
    (paragraph ?? begin('P')).runs.push({
      text,
      style,
      href,
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

  const parser = new Parser({
    onopentag: (name, { style, href, class: className }) => {
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
      if (blocks[name] !== undefined) finish();
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
