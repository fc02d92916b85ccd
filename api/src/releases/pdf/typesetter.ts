import type { Align, Run } from './bodyParts';
import { visualOrder } from './visualOrder';
import type { WorldFonts } from './worldFaces';
import { fontsOf, type Fragment, type Style } from './faces';

/** How lines are set: points, and the height of a line in sizes of its letters. `inset` is kept free at the right. */
export type Look = {
  size: number;
  leading: number;
  indent?: number;
  inset?: number;
  align?: Align;
  colour?: string;
};

export type Element = PDFKit.PDFStructureElement;
type Document = PDFKit.PDFDocument;

/** How large what is raised or lowered is, and by how much, in sizes of the letters around. */
const risen = { size: 0.66, sup: -0.34, sub: 0.14 } as const;

/** A part of a line; `run` says what it looks like and where it leads. */
type Piece = Fragment & { run: Run };

/** What no line break divides, with the space behind it. `ink` is its width without that space. */
export type Word = { pieces: Piece[]; width: number; ink: number };

/** US Letter. */
export const page = {
  width: 612,
  height: 792,
  left: 72,
  right: 540,
  top: 72,
  bottom: 712,
  footer: 742,
} as const;

export const inks = { text: '#0c181d', muted: '#4a585e', link: '#10586d', mark: '#f4dc43' } as const;

/** A word with the space or the hyphen after it, or a line break; what is longer than any word comes in parts. */
const wordPattern = /\n|[^ \n\-–—/]{1,80}(?:[-–—/]{1,80} ?| )?|[-–—/]{1,80} ?| /g;

/** Chinese and Japanese: a line may end after each character, but neither after what opens nor before what closes. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]/u;
const unspacedWord =
  /[（「『【〈《〔“‘]{0,9}(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[\u3000-\u303f\uff00-\uffef]|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]{1,80})[ー々、。，．！？；：）」』】〉》〕”’…・\u3099\u309aぁぃぅぇぉっゃゅょァィゥェォッャュョ ]{0,9}/gu;

/** Whether a line may end after it. */
const isWhole = (part: string): boolean =>
  part.length >= 80 || /[ \n\-–—/]$/.test(part) || unspaced.test(part);

function* partsOf(text: string): Generator<string> {
  for (const [word] of text.matchAll(wordPattern)) {
    if (unspaced.test(word)) for (const [part] of word.matchAll(unspacedWord)) yield part;
    else yield word;
  }
}

/**
 * Sets lines of text one below the other on as many pages as they need, and tags what it sets. Everything that is no
 * content (footers, rules) is marked as an artifact, which screen readers leave out.
 * @param pause is waited for at each line: others have their turn there, and it may throw
 */
export class Typesetter {
  y: number = page.top;
  private pages = 0;
  private readonly cut: (text: string, style: Style) => Fragment[];

  constructor(
    readonly doc: Document,
    private readonly frame: { footer: string; direction: 'ltr' | 'rtl'; fonts: WorldFonts },
    private readonly pause: () => Promise<void>,
  ) {
    this.cut = fontsOf(doc, frame.fonts);
    this.nextPage();
  }

  /** Whether lines begin at the right, and indents are there. */
  get isRightToLeft(): boolean {
    return this.frame.direction === 'rtl';
  }

  /** Begins a new page when this height is not left on this one. */
  need(height: number): void {
    if (this.y + height > page.bottom && this.y > page.top) this.nextPage();
  }

  /** What no reader needs to hear of. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Sets the lines of one paragraph as content of this element. `tag` is that of the element. */
  async set(element: Element, tag: string, runs: readonly Run[], look: Look): Promise<void> {
    for (const line of this.lines(runs, look)) {
      await this.pause();
      this.line(element, tag, line, look);
    }
  }

  /** Lets others have their turn. */
  async rest(): Promise<void> {
    await this.pause();
  }

  /** The lines that these runs fill, each to be set by `line`. */
  *lines(runs: readonly Run[], look: Look): Generator<Word[]> {
    const width = page.right - page.left - (look.indent ?? 0) - (look.inset ?? 0);
    let line: Word[] = [];
    let filled = 0;
    for (const word of this.words(runs, look.size)) {
      if (word === 'break') {
        yield line;
        [line, filled] = [[], 0];
        continue;
      }
      for (const part of word.ink <= width ? [word] : this.letters(word, look.size)) {
        if (filled + part.ink > width && line.length > 0) {
          yield line;
          [line, filled] = [[], 0];
        }
        line.push(part);
        filled += part.width;
      }
    }
    if (line.length > 0) yield line;
  }

