import type { components } from '@dispatch/contract';
import { callQuery } from '../../shared/api/callQuery';

export type AccessToken = components['schemas']['AccessToken'];

export const tokensQuery = callQuery('listAccessTokens', {});
