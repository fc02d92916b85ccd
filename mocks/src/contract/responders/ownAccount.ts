import { randomBytes } from 'node:crypto';
import { mayImpersonate, message } from '@dispatch/contract';
import { people } from '../memory/people';
import { refuse, refuseInput } from '../refusal';
import { resourceRows } from '../resources';
import type { Responders } from '../responder';
import { sessionInfo } from './session';

export const ownAccount: Responders = {
  endSession: (call) => {
    const kept = resourceRows(call, 'SignedInSession', { permissions: [] }, call.person);
    const row = kept.rows.find(({ id }) => id === call.path.id);
    if (row === undefined) throw refuse(404, 'not-found');
    if (row['isCurrent'] === true) throw refuse(409, 'session-current');
    kept.rows = kept.rows.filter((other) => other !== row);
    return { status: 204 };
  },

  endOtherSessions: (call) => {
    const kept = resourceRows(call, 'SignedInSession', { permissions: [] }, call.person);
    const before = kept.rows.length;
    kept.rows = kept.rows.filter(({ isCurrent }) => isCurrent === true);
    return { status: 200, body: { ended: before - kept.rows.length } };
  },

  deleteAccount: (call) => {
    const { person, body } = call;
    if (body.oktaLogin.trim().toLowerCase() !== person.profile.oktaLogin) {
      throw refuseInput([{ pointer: '/oktaLogin', rule: 'own-login', message: message('not-own-login') }]);
    }
    // Their sessions end with them: nobody is found who they are of.
    const known = people(call);
    known.rows = known.rows.filter((row) => row !== person);
    return { status: 200, body: { done: true } };
  },

  impersonateUser: (call) => {
    const target = people(call).rows.find(({ id }) => id === call.path.id);
    if (target === undefined) throw refuse(404, 'user-missing');
    if (!mayImpersonate(call.person.profile.group, target.profile.group)) {
      throw refuse(403, 'impersonation-refused');
    }
    const at = call.now.getTime();
    const token = randomBytes(32).toString('base64url');
    const adminToken = call.session.token;
    call.demoData.sessions.push({ token, personId: target.id, startedAt: at, lastUsedAt: at, adminToken });
    return { status: 200, body: sessionInfo(target, token, true) };
  },

  restoreAdmin: (call) => {
    const { demoData, session } = call;
    if (session.adminToken === undefined) throw refuse(409, 'not-impersonating');
    const admin = demoData.sessions.find(({ token }) => token === session.adminToken);
    const staff = people(call).rows.find(({ id }) => id === admin?.personId);
    if (admin === undefined || staff === undefined) throw refuse(401, 'no-session');
    demoData.sessions = demoData.sessions.filter((other) => other !== session);
    admin.lastUsedAt = call.now.getTime();
    return { status: 200, body: sessionInfo(staff, admin.token, false) };
  },
};
