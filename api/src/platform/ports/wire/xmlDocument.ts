import XMLBuilder from 'fast-xml-builder';

/** What XML forbids, lone surrogates included. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const withoutForbidden = (text: unknown): string => String(text).replace(forbidden, '\u{FFFD}');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  tagValueProcessor: (_name, text) => withoutForbidden(text),
  attributeValueProcessor: (_name, text) => withoutForbidden(text),
});

/**
 * A document of XML 1.0. Names that begin with `@` are attributes, `#` is the text of an element, an array repeats it. A
 * character that XML forbids is written as U+FFFD.
 */
export const xmlDocument = (elements: object): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...elements });

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML has it in an element or an attribute; what XML forbids is U+FFFD. */
export const xmlText = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');
