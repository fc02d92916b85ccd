import { eachRow } from '../../platform/call/eachRow';
import { type Handler, withoutTransaction } from '../../platform/call/handler';
import { endSessionsOfUser } from './endSessionsOfUser';
import { managedUser } from './targetUser';

/** Signs each of these users out everywhere. Who has no session is left as they are. */
export const endSessionsOfUsers: Handler<'endSessionsOfUsers'> = withoutTransaction((call) =>
  eachRow(call, async (id) => endSessionsOfUser(await managedUser(id, call.session), call)),
);
