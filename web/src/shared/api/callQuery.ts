import type { CallArguments, CallData, CallInit, CallResult, OperationId } from '@dispatch/contract';
import type { DataTag, QueryClient } from '@tanstack/react-query';
import { call } from './client';

/** The name of the operation, and what it is asked for. */
type CallKey = readonly [OperationId, unknown];

/** What a query needs to know of the call that answers it. */
export interface CallQuery<Value> {
  queryKey: DataTag<CallKey, Value>;
  queryFn: (asked: { signal: AbortSignal }) => Promise<Value>;
}

/**
 * Options of a query that one call answers.
 *
 * @param read what is kept of the answer, its data unless told; the same wherever the same is asked for
 */
export const callQuery = <Id extends OperationId, Value = CallData<Id>>(
  operationId: Id,
  asked: Omit<CallInit<Id>, 'signal'>,
  read: (answer: CallResult<Id>) => Value = ({ data }) => data as Value,
): CallQuery<Value> => ({
  queryKey: [operationId, asked] as unknown as DataTag<CallKey, Value>,
  queryFn: async ({ signal }) => {
    const init = [{ ...asked, signal }] as unknown as CallArguments<Id>;
    return read(await call(operationId, ...init));
  },
});

/** Asks these calls again, whatever they were asked for, as soon as somebody looks at their answers. */
export const askAgain = (
  queryClient: QueryClient,
  ...operationIds: readonly OperationId[]
): Promise<unknown> =>
  Promise.all(operationIds.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));

/** Forgets what these calls have answered: who comes to a screen that shows it waits for what is true now. */
export const forgetAnswers = (queryClient: QueryClient, ...operationIds: readonly OperationId[]): void => {
  for (const id of operationIds) queryClient.removeQueries({ queryKey: [id] });
};
