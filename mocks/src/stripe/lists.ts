import type { Call } from './call';
import { badRequest, notFound } from './failure';
import { integer, nested, text } from './params';
import type { Ledger } from './ledger';

interface Row {
  readonly id: string;
  readonly created: number;
  readonly payment_intent: string;
}

/** One page of rows, newest first, after a cursor: of all, or of one payment. */
export function page({ params }: Call, url: string, rows: readonly Row[]): object {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw badRequest('limit must be between 1 and 100.', { param: 'limit' });
  const since = integer(nested(params, 'created') ?? {}, 'gte') ?? 0;
  const intent = text(params, 'payment_intent') ?? null;
  const wanted = [...rows]
    .reverse()
    .filter((row) => row.created >= since && (intent === null || row.payment_intent === intent));
  const after = text(params, 'starting_after') ?? null;
  const last = wanted.findIndex((row) => row.id === after);
  if (after !== null && last < 0) throw notFound('object', after, 'starting_after');
  const data = wanted.slice(last + 1, last + 1 + limit);
  return { object: 'list', data, has_more: last + 1 + limit < wanted.length, url };
}

const expandable: Readonly<Record<string, (ledger: Ledger, id: string) => object | undefined>> = {
  latest_charge: (ledger, id) => ledger.charges.get(id),
  payment_method: (ledger, id) => ledger.methods.get(id),
};

function expandPath(ledger: Ledger, value: unknown, path: readonly string[], whole: string): unknown {
  if (Array.isArray(value)) return value.map((item) => expandPath(ledger, item, path, whole));
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  const held = (value as Record<string, unknown>)[name];
  const lookUp = expandable[name];
  if (held === undefined || (name !== 'data' && lookUp === undefined)) {
    throw badRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const found = typeof held === 'string' ? (lookUp?.(ledger, held) ?? held) : held;
  return { ...value, [name]: expandPath(ledger, found, rest, whole) };
}

/** Puts whole objects in the place of ids, as `expand` asks. */
export function expanded(call: Call, answer: object): object {
  const asked = call.params['expand'];
  if (asked === undefined) return answer;
  const paths = Array.isArray(asked) ? asked : [asked];
  return paths.reduce<object>(
    (result, path) => expandPath(call.ledger, result, String(path).split('.'), String(path)) as object,
    answer,
  );
}
