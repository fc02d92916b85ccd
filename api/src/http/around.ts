import type { CallState } from './callState';
import type { AnyAnswer } from './handler';

/**
 * Something around the handler of a call: it may look at the call, proceed, and look at the answer or the refusal.
 * `transaction` says whether the handler leaves its transaction to us.
 */
export type Around = (
  state: CallState,
  proceed: () => Promise<AnyAnswer>,
  handler: { transaction: 'none' | 'one' },
) => Promise<AnyAnswer>;
