import { inTransaction } from '../database/database';
import { sqlState } from '../database/sqlState';
import type { Around } from './around';
import { rememberAnswers } from './idempotency';

const attempts = 4;
const mayRetry = new Set(['40001', '40P01']);

/** A changing call runs in one transaction; one that loses a race against another is tried again. */
const oneTransaction: Around = async (state, proceed, handler) => {
  if (handler.transaction === 'none' || state.operation.method === 'get') return proceed();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(proceed);
    } catch (error) {
      if (attempt === attempts || !mayRetry.has(sqlState(error) ?? '')) throw error;
    }
  }
};

/** What surrounds every handler, outermost first. */
export const surroundings: readonly Around[] = [rememberAnswers, oneTransaction];
