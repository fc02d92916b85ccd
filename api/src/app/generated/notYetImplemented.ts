// generated from openapi.yaml by npm run generate
import type { OperationId } from '../../call/handler';

/** The calls that have no handler yet. They pass the gate and the validation like any other and then answer 501. */
export const notYetImplemented: readonly OperationId[] = [
];
