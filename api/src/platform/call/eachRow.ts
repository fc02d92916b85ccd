import { type components, message } from '@dispatch/contract';
import { inTransaction } from '../database/database';
import type { Call } from './handler';
import { Problem } from './problem';

type Outcome<Id> = Omit<components['schemas']['RowOutcome'], 'id'> & { id: Id };

/** Of a call over several rows: which, and whether it is only to be seen what would become of them. */
type Asked<Id> = Pick<Call<'expireCoupons'>, 'log' | 'requestId'> & {
  body: { ids: readonly Id[]; isPreview: boolean };
};

/** Takes back what was done for a row: it was only to be seen what would become of it, or nothing did. */
class TakenBack extends Error {
  override readonly name = 'TakenBack';
}

/**
 * Does the same for each of these rows, one after the other, each in a transaction of its own: a row that is refused
 * leaves the others alone, and nothing of its own behind. Each is named once. With `isPreview` everything is decided as
 * it would be, and taken back. For a handler without a transaction.
 * @param one does it for a row and answers how much came of it; 0 where it was so already, which leaves no trace
 */
export const eachRow = async <Id extends number | string>(
  { body, log, requestId }: Asked<Id>,
  one: (id: Id) => Promise<number>,
): Promise<{ status: 200; body: Outcome<Id>[] }> => {
  const { ids, isPreview } = body;
  const outcomes: Outcome<Id>[] = [];
  for (const id of new Set(ids)) {
    let count = 0;
    try {
      await inTransaction(async () => {
        count = await one(id);
        if (isPreview || count === 0) throw new TakenBack();
      });
      outcomes.push({ id, outcome: 'done', count, note: null });
    } catch (error) {
      if (error instanceof TakenBack) {
        outcomes.push({ id, outcome: count === 0 ? 'unchanged' : 'done', count, note: null });
        continue;
      }
      if (!(error instanceof Problem)) log.error({ err: error, id }, 'a row of several has failed');
      const note = error instanceof Problem ? error.message : message('internal-error', { requestId });
      outcomes.push({ id, outcome: 'refused', count: 0, note });
    }
  }
  return { status: 200, body: outcomes };
};
