import { bodyLimits, type BodyLimits } from '@dispatch/contract/check';
import { resolve, type Contract } from '@dispatch/contract/document';

/** The operations that take a body, each with the most that its body may hold. */
export const operationsWithBody = ({ document, operations }: Contract): ReadonlyMap<string, BodyLimits> =>
  new Map(
    operations.flatMap(({ id, bodies: [media] }) =>
      media === undefined
        ? []
        : [[id, bodyLimits({ $ref: media.schema ?? undefined }, (value) => resolve(document, value))]],
    ),
  );

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
