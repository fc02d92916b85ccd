import { createRequire } from 'node:module';
import { openedFont } from './openedFont';
import type { WorldFonts } from './worldFaces';

const require = createRequire(import.meta.url);

/** The type faces of the publication as static files, each cut into these subsets; the first has what is usual. */
const families = {
  serif: { name: 'newsreader', subsets: ['latin', 'latin-ext', 'vietnamese'], boldWeight: 600 },
  sans: { name: 'schibsted-grotesk', subsets: ['latin', 'latin-ext'], boldWeight: 600 },
  mono: { name: 'spline-sans-mono', subsets: ['latin', 'latin-ext'], boldWeight: 600 },
} as const;

/** For the alphabets that these faces lack. */
const fallback = {
  name: 'tinos',
  subsets: ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  boldWeight: 700,
} as const;

export type Style = { family: keyof typeof families; bold?: boolean; italic?: boolean };

/** Text in one font; `font` is the path of its file, under which the document knows it. */
export type Fragment = { text: string; font: string };

const located = new Map<string, string>();

const locate = (name: string, cut: string): string => {
  const file = `@fontsource/${name}/files/${name}-${cut}.woff`;
  const path = located.get(file) ?? require.resolve(file);
  located.set(file, path);
  return path;
};

const filesOf = ({ family, bold, italic }: Style): string[] => {
  const slant = italic ? 'italic' : 'normal';
  return [families[family], fallback].flatMap(({ name, subsets, boldWeight }) =>
    subsets.map((subset) => locate(name, `${subset}-${bold ? boldWeight : 400}-${slant}`)),
  );
};

const arabic = /\p{scx=Arab}$/u;

type Layout = (text: string, features?: Record<string, boolean>) => unknown;

/** What pdfkit has opened last; its types do not tell of it. */
type Opened = { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean; layout: Layout } } };

const careful = new WeakSet<object>();

/** Where a font does not say how its marks stand on a letter, laying them out fails: then they stand beside it. */
const withCarefulLayout = (opened: Opened): Opened => {
  const { font } = opened._font;
  if (careful.has(font)) return opened;
  careful.add(font);
  const layOut = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      return layOut(text, features);
    } catch {
      return layOut(text, { ...features, mark: false, mkmk: false });
    }
  };
  return opened;
};

/**
 * Cuts text of one style into pieces of one font each. A character that no font has becomes its plain form (a bold
 * letter of mathematics its letter) or a question mark; marks without a glyph of their own are left out.
 * @param world what was read for characters that the publication's faces lack
 */
export const fontsOf = (
  doc: PDFKit.PDFDocument,
  world: WorldFonts,
): ((text: string, style: Style) => Fragment[]) => {
  const known = new Map<string, Fragment>();
  const open = (file: string): Opened =>
    withCarefulLayout(
      doc.registerFont(file, world.buffers.get(file) ?? openedFont(file)).font(file) as unknown as Opened,
    );
  const inFont = (character: string, fonts: readonly string[]): Fragment | null => {
    const font = fonts.find((file) =>
      open(file)._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    return font === undefined ? null : { text: character, font };
  };
  const find = (character: string, style: Style): Fragment => {
    const fonts = filesOf(style);
    const [first = ''] = fonts;
    open(first);
    // Emoji are of one colour, that of the text.
    if (/[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}\p{Emoji_Modifier}]/u.test(character))
      return { text: '', font: first };
    if (/\p{Zs}/u.test(character)) return { text: character === '\u00a0' ? character : ' ', font: first };
    const exact = inFont(character, fonts);
    if (exact !== null) return exact;
    const other = world.fontOf(character, style.bold ?? false);
    const foreign = other === undefined ? null : inFont(character, [other]);
    if (foreign !== null) return foreign;
    const [base = '', ...marks] = character.normalize('NFKD');
    const plain = inFont(base, fonts);
    if (plain === null) return { text: /\p{M}/u.test(base) ? '' : '?', font: first };
    const { font } = plain;
    return { text: base + marks.filter((mark) => inFont(mark, [font])).join(''), font };
  };
  return (text, style) => {
    const pieces: Fragment[] = [];
    for (const character of text.normalize('NFC')) {
      const key = `${style.family}${style.bold ?? false}${style.italic ?? false}${character}`;
      const piece = known.get(key) ?? find(character, style);
      known.set(key, piece);
      const last = pieces.at(-1);
      if (/[\u200c\u200d]/.test(character) && last !== undefined && arabic.test(last.text)) {
        last.text += character;
        continue;
      }
      if (last?.font === piece.font) last.text += piece.text;
      else pieces.push({ ...piece });
    }
    return pieces;
  };
};
