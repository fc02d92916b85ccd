import { checkBody, mergeFaults, operationTable } from '@dispatch/contract';
import type { OperationId } from '../call/handler';
import type { FieldFault } from '../call/problem';

/**
 * The faults of a body: those of the rules of every form in it, whose messages people know, and then what only the
 * contract refuses.
 */
export const bodyFaults = (
  operationId: OperationId,
  body: unknown,
  contractFaults: readonly FieldFault[],
): FieldFault[] => {
  const wrongType = contractFaults.filter(({ rule }) => rule === 'type').map(({ pointer }) => pointer);
  return mergeFaults(checkBody(operationTable[operationId], body, { wrongType }), contractFaults);
};
