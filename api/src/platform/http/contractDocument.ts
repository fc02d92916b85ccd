import { isOwnerAlone, shownCodes, type Contract } from '@dispatch/contract/document';

/** The operations that staff who acts for somebody cannot make. */
export const ownerAlone = ({ operations }: Contract): ReadonlySet<string> =>
  new Set(operations.filter(({ written }) => isOwnerAlone(written.operation)).map(({ id }) => id));

/** What the contract promises of each operation: its statuses, each with the codes of its refusals. */
export type Promised = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<unknown>>>;

export const promisedAnswers = ({ operations }: Contract): Promised =>
  new Map(operations.map((operation) => [operation.id, shownCodes(operation)]));
