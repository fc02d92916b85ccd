import type { Operation } from '../contract/operations';

export type WireBody = { type: string; text: string };

const boundary = 'between-the-parts-of-a-form-3f0c9d';

/** A form whose files are small pdfs, each with the generated text in it: whatever the text is, the file is right. */
const asForm = (fields: object): string =>
  [
    ...Object.entries(fields).map(([name, text]) =>
      [
        `--${boundary}`,
        `Content-Disposition: form-data; name="${name}"; filename="fact-sheet.pdf"`,
        'Content-Type: application/pdf',
        '',
        `%PDF-1.7\n% ${String(text)}`,
      ].join('\r\n'),
    ),
    `--${boundary}--\r\n`,
  ].join('\r\n');

export const bodyOnTheWire = (operation: Pick<Operation, 'body'>, body: unknown): WireBody =>
  operation.body?.mediaType === 'multipart/form-data' && typeof body === 'object' && body !== null
    ? { type: `multipart/form-data; boundary=${boundary}`, text: asForm(body) }
    : { type: 'application/json', text: JSON.stringify(body) };
