import type { CallData } from '@dispatch/contract';
import { callQuery } from '../api/callQuery';

type Asked = { state: { data?: CallData<'listReleaseDeliveries'> | undefined } };

/** Where a release went, and what has become of it; asked for again while something is on its way. */
export const deliveriesQuery = (id: number) => ({
  ...callQuery('listReleaseDeliveries', { path: { id } }),
  // What is sent is taken within seconds; who fetches comes when they like.
  refetchInterval: ({ state }: Asked) =>
    state.data?.some((one) => one.state === 'queued' && !one.isFetched) === true ? 10_000 : false,
});
