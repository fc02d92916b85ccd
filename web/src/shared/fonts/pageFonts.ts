/** One face of a font, as a style sheet of the page declares it, with the whole address of its file. */
export interface PageFont {
  family: string;
  src: string;
  weight: string;
  style: string;
  unicodeRange: string;
}

/** Style sheets of other origins keep their rules to themselves. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const unquoted = (family: string): string => family.trim().replace(/^(['"])(.*)\1$/, '$2');

const withWholeAddresses = (src: string, base: string): string =>
  src.replace(
    /url\((['"]?)(.*?)\1\)/g,
    (_match, _quote, address: string) => `url("${new URL(address, base).href}")`,
  );

/** Documents inside the page do not inherit them. @param token names the families ('--font-sans'); absent: all */
export function pageFonts(token?: string): PageFont[] {
  const wanted =
    token === undefined
      ? null
      : getComputedStyle(document.documentElement).getPropertyValue(token).split(',').map(unquoted);
  return [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const said = (name: string): string => rule.style.getPropertyValue(name);
      const family = unquoted(said('font-family'));
      if (wanted !== null && !wanted.includes(family)) return [];
      // A font of the machine needs no lending.
      if (!said('src').includes('url(')) return [];
      return [
        {
          family,
          src: withWholeAddresses(said('src'), sheet.href ?? document.baseURI),
          weight: said('font-weight') || 'normal',
          style: said('font-style') || 'normal',
          unicodeRange: said('unicode-range') || 'U+0-10FFFF',
        },
      ];
    }),
  );
}
