import {
  type Article,
  type ArticleContact,
  beforeBoilerplate,
  creditedCaption,
  formatMoment,
} from '@dispatch/contract';
import { type Correction } from '../lifecycle/publishedRelease';
import { addressOf, bodyParts, type Run } from './bodyParts';
import { TableDocument } from './tableDocument';
import { plain, sans, serif, writePdf } from './taggedDocument';
import { type Element, inks, type Look, page, type Typesetter } from './typesetter';

/** The featured image as a JPEG, with its size in pixels. */
export type PdfImage = { bytes: Buffer; width: number; height: number };

export type PdfRelease = {
  article: Article;
  image: PdfImage | null;
  /** Which site it is from, for the foot of each page. */
  site: string;
  /** When it was saved or published as it is here. */
  at: Date;
  /** The public page, below which its attachments are; null for one that is not published. */
  address: string | null;
  /** When it was corrected last, and what readers are told of it. */
  correction: Correction | null;
};

const looks = {
  slug: { size: 8.5, leading: 1.6, colour: inks.muted },
  headline: { size: 25, leading: 1.15 },
  summary: { size: 13.5, leading: 1.35, colour: inks.muted },
  body: { size: 11, leading: 1.5 },
  quote: { size: 15, leading: 1.35, indent: 18 },
  small: { size: 9, leading: 1.5 },
  H2: { size: 15, leading: 1.2 },
  H3: { size: 12.5, leading: 1.25 },
  H4: { size: 12.5, leading: 1.25 },
} as const satisfies Record<string, Look>;

class ReleaseDocument extends TableDocument {
  async heading(tag: 'H2' | 'H3' | 'H4', runs: readonly Run[], align?: Look['align']): Promise<void> {
    // Not alone at the foot of a page.
    this.sheet.need(80);
    await this.paragraph(tag, runs, { ...looks[tag], align }, 14);
  }

  image({ bytes, width, height }: PdfImage, alt: string): void {
    const { sheet } = this;
    const scale = Math.min((page.right - page.left) / width, 300 / height, 1);
    const [wide, high] = [width * scale, height * scale];
    sheet.need(high + 12);
    const [x, y] = [page.left, sheet.y];
    const place = { alt, placement: 'Block', bbox: [x, y, x + wide, y + high] } as const;
    const figure = this.begin('Figure', this.root, place);
    const content = sheet.doc.markStructureContent('Figure');
    sheet.doc.image(bytes, x, y, { width: wide, height: high });
    sheet.doc.endMarkedContent();
    figure.add(content);
    figure.end();
    sheet.y += high + 6;
  }

  async quote(text: string): Promise<void> {
    const { sheet } = this;
    sheet.need(90);
    sheet.y += 12;
    const top = sheet.y;
    const quote = this.begin('BlockQuote', this.root);
    await this.paragraph('P', [plain(text, { ...serif, italic: true })], looks.quote, 0, quote);
    quote.end();
    if (sheet.y > top)
      sheet.artifact('Layout', () =>
        sheet.doc
          .rect(sheet.isRightToLeft ? page.right - 4 : page.left, top, 4, sheet.y - top)
          .fill(inks.mark),
      );
    sheet.y += 12;
  }

  async body(html: string): Promise<void> {
    const { sheet } = this;
    // `whole` is what closes with it: an item of a list is a label and, beside it, what it holds.
    const open = [{ whole: this.root, element: this.root, indent: 0 }];
    const over: number[] = [];
    let above = 0;
    let label: { element: Element; marker: string } | null = null;
    for (const part of bodyParts(html)) {
      const { element, indent } = open.at(-1) ?? { element: this.root, indent: 0 };
      if (part.kind === 'close') {
        open.pop()?.whole.end();
        label = null;
      } else if (part.kind === 'open') {
        const whole = this.begin(part.tag, element);
        const isItem = part.tag === 'LI';
        if (part.marker !== '') label = { element: this.begin('Lbl', whole), marker: part.marker };
        const inner = isItem ? this.begin('LBody', whole) : whole;
        open.push({ whole, element: inner, indent: isItem ? indent : Math.min(indent + 18, 108) });
      } else if (part.kind === 'table') {
        await this.bodyTable(part, indent, element);
        label = null;
        above = 8;
      } else if (part.tag !== 'P' && open.length === 1) {
        const level = Number(part.tag.slice(1));
        while ((over.at(-1) ?? 0) >= level) over.pop();
        over.push(level);
        // No level is left out: screen readers go by them. The headline is the first.
        await this.heading(`H${over.length + 1}` as 'H2', part.runs, part.align);
        above = 4;
      } else {
        sheet.y += sheet.y > page.top ? above : 0;
        if (label !== null) await this.label(label.element, label.marker, indent);
        await this.paragraph('P', part.runs, { ...looks.body, indent, align: part.align }, 0, element);
        label = null;
        above = 8;
      }
    }
  }

