import type { Contract } from '@dispatch/contract/document';

const refusedToStaff = '#/components/responses/NotWhileImpersonating';

/**
 * The operations that staff who acts for somebody cannot make: password, second factor, tokens, saved cards, export and
 * deletion. The contract says so by their answer NotWhileImpersonating.
 */
export const ownerAlone = ({ operations }: Contract): ReadonlySet<string> =>
  new Set(
    operations
      .filter(({ answers }) => answers.some(({ pointer }) => pointer === refusedToStaff))
      .map(({ id }) => id),
  );

/** The statuses that the contract promises for each operation. */
export const promisedStatuses = ({ operations }: Contract): ReadonlyMap<string, ReadonlySet<number>> =>
  new Map(operations.map(({ id, answers }) => [id, new Set(answers.map(({ status }) => status))]));
