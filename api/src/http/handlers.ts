import type { OperationHandlers } from './handler';

/** Every call of the contract and its handler. The type checker names the one that is missing. */
export const handlers = {} satisfies Partial<OperationHandlers>;
