import { inflateSync } from 'node:zlib';

const objectPattern = /\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const codes = (hex: string): number[] => (hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16));

/** The characters of each glyph of a font, from its ToUnicode table as pdfkit writes it. */
const charactersOf = (table: string): string[] =>
  [...table.matchAll(/<\w+> <\w+> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) =>
      String.fromCharCode(...codes(hex.replaceAll(' ', ''))),
    ),
  );

/** A PDF of pdfkit, read back: its dictionaries as they are written, and the text in the order of its pages. */
export const readPdf = (bytes: Buffer): { source: string; text: string } => {
  const objects = new Map<string, string>();
  for (const [, id = '', whole = ''] of bytes.toString('latin1').matchAll(objectPattern)) {
    const [, dictionary = whole, stream = ''] =
      /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(whole) ?? [];
    const isText = dictionary.includes('/FlateDecode') && !dictionary.includes('/Length1');
    const content = isText ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '';
    objects.set(id, `${dictionary}\n${content}`);
  }
  const fonts = new Map<string, string[]>();
  for (const value of objects.values()) {
    for (const [, name = '', id = ''] of value.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      fonts.set(name, charactersOf(objects.get(table) ?? ''));
    }
  }
  let text = '';
  let font: string[] = [];
  for (const value of objects.values()) {
    if (!/ BDC\n/.test(value)) continue;
    for (const [, name, hex] of value.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)> /g)) {
      if (name !== undefined) font = fonts.get(name) ?? [];
      else
        text += codes(hex ?? '')
          .map((code) => font[code] ?? '\ufffd')
          .join('');
    }
  }
  return { source: [...objects.values()].join('\n'), text };
};
