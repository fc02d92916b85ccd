import type { components } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';

export type AccountExport = components['schemas']['AccountExport'];

const pollInterval = 3000;

export const exportQuery = queryOptions({
  ...callQuery('exportAccount', {}),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollInterval : false),
});
