import type { QueryClient } from '@tanstack/react-query';
import type { CallQuery } from './callQuery';

/**
 * Options of a mutation that the screen shows before it is stored. Where it fails what was there comes back, and whoever
 * made it shows the mutation's error. Not for what the server has to decide: prices, states, money.
 *
 * @param shown the query that shows it
 * @param changed what that query would answer once the change is stored
 */
export const shownAtOnce = <Value, Change>(
  queryClient: QueryClient,
  { queryKey }: Pick<CallQuery<Value>, 'queryKey'>,
  changed: (value: Value, change: Change) => Value,
) => ({
  onMutate: async (change: Change): Promise<{ before: Value | undefined }> => {
    // What is being read may be of before, and would undo what is shown.
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Value>(queryKey);
    if (before !== undefined) queryClient.setQueryData<Value>(queryKey, changed(before, change));
    return { before };
  },
  onError: (_error: unknown, _change: Change, kept: { before: Value | undefined } | undefined): void => {
    queryClient.setQueryData<Value>(queryKey, kept?.before);
  },
  onSettled: (): Promise<void> => queryClient.invalidateQueries({ queryKey }),
});
