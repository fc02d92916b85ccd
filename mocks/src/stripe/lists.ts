import type { Call } from './call';
import { badRequest, notFound } from './failure';
import { integer, nested, text } from './params';
import type { Ledger } from './ledger';

interface Row {
  readonly id: string;
  readonly created: number;
}

/** One page of rows, newest first, by Stripe's cursors. `filters` are parameters that a row's field must equal. */
export function page(call: Call, url: string, rows: readonly Row[], filters: readonly string[] = []): object {
  const { params } = call;
  const created = nested(params, 'created') ?? {};
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw badRequest('limit must be between 1 and 100.', { param: 'limit' });
  const since = integer(created, 'gte') ?? 0;
  const wanted = [...rows]
    .reverse()
    .filter((row) => row.created >= since)
    .filter((row) =>
      filters.every((name) => {
        const value = text(params, name);
        return (
          value === undefined || value === null || (row as unknown as Record<string, unknown>)[name] === value
        );
      }),
    );
  const cursor = (name: string): number | undefined => {
    const id = text(params, name);
    if (id === undefined || id === null) return undefined;
    const index = wanted.findIndex((row) => row.id === id);
    if (index < 0) throw notFound('object', id, name);
    return index;
  };
  const after = cursor('starting_after');
  const before = cursor('ending_before');
  const from = before === undefined ? (after ?? -1) + 1 : Math.max(0, before - limit);
  const data = wanted.slice(from, before === undefined ? from + limit : before);
  const hasMore = before === undefined ? from + limit < wanted.length : from > 0;
  return { object: 'list', data, has_more: hasMore, url };
}

const expandable: Readonly<Record<string, (ledger: Ledger, id: string) => object | undefined>> = {
  latest_charge: (ledger, id) => ledger.charges.get(id),
  charge: (ledger, id) => ledger.charges.get(id),
  payment_method: (ledger, id) => ledger.methods.get(id),
  payment_intent: (ledger, id) => ledger.intents.get(id),
  customer: (ledger, id) => ledger.customers.get(id),
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
