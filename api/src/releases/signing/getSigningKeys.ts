import type { Handler } from '../../platform/call/handler';
import { readSigningKeys } from './signingKeys';

export const getSigningKeys: Handler<'getSigningKeys'> = async () => ({
  status: 200,
  body: await readSigningKeys(),
});
