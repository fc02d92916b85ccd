import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A flag is two characters. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const letters = /[\p{scx=Hebr}\p{scx=Arab}]/u;

type Words = { text: string };
type Atom<Piece> = { piece: Piece; level: number };

/** Pieces of one level each: whatever stands at one is read in one direction. */
const atoms = <Piece extends Words>(pieces: readonly Piece[], levels: Uint8Array): Atom<Piece>[] => {
  const found: Atom<Piece>[] = [];
  let at = 0;
  for (const piece of pieces) {
    let begun = 0;
    for (let index = 1; index <= piece.text.length; index += 1) {
      const level = levels[at + begun] ?? 0;
      if (index < piece.text.length && levels[at + index] === level) continue;
      found.push({ piece: { ...piece, text: piece.text.slice(begun, index) }, level });
      begun = index;
    }
    at += piece.text.length;
  }
  return found;
};

/** What is no Hebrew or Arabic letter is not turned by its font. */
const turned = <Piece extends Words>({ piece, level }: Atom<Piece>): Piece => {
  if (level % 2 === 0 || letters.test(piece.text)) return piece;
  const signs = Array.from(graphemes.segment(piece.text), ({ segment }) => segment);
  const text = signs
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
  return { ...piece, text };
};

/**
 * The pieces of a line from left to right, by the Unicode Bidirectional Algorithm (UAX 9): Hebrew and Arabic run from the
 * right, with numbers and other letters in them from the left. A line without such letters stays as it is.
 */
export const visualOrder = <Piece extends Words>(
  pieces: readonly Piece[],
  direction: 'ltr' | 'rtl',
): readonly Piece[] => {
  const last = pieces.at(-1);
  if (last === undefined) return pieces;
  if (direction === 'ltr' && !pieces.some(({ text }) => letters.test(text))) return pieces;
  const shown = [...pieces.slice(0, -1), { ...last, text: last.text.trimEnd() }];
  const { levels } = bidi.getEmbeddingLevels(shown.map(({ text }) => text).join(''), direction);
  const ordered = atoms(shown, levels);
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered.map(turned);
};
