import { unavailable } from '../call/problem';
import { runGuarded, statementLimits } from '../database/database';
import { patience } from '../ports/patience';
import { now } from '../settings/clock';

/** Milliseconds after which a call that takes an Idempotency-Key begins no statement any more and ends no transaction. */
const lastStatementAfter = 60_000;

/** As many outside services a call asks one after another without a statement between them: each waits `patience`. */
export const mostAsked = 4;

/** Milliseconds after which a call that takes an Idempotency-Key has ended, or hangs and will write nothing. */
export const callEndsWithin =
  lastStatementAfter + statementLimits.acquire + statementLimits.statement + mostAsked * patience;

/**
 * Runs a call that began at this moment. Too late, it writes nothing more and ends with the 503 of a service that is
 * away, like a call that has lost its database: who has its key by then is alone.
 */
export const runInLimit = <T>(began: Date, work: () => Promise<T>): Promise<T> =>
  runGuarded(async () => {
    const age = now().getTime() - began.getTime();
    if (age > lastStatementAfter) throw unavailable(new Error(`The call still writes after ${age} ms.`));
  }, work);
