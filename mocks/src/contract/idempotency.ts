import { createHash } from 'node:crypto';
import { refuse } from './refusal';
import type { PlainAnswer } from './plainAnswer';
import { memory, type Remembering } from './memory/memory';

interface KeyRow {
  readonly key: string;
  readonly body: string;
  readonly answer: PlainAnswer;
}

const keys = memory<{ rows: KeyRow[] }>('idempotencyKeys', () => ({ rows: [] }));
const mostKeys = 200;

/** Refusals are not kept. Throws 422 for another body. @param scope who calls what */
export async function once(
  remembering: Remembering,
  { scope, key, body }: { scope: string; key: unknown; body: unknown },
  answer: () => Promise<PlainAnswer>,
): Promise<PlainAnswer> {
  if (typeof key !== 'string') return answer();
  const kept = keys(remembering);
  const name = `${scope} ${key}`;
  const print = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');
  const known = kept.rows.find((row) => row.key === name);
  if (known !== undefined) {
    if (known.body !== print) throw refuse(422, 'idempotency-key-reused');
    return known.answer;
  }
  const given = await answer();
  if (given.status < 300)
    kept.rows = [{ key: name, body: print, answer: given }, ...kept.rows].slice(0, mostKeys);
  return given;
}
