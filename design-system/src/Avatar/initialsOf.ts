const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstOf = (word: string | undefined): string =>
  word === undefined ? '' : ([...letters.segment(word)][0]?.segment ?? '');

export function initialsOf(name: string): string {
  const words = name
    .split(/[\s@._-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean);
  return (firstOf(words[0]) + (words.length > 1 ? firstOf(words.at(-1)) : '')).toUpperCase();
}
