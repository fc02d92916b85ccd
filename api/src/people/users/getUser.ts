import type { Handler } from '../../platform/call/handler';
import { presentUser } from './presentUser';
import { targetUser } from './targetUser';

export const getUser: Handler<'getUser'> = async ({ path }) => ({
  status: 200,
  body: presentUser(await targetUser(path.id)),
});
