export const SLUG_SOURCE_LENGTH = 170;

const unfolded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  '&': ' and ',
};

/**
 * The readable part of a release's public address, made of the first 170 characters of its headline: lower-case
 * letters a to z, digits and single hyphens. Accents are folded; apostrophes join ("NASA's" is `nasas`). A headline
 * with no letter that can be folded (all Chinese, all emoji) gives `release`; it is never empty.
 */
export const slugOf = (headline: string): string => {
  const folded = headline
    .slice(0, SLUG_SOURCE_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, '')
    .replace(/[ßæœøđðþłħı&]/g, (letter) => unfolded[letter] ?? '');
  return folded.match(/[a-z0-9]+/g)?.join('-') ?? 'release';
};

/** The public path of a release: `/news/{slug}-{prwebPressReleaseId}`. */
export const newsPath = (headline: string, prwebPressReleaseId: number | string): string =>
  `/news/${slugOf(headline)}-${prwebPressReleaseId}`;

/** The release id at the end of a public path's last part; null when there is none. */
export const idOfNewsSlug = (lastPart: string): number | null => {
  const digits = /(?:^|-)(\d{1,15})$/.exec(lastPart)?.[1];
  return digits === undefined ? null : Number(digits);
};
