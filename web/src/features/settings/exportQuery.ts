import type { components } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';

export type AccountExport = components['schemas']['AccountExport'];

const pollInterval = 3000;

export const exportQuery = queryOptions({
  queryKey: ['accountExport'],
  queryFn: async () => (await call('exportAccount')).data,
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollInterval : false),
});
