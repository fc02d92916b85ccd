const captionLimit = 50;

/** A caption for a tile: its first 50 characters, with '…' where something is left out. Never half a character. */
export function shortenCaption(caption: string): string {
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(caption.trim())];
  if (characters.length <= captionLimit) return caption.trim();
  const kept = characters.slice(0, captionLimit).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
