import { readProfile } from '../accountData/readProfile';
import type { Handler } from '../../platform/call/handler';

export const getMe: Handler<'getMe'> = async ({ session }) => ({
  status: 200,
  body: await readProfile(session.userId),
});
