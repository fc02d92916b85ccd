import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callQuery } from './callQuery';
import { shownAtOnce } from './shownAtOnce';

test('a change is shown before it is stored, and taken back when it is refused', async () => {
  const queryClient = new QueryClient();
  const shown = callQuery('listSubscriptions', {}, ({ data }) => data.map(({ id }) => id));
  queryClient.setQueryData(shown.queryKey, [1, 2]);
  let refuse = (): void => undefined;
  const answered = new Promise<void>((_resolve, reject) => {
    refuse = () => reject(new Error('refused'));
  });
  const removal = new MutationObserver(queryClient, {
    mutationFn: (_id: number) => answered,
    ...shownAtOnce(queryClient, shown, (ids, id: number) => ids.filter((one) => one !== id)),
  });

  const outcome = removal.mutate(2).catch((error: unknown) => error);
  await expect.poll(() => queryClient.getQueryData(shown.queryKey)).toEqual([1]);

  refuse();
  expect(await outcome).toEqual(new Error('refused'));
  expect(queryClient.getQueryData(shown.queryKey)).toEqual([1, 2]);
  expect(queryClient.getQueryState(shown.queryKey)?.isInvalidated).toBe(true);
});
