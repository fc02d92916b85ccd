import { numberOfState } from '@dispatch/contract';

/** States that the desk does not see: what a customer is still writing, and what is gone. */
export const neverAtTheDesk: ReadonlySet<number> = new Set([
  numberOfState('DraftMode'),
  numberOfState('Deleted'),
]);
