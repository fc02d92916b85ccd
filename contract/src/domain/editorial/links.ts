import { visibleText } from '../../rules/html';

const link = /<a\s[^>]{0,200}?href="([^"]{1,4000})"/gi;

/** The links of a body that lead into the web: their addresses, and where in the HTML each begins. */
export function* webLinks(html: string): Generator<{ address: string; index: number }> {
  for (const { index, 1: href = '' } of html.matchAll(link)) {
    const address = visibleText(href);
    if (/^https?:\/\//i.test(address)) yield { address, index };
  }
}
