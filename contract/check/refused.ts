import type { components } from '../src/generated/types';
import { message } from '../src/messages';
import { limitBroken, mostHeaders, mostParameters, type BodyLimits } from './requestLimits';
import type { FieldError } from './wording';

type ProblemCode = components['schemas']['ProblemCode'];

export type Refused = { status: number; code: ProblemCode; message: string; fields?: FieldError[] };

const mostBytes = 1024 * 1024;

const unsupported = (): Refused => ({
  status: 415,
  code: 'unsupported-media-type',
  message: message('unsupported-media-type', { types: 'JSON as application/json in UTF-8' }),
});
const tooLarge = (): Refused => ({ status: 413, code: 'too-large', message: message('too-large') });
const malformed = (): Refused => ({
  status: 400,
  code: 'malformed-json',
  message: message('malformed-json'),
});

/** A text, a number, true, false or null: JSON, and yet nothing that a call takes. */
const scalar = (): Refused => {
  const text = message('json-scalar');
  return {
    status: 400,
    code: 'invalid-input',
    message: text,
    fields: [{ pointer: '', rule: 'type', message: text }],
  };
};

/** Refuses more headers and parameters than any caller of ours sends, and an address that is not encoded correctly. */
export const refusedAddress = (url: string, headers: number): Refused | null => {
  const wrong = (text: string): Refused => ({ status: 400, code: 'invalid-input', message: text });
  if (headers > mostHeaders) {
    return { status: 431, code: 'too-large', message: message('too-many-headers', { count: mostHeaders }) };
  }
  if (url.split('&').length > mostParameters) {
    return wrong(message('too-many-parameters', { count: mostParameters }));
  }
  try {
    if (url.includes('%')) decodeURIComponent(url);
    return null;
  } catch {
    return wrong(message('malformed-address'));
  }
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const otherCharset = /;\s*charset\s*=\s*"?(?!utf-8"?\s*(;|$))/i;

export const hasBody = (headers: Headers): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses by the headers what is no JSON in UTF-8 as it is, or too much of it. */
export const refusedBody = (headers: Headers): Refused | null => {
  const type = String(headers['content-type'] ?? '');
  const isJson = type === 'application/json' || /^application\/json\s*(;|$)/i.test(type.trim());
  if (!isJson || otherCharset.test(type)) return unsupported();
  if (Number(headers['content-length'] ?? 0) > mostBytes) return tooLarge();
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  return encoding === 'identity' ? null : unsupported();
};

const utf8 = new TextDecoder();

const wordings = { keys: 'too-many-keys', items: 'too-many-items', depth: 'too-deep' } as const;

/** The object or list in the bytes of a body: other JSON is none of a call. Its limits are counted before it is parsed. */
export const parseBody = (
  bytes: Uint8Array,
  limits: BodyLimits,
): { value: unknown; refused?: never } | { refused: Refused; value?: never } => {
  if (bytes.length > mostBytes) return { refused: tooLarge() };
  if (bytes.length === 0) return { value: {} };
  const rule = limitBroken(bytes, limits);
  if (rule !== null) {
    const text = message(wordings[rule], { count: limits[rule] });
    const fields = [{ pointer: '', rule, message: text }];
    return { refused: { status: 400, code: 'invalid-input', message: text, fields } };
  }
  try {
    const value = JSON.parse(utf8.decode(bytes)) as unknown;
    return typeof value === 'object' && value !== null ? { value } : { refused: scalar() };
  } catch {
    return { refused: malformed() };
  }
};