  /** The widths of what runs say, in points: on one line, and of their longest word. */
  widths(runs: readonly Run[], size: number): { natural: number; least: number } {
    let [natural, least, filled] = [0, 0, 0];
    for (const word of this.words(runs, size)) {
      if (word === 'break') filled = 0;
      else {
        natural = Math.max(natural, filled + word.ink);
        least = Math.max(least, word.ink);
        filled += word.width;
      }
    }
    return { natural, least };
  }

  private nextPage(): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = page.top;
    const look = { family: 'sans' } as const;
    this.artifact('Pagination', () => {
      let x: number = page.left;
      for (const piece of this.cut(`${this.frame.footer} · Page ${this.pages}`, look))
        x += this.write(piece, x, page.footer, 8);
    });
  }

  private measure({ text, font, run }: Fragment & Partial<Piece>, size: number): number {
    const own = run?.rise === undefined ? size : size * risen.size;
    return text === '' ? 0 : this.doc.font(font, own).widthOfString(text);
  }

  private write(
    { text, font }: Fragment,
    x: number,
    baseline: number,
    size: number,
    colour: string = inks.muted,
  ): number {
    if (text === '') return 0;
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    this.doc.font(font, size).fillColor(colour).text(text, x, baseline, options);
    return this.measure({ text, font }, size);
  }

  private word(pieces: Piece[], size: number): Word {
    const last = pieces.at(-1);
    const width = pieces.reduce((sum, piece) => sum + this.measure(piece, size), 0);
    const space =
      last === undefined
        ? 0
        : this.measure(last, size) - this.measure({ ...last, text: last.text.trimEnd() }, size);
    return { pieces, width, ink: width - space };
  }

  /** The words of a paragraph; one may go over several runs. */
  private *words(runs: readonly Run[], size: number): Generator<Word | 'break'> {
    let pieces: Piece[] = [];
    let isAfterSpace = true;
    for (const run of runs) {
      const text = run.text === '\n' ? '\n' : run.text.replace(/[ \t\r\n\f]+/g, ' ');
      for (const part of partsOf(text)) {
        if (part === ' ' && isAfterSpace) continue;
        if (part !== '\n')
          pieces.push(...this.cut(part, run.style).map((fragment) => ({ ...fragment, run })));
        isAfterSpace = /[ \n]$/.test(part);
        if (!isWhole(part)) continue;
        if (pieces.length > 0) yield this.word(pieces, size);
        pieces = [];
        if (part === '\n') yield 'break';
      }
    }
    if (pieces.length > 0) yield this.word(pieces, size);
  }

  /** A word that is wider than the page is broken wherever the line ends. */
  private *letters({ pieces }: Word, size: number): Generator<Word> {
    for (const { text, font, run } of pieces) {
      for (const letter of text) yield this.word([{ text: letter, font, run }], size);
    }
  }

  /** Sets one line, and goes to the next. */
  line(element: Element, tag: string, words: readonly Word[], look: Look): void {
    const { size, leading, indent = 0, inset = 0, colour = inks.text } = look;
    const align = look.align ?? (this.isRightToLeft ? 'right' : 'left');
    const height = size * leading;
    this.need(height);
    const pieces: Piece[] = [];
    for (const piece of words.flatMap((word) => word.pieces)) {
      const last = pieces.at(-1);
      if (last?.font === piece.font && last.run === piece.run) last.text += piece.text;
      else pieces.push({ ...piece });
    }
    const free = page.right - page.left - indent - inset - this.word(pieces, size).ink;
    let x =
      page.left +
      (this.isRightToLeft ? inset : indent) +
      (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    const baseline = this.y + height * 0.5 + size * 0.33;
    for (const piece of visualOrder(pieces, this.frame.direction)) {
      const { href, underline } = piece.run;
      const target = href === undefined ? element : this.doc.struct('Link');
      const content = this.doc.markStructureContent(href === undefined ? tag : 'Link');
      const ink = href === undefined ? colour : inks.link;
      const { rise } = piece.run;
      const width =
        rise === undefined
          ? this.write(piece, x, baseline, size, ink)
          : this.write(piece, x, baseline + size * risen[rise], size * risen.size, ink);
      if (underline) this.rule(x, baseline + size * 0.14, width, ink);
      this.doc.endMarkedContent();
      target.add(content);
      if (href !== undefined) {
        // A plain string would be written as a name.
        const about = { Contents: Object(piece.text.trim()) as string, structParent: target };
        this.doc.link(x, this.y, width, height, href, about);
        element.add(target);
        target.end();
      }
      x += width;
    }
    this.y += height;
  }

  private rule(x: number, y: number, width: number, colour: string): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }
}
