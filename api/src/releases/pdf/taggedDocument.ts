import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '@dispatch/contract';
import type { Run } from './bodyParts';
import type { Style } from './faces';
import { type Element, inks, type Look, page, Typesetter } from './typesetter';
import { worldFonts, type WorldText } from './worldFaces';

export const serif: Style = { family: 'serif' };
export const sans: Style = { family: 'sans' };

export const plain = (text: string, style: Style, href?: string): Run => ({
  text,
  style,
  href,
  underline: href !== undefined,
});

/** `scope` is of the headers of a table; the types of pdfkit do not know it. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' };

/** What is set on sheets, in a tree of tags that screen readers follow. */
export class TaggedDocument {
  protected readonly root: Element;

  constructor(protected readonly sheet: Typesetter) {
    this.root = sheet.doc.struct('Document');
    sheet.doc.addStructure(this.root);
  }

  /** A paragraph of its own, with space above. */
  async paragraph(
    tag: string,
    runs: readonly Run[],
    look: Look,
    above = 0,
    parent = this.root,
  ): Promise<void> {
    this.sheet.y += this.sheet.y > page.top ? above : 0;
    const element = this.begin(tag, parent);
    await this.sheet.set(element, tag, runs, look);
    element.end();
  }

  rule(): void {
    const { sheet } = this;
    sheet.y += 12;
    sheet.artifact('Layout', () =>
      sheet.doc.rect(page.left, sheet.y, page.right - page.left, 1.5).fill(inks.text),
    );
    sheet.y += 14;
  }

  end(): void {
    this.root.end();
  }

  protected begin(tag: string, parent: Element, options: ElementOptions = {}): Element {
    const element = this.sheet.doc.struct(tag, options);
    parent.add(element);
    return element;
  }
}

/** What is told of a PDF as a whole; `footer` stands at the foot of each page. Without characters of control. */
export type PdfFacts = {
  title: string;
  author: string;
  site: string;
  at: Date;
  footer: string;
  /** What it says, by which the fonts are chosen, and the tag of its language. */
  text: WorldText;
  direction: 'ltr' | 'rtl';
};

/**
 * A PDF that screen readers can read (tagged, PDF/UA-1): selectable text, the publication's type faces embedded, no
 * script. The same bytes for the same text.
 */
export const writePdf = async (
  { title, author, site, at, footer, text, direction }: PdfFacts,
  pause: () => Promise<void>,
  write: (sheet: Typesetter) => Promise<void>,
): Promise<Buffer> => {
  const about = { Title: title, Author: author, Creator: site };
  // Loaded with the first PDF: it takes time and memory that an API without them does not need.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    ...{ size: [page.width, page.height], margin: 0, autoFirstPage: false, font: '' },
    ...{ pdfVersion: '1.7', tagged: true, lang: text.language, displayTitle: true },
    info: { ...about, CreationDate: at },
    // The types know only the kinds of PDF/A.
    subset: 'PDF/UA' as 'PDF/A-1',
  });
  // Written twice: as it is, and from here on into XML, where pdfkit escapes nothing.
  const endSubset = doc.endSubset.bind(doc);
  doc.endSubset = () => {
    for (const [name, text] of Object.entries(about)) doc.info[name as keyof typeof about] = escapeHtml(text);
    endSubset();
  };
  const fonts = await worldFonts(text, pause);
  const bytes = buffer(doc);
  await write(new Typesetter(doc, { footer, direction, fonts }, pause));
  doc.end();
  return bytes;
};
