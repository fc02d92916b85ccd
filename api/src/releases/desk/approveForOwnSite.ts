import { eachRow } from '../../platform/call/eachRow';
import { type Handler, withoutTransaction } from '../../platform/call/handler';
import { lockRelease } from '../lifecycle/lockRelease';
import { deskRole, moveRelease } from '../lifecycle/moveRelease';
import { approval } from './approveRelease';

/** Approves each of these releases for our own site alone, as its desk page does. */
export const approveForOwnSite: Handler<'approveForOwnSite'> = withoutTransaction((call) =>
  eachRow(call, async (id) => {
    const { session, now } = call;
    const release = await lockRelease(id);
    const made = await approval(release, { ownSiteOnly: true }, call);
    await moveRelease(release, { ...made, actor: session, role: deskRole(session), now });
    return 1;
  }),
);
