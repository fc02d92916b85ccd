import type { components } from '@dispatch/contract';
import { callQuery } from '../../shared/api/callQuery';

export type SignedInSession = components['schemas']['SignedInSession'];

export const sessionsQuery = callQuery('listSessions', { query: { limit: 200 } });