  async contacts(contacts: readonly ArticleContact[]): Promise<void> {
    for (const { name, company, lines } of contacts) {
      const texts = [name, company].filter(Boolean).map((text) => ({ text, href: null }));
      const runs = [...texts, ...lines].flatMap(({ text, href }) => [
        plain(text, sans, addressOf(href ?? '')),
        plain('\n', sans),
      ]);
      await this.paragraph('P', runs.slice(0, -1), looks.small, 6);
    }
  }

  async files({ files }: Article, address: string | null): Promise<void> {
    const list = this.begin('L', this.root);
    for (const { uploadKey, title, facts } of files) {
      const item = this.begin('LI', list);
      const link = address === null ? undefined : addressOf(`${address}/${uploadKey}`);
      const runs = [plain(title, sans, link), plain(` (${facts})`, sans)];
      await this.paragraph('LBody', runs, looks.small, 4, item);
      item.end();
    }
    list.end();
  }

  /** The mark of a list item, on the line on which its text begins. */
  private async label(element: Element, marker: string, indent: number): Promise<void> {
    const { sheet } = this;
    sheet.need(looks.body.size * looks.body.leading);
    const { y } = sheet;
    await sheet.set(element, 'Lbl', [plain(`${marker} `, serif)], { ...looks.body, indent: indent - 16 });
    element.end();
    sheet.y = y;
  }
}

/** What of a sanitised body is set in bold. */
const boldIn = (html: string): string =>
  [...html.matchAll(/<(strong|h[2-4]|th)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , words]) => words).join(' ');

const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

const write = async (
  { article, image, address, correction }: PdfRelease,
  sheet: Typesetter,
): Promise<void> => {
  const text = new ReleaseDocument(sheet);
  await text.paragraph('P', [plain(article.slugLine.toUpperCase(), { family: 'mono' })], looks.slug);
  await text.paragraph('H1', [plain(article.headline, { ...serif, bold: true })], looks.headline, 2);
  await text.paragraph('P', [plain(article.summary, { ...serif, italic: true })], looks.summary, 8);
  if (correction !== null) {
    const noted = correction.note === '' ? '' : `: ${correction.note}`;
    const told = `Corrected on ${formatMoment(correction.at)}${noted}`;
    await text.paragraph('P', [plain(told, sans)], looks.small, 8);
  }
  text.rule();
  if (article.image !== null && image !== null) {
    const { alt } = article.image;
    const caption = creditedCaption(article.image);
    text.image(image, alt || caption || 'Featured image');
    if (caption !== '')
      await text.paragraph('Caption', [plain(caption, sans)], { ...looks.small, colour: inks.muted });
    sheet.y += 12;
  }
  const [told, boilerplate] = beforeBoilerplate(article.bodyHtml);
  await text.body(told);
  if (article.quote !== null) await text.quote(article.quote);
  await text.body(boilerplate);
  if (article.videoId !== null) {
    const video = addressOf(`https://www.youtube.com/watch?v=${article.videoId}`);
    await text.paragraph('P', [plain('Watch the video on YouTube', serif, video)], looks.body, 8);
  }
  if (article.files.length > 0) {
    await text.heading('H2', [plain('Attachments', { ...serif, bold: true })]);
    await text.files(article, address);
  }
  if (article.contacts.length > 0) {
    await text.heading('H2', [plain('Contact', { ...serif, bold: true })]);
    await text.contacts(article.contacts);
  }
  text.end();
};

/**
 * A release as a PDF that screen readers can read (tagged, PDF/UA-1): selectable text, the publication's type faces
 * embedded, no script. The same bytes for the same release.
 * @param pause is waited for at each line, and ends the work when it throws
 */
export const writeReleasePdf = async (release: PdfRelease, pause: () => Promise<void>): Promise<Buffer> => {
  const { article, site, at } = release;
  const about = {
    title: clean(article.headline) || 'Press release',
    author: clean(article.contacts[0]?.company ?? '') || site,
    site,
    at,
    direction: article.direction,
    text: {
      all: JSON.stringify([article, site, release.correction]),
      bold: `${article.headline} ${article.dateline.toUpperCase()} ${boldIn(article.bodyHtml)}`,
      language: article.language,
    },
  };
  const footer = [site, article.slugLine.split(' · ')[0]].filter(Boolean).join(' · ');
  return writePdf({ ...about, footer }, pause, (sheet) => write(release, sheet));
};
