import type { OperationId } from '@dispatch/contract';
import { runOptions } from '../run/options';
import { operations, type Operation } from './operations';

export const byId = (id: OperationId): Operation => {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`openapi.yaml has no call ${id}.`);
  return found;
};

const { operation: only } = runOptions();

export const everyCall = operations.filter(({ id }) => only === null || id === only);

export const named = (calls: readonly Operation[]): [string, Operation][] =>
  calls.map((operation) => [operation.id, operation]);
