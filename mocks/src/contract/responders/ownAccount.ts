import { randomBytes } from 'node:crypto';
import { mayImpersonate, message, type components } from '@dispatch/contract';
import { people, type PersonRow } from '../memory/people';
import { refuse, refuseInput } from '../refusal';
import type { MockCall, Responders } from '../responder';
import { memory } from '../world/memory';
import { idleSeconds } from './session';
import { pageOf } from './listing';

type SignedInSession = components['schemas']['SignedInSession'];
type AccountExport = components['schemas']['AccountExport'];

const day = 86_400_000;
/** How long it takes to pack an account. */
const packing = 4000;

/** Where else a person is signed in: the contract's example, until those sessions are ended. */
const elsewhere = memory<{ of: Record<string, SignedInSession[]> }>('sessionsElsewhere', () => ({ of: {} }));
const exports = memory<{ of: Record<string, { at: number; key: string }> }>('accountExports', () => ({
  of: {},
}));

type OwnCall = MockCall<'listSessions' | 'endSession' | 'endOtherSessions'>;

const own = (call: Pick<OwnCall, 'world' | 'contract' | 'now' | 'person'>): SignedInSession[] => {
  const { of: all } = elsewhere(call);
  return (all[String(call.person.id)] ??= call.contract.example('listSessions').map((row, index) => ({
    ...row,
    lastUsedDate: new Date(call.now.getTime() - index * 600_000).toISOString(),
    endsDate: new Date(call.now.getTime() + idleSeconds * 1000 - index * 600_000).toISOString(),
  })));
};

const keepOnly = (call: OwnCall, kept: readonly SignedInSession[]): void => {
  elsewhere(call).of[String(call.person.id)] = [...kept];
};

const exportOf = (
  call: Pick<MockCall<'exportAccount'>, 'world' | 'contract' | 'now' | 'person'>,
): AccountExport => {
  const found = exports(call).of[String(call.person.id)];
  if (found === undefined) {
    return { state: 'none', requestedDate: null, readyDate: null, expiresDate: null, size: null, key: null };
  }
  const requestedDate = new Date(found.at).toISOString();
  const ready = found.at + packing;
  if (call.now.getTime() < ready) {
    return { state: 'running', requestedDate, readyDate: null, expiresDate: null, size: null, key: null };
  }
  const isOver = call.now.getTime() > ready + 7 * day;
  return {
    state: isOver ? 'expired' : 'ready',
    requestedDate,
    readyDate: new Date(ready).toISOString(),
    expiresDate: new Date(ready + 7 * day).toISOString(),
    size: 4_821_904,
    key: isOver ? null : found.key,
  };
};

const infoOf = ({ profile }: PersonRow, sid: string, impersonating: boolean) => ({
  sid,
  oktaLogin: profile.oktaLogin,
  c3available: true,
  group: profile.group,
  impersonating,
  partnerId: profile.partnerId,
});

/** What somebody does with their own account, and acting in the place of somebody else. */
export const ownAccount: Responders = {
  listSessions: (call) => {
    const { body, headers } = pageOf(own(call), call.query, () => '');
    return { status: 200, body, headers };
  },

  endSession: (call) => {
    const rows = own(call);
    const row = rows.find(({ id }) => id === call.path.id);
    if (row === undefined) throw refuse(404, 'not-found');
    if (row.isCurrent) throw refuse(409, 'session-current');
    keepOnly(
      call,
      rows.filter((other) => other !== row),
    );
    return { status: 204 };
  },

  endOtherSessions: (call) => {
    const rows = own(call);
    const kept = rows.filter(({ isCurrent }) => isCurrent);
    keepOnly(call, kept);
    return { status: 200, body: { ended: rows.length - kept.length } };
  },

  requestAccountExport: (call) => {
    if (exportOf(call).state === 'running') throw refuse(409, 'export-running');
    const key = randomBytes(32).toString('base64url');
    exports(call).of[String(call.person.id)] = { at: call.now.getTime(), key };
    return { status: 202, body: exportOf(call) };
  },

  exportAccount: (call) => ({ status: 200, body: exportOf(call) }),

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
    call.world.sessions.push({ token, personId: target.id, startedAt: at, lastUsedAt: at, adminToken });
    return { status: 200, body: infoOf(target, token, true) };
  },

  restoreAdmin: (call) => {
    const { world, session } = call;
    if (session.adminToken === undefined) throw refuse(409, 'not-impersonating');
    const admin = world.sessions.find(({ token }) => token === session.adminToken);
    const staff = people(call).rows.find(({ id }) => id === admin?.personId);
    if (admin === undefined || staff === undefined) throw refuse(401, 'no-session');
    world.sessions = world.sessions.filter((other) => other !== session);
    admin.lastUsedAt = call.now.getTime();
    return { status: 200, body: infoOf(staff, admin.token, false) };
  },
};
