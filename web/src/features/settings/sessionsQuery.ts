import type { components } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';

export type SignedInSession = components['schemas']['SignedInSession'];

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call('listSessions', { query: { limit: 200 } })).data,
});
