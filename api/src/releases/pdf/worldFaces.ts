import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Faces for what the publication's own lack: each is cut by ranges of characters into many small files. */
const packages = {
  emoji: 'noto-emoji',
  hebrew: 'noto-sans-hebrew',
  japanese: 'noto-sans-jp',
  korean: 'noto-sans-kr',
  simplified: 'noto-sans-sc',
  traditional: 'noto-sans-tc',
} as const;
type Cut = keyof typeof packages;
type Face = Cut | 'arabic';

/** Of each face the files for its own script: those for Latin are not needed. */
const ownSlice = /^(?:\[\d+\]|hebrew)$/;

/** In one file a weight. The newer Noto Sans builds letters of parts, from which no text can be copied. */
const naskh: Slice = {
  file: (weight) =>
    join(
      dirname(require.resolve('@embedpdf/fonts-arabic')),
      `../fonts/NotoNaskhArabic-${weight === 400 ? 'Regular' : 'Bold'}.ttf`,
    ),
  isVariable: false,
  ranges: [[0, 0x10ffff]],
};

/** What may need one of these faces. What a face of the publication has is set in that one all the same. */
const foreign =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\p{scx=Hebr}\p{scx=Arab}\p{Regional_Indicator}\u2190-\u2bff\uff00-\uffef]|(?![\0-\u3000])\p{Extended_Pictographic}/gu;

/** Without it, Persian letters join that stand apart. */
const joiners = '\u200c\u200d';

type Weight = 400 | 700;
type Slice = {
  file: (weight: Weight) => string;
  isVariable: boolean;
  ranges: readonly (readonly [first: number, last: number])[];
};

const known = new Map<Cut, readonly Slice[]>();

/** The files of a face with their ranges, as its package tells them. */
const slicesOf = async (face: Face): Promise<readonly Slice[]> => {
  if (face === 'arabic') return [naskh];
  const name = packages[face];
  const path = require.resolve(`@fontsource-variable/${name}/unicode.json`);
  const told = known.get(face) ?? slicesIn(name, await readFile(path, 'utf8'));
  known.set(face, told);
  return told;
};

const slicesIn = (name: string, json: string): Slice[] =>
  Object.entries(JSON.parse(json) as Record<string, string>)
    .filter(([key]) => ownSlice.test(key))
    .map(([key, ranges]) => ({
      isVariable: true,
      file: () =>
        require.resolve(
          `@fontsource-variable/${name}/files/${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
        ),
      ranges: ranges.split(',').map((range) => {
        const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    }));

/** Han characters look otherwise in each language: the release's own goes first, then what its text tells. */
const facesFor = (language: string, text: string): Face[] => {
  const [own] = language.split('-');
  const isJapanese = own === 'ja' || (own !== 'zh' && own !== 'ko' && /[\p{sc=Hira}\p{sc=Kana}]/u.test(text));
  const first: Face =
    own === 'ko' ? 'korean' : isJapanese ? 'japanese' : language === 'zh-Hant' ? 'traditional' : 'simplified';
  return [
    ...new Set<Face>(['emoji', 'hebrew', 'arabic', first, 'simplified', 'traditional', 'japanese', 'korean']),
  ];
};

/** Fonts of the characters of one document. */
export type WorldFonts = {
  /** The name of the font for a character, whether or not it has it. */
  fontOf: (character: string, isBold: boolean) => string | undefined;
  /** By their names; none has more than what the document needs. */
  buffers: ReadonlyMap<string, Buffer>;
};

/** What a document says: everything, and what of it is bold. */
export type WorldText = { all: string; bold: string; language: string };

/**
 * Reads from the disk what a text in Chinese, Japanese, Korean, Hebrew or Arabic letters or with emoji needs: of each file
 * no more than these characters, at the weights at which they stand. A text in other letters reads nothing.
 * @param pause is waited for between two files
 */
export const worldFonts = async (
  { all, bold, language }: WorldText,
  pause: () => Promise<void>,
): Promise<WorldFonts> => {
  const charactersIn = (text: string): Set<string> => new Set(text.normalize('NFC').match(foreign) ?? []);
  const left = charactersIn(all);
  const heavy = charactersIn(bold);
  const fonts = new Map<string, { regular: string; bold: string }>();
  const buffers = new Map<string, Buffer>();
  if (left.size === 0) return { fontOf: () => undefined, buffers };
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')]);
  /** A file may be told to have a character that it has not, down to none at all. */
  const charactersOf = (font: Buffer): ReadonlySet<number> => {
    try {
      return new Set(create(font).characterSet);
    } catch {
      return new Set();
    }
  };
  const cut = async ({ file, isVariable }: Slice, text: string, weight: Weight): Promise<string> => {
    await pause();
    const pinned = isVariable ? { variationAxes: { wght: weight } } : {};
    const source = await readFile(file(weight));
    const name = `${file(weight)} ${weight}`;
    const options = { targetFormat: 'truetype', noHinting: true, ...pinned } as const;
    buffers.set(name, await subsetFont(source, text + joiners, options));
    return name;
  };
  for (const face of facesFor(language, all)) {
    if (left.size === 0) break;
    for (const slice of await slicesOf(face)) {
      const held = [...left].filter((character) => {
        const point = character.codePointAt(0) ?? 0;
        return slice.ranges.some(([first, last]) => first <= point && point <= last);
      });
      if (held.length === 0) continue;
      const regular = await cut(slice, held.join(''), 400);
      const covered = charactersOf(buffers.get(regular) ?? Buffer.alloc(0));
      const set = held.filter((character) => covered.has(character.codePointAt(0) ?? 0));
      if (set.length === 0) buffers.delete(regular);
      const boldOnes = set.filter((character) => heavy.has(character)).join('');
      const strong = boldOnes === '' ? regular : await cut(slice, boldOnes, 700);
      for (const character of set) {
        fonts.set(character, { regular, bold: heavy.has(character) ? strong : regular });
        left.delete(character);
      }
    }
  }
  return {
    fontOf: (character, isBold) => fonts.get(character)?.[isBold ? 'bold' : 'regular'],
    buffers,
  };
};
