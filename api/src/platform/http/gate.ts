import { createHash, timingSafeEqual } from 'node:crypto';
import { message, permits, permitsCall, type Permission } from '@dispatch/contract';
import type { Request } from 'express';
import type { CallState } from '../call/callState';
import type { OperationId, OwnSession, Session } from '../call/handler';
import { problem, type Problem } from '../call/problem';
import type { Config } from '../settings/config';

/** Who is signed in: the room of the people knows. */
type Sessions = {
  find: (token: string, now: Date) => OwnSession | null | Promise<OwnSession | null>;
  /** Counts a use and answers when the session ends by that. */
  use: (session: OwnSession, now: Date, address: string) => Date;
};

/** Whose programs call: likewise. To find one counts as its use. */
type AccessTokens = {
  isOne: (token: string) => boolean;
  find: (token: string, now: Date, address: string) => Promise<Session | null>;
};

/** Calls that read the clock of the session without moving it: pages ask them by themselves, whether or not anybody is there. */
const notUse: ReadonlySet<OperationId> = new Set([
  'checkSession',
  'listUserParameters',
  'viewRecord',
  'getSystem',
  'listWebhooks',
  'listWebhookMessages',
]);

const noSession = () =>
  problem(401, 'no-session', message('no-session'), { headers: { 'WWW-Authenticate': 'Bearer' } });

const invalidToken = () =>
  problem(401, 'invalid-token', message('invalid-token'), {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });

/** The refusal of who may not make a call; of an access token that lacks a scope which its owner could give, with that. */
const notAllowed = ({ group }: Session, permissions: readonly Permission[]): Problem => {
  const scope = permissions.find((one) => permits(group, one));
  return scope === undefined
    ? problem(403, 'not-allowed', message('not-allowed'))
    : problem(403, 'token-scope', message('token-scope', { scope }), {
        headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
      });
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared in a time that tells nothing of the secret. */
const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

/**
 * The one gate. A call that is not public needs a live session or an access token, by `Authorization: Bearer` alone,
 * never by a cookie; a public one that takes a session knows who calls when a live one comes along, and does without
 * otherwise. A call that names permissions needs a group that has one of them (contract/src/domain/permissions.ts), and
 * an access token that has it among its scopes. Access tokens are refused where somebody has to sign in, and staff who
 * acts for somebody else what concerns that person's own safety. A service that calls by a secret is told by it here,
 * before anybody reads what it sends. Answers a promise only where it has to wait.
 */
export const gate =
  (
    sessions: Sessions,
    tokens: AccessTokens,
    ownerAlone: ReadonlySet<string>,
    { eventHookSecret }: Pick<Config, 'eventHookSecret'>,
  ) =>
  (request: Request, state: CallState): Promise<void> | undefined => {
    const { permissions, takesSession, refusesTokens, secretHeader } = state.operation;
    if (secretHeader !== undefined && !isSecret(request.get(secretHeader) ?? '', eventHookSecret)) {
      throw problem(401, 'invalid-signature', message('invalid-signature'));
    }
    if (permissions === null && takesSession !== true) return undefined;
    const [, token] = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const allow = (session: Session): void => {
      if (!permissions?.length) return;
      if (!permissions.some((one) => permitsCall(session, one))) throw notAllowed(session, permissions);
    };
    const passByToken = (session: Session | null): void => {
      // Who sends one means to be known, also where nobody has to be.
      if (session === null) throw invalidToken();
      if (refusesTokens === true) throw problem(403, 'not-by-token', message('not-by-token'));
      allow(session);
      state.session = session;
    };
    const passAs = (session: OwnSession | null): void => {
      if (session === null) {
        if (permissions !== null) throw noSession();
        return;
      }
      allow(session);
      if (session.impersonator !== null && ownerAlone.has(state.operationId)) {
        throw problem(403, 'not-while-impersonating', message('not-while-impersonating'));
      }
      const endsAt = notUse.has(state.operationId)
        ? session.endsAt
        : sessions.use(session, state.now, state.client.address);
      state.session = { ...session, endsAt };
    };
    if (token !== undefined && tokens.isOne(token))
      return tokens.find(token, state.now, state.client.address).then(passByToken);
    const session = token === undefined ? null : sessions.find(token, state.now);
    if (session instanceof Promise) return session.then(passAs);
    passAs(session);
    return undefined;
  };
