import { createHash, timingSafeEqual } from 'node:crypto';
import { message, permits } from '@dispatch/contract';
import type { Request } from 'express';
import type { CallState } from '../call/callState';
import type { OperationId, Session } from '../call/handler';
import { problem } from '../call/problem';
import type { Config } from '../settings/config';

/** Who is signed in: the room of the people knows. */
type Sessions = {
  find: (token: string, now: Date) => Session | null | Promise<Session | null>;
  /** Counts a use and answers when the session ends by that. */
  use: (session: Session, now: Date, address: string) => Date;
};

/** Calls that read the clock of the session without moving it: pages ask them by themselves, whether or not anybody is there. */
const notUse: ReadonlySet<OperationId> = new Set([
  'checkSession',
  'listUserParameters',
  'viewRecord',
  'getSystem',
]);

const noSession = () =>
  problem(401, 'no-session', message('no-session'), { headers: { 'WWW-Authenticate': 'Bearer' } });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared in a time that tells nothing of the secret. */
const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

/**
 * The one gate. A call that is not public needs a live session, by `Authorization: Bearer` alone, never by a cookie; a
 * public one that takes a session knows who calls when a live one comes along, and does without otherwise. A call that
 * names permissions needs a group that has one of them (contract/src/domain/permissions.ts). Staff who acts for
 * somebody else is refused what concerns that person's own safety. A service that calls by a secret is told by it here,
 * before anybody reads what it sends. Answers a promise only where it has to wait.
 */
export const gate =
  (
    sessions: Sessions,
    ownerAlone: ReadonlySet<string>,
    { eventHookSecret }: Pick<Config, 'eventHookSecret'>,
  ) =>
  (request: Request, state: CallState): Promise<void> | undefined => {
    const { permissions, takesSession = false, secretHeader } = state.operation;
    if (secretHeader !== undefined && !isSecret(request.get(secretHeader) ?? '', eventHookSecret)) {
      throw problem(401, 'invalid-signature', message('invalid-signature'));
    }
    if (permissions === null && !takesSession) return undefined;
    const [, token] = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const passAs = (session: Session | null): void => {
      if (session === null) {
        if (permissions !== null) throw noSession();
        return;
      }
      const isAllowed = !permissions?.length || permissions.some((one) => permits(session.group, one));
      if (!isAllowed) {
        throw problem(403, 'not-allowed', message('not-allowed'));
      }
      if (session.impersonator !== null && ownerAlone.has(state.operationId)) {
        throw problem(403, 'not-while-impersonating', message('not-while-impersonating'));
      }
      const endsAt = notUse.has(state.operationId)
        ? session.endsAt
        : sessions.use(session, state.now, state.client.address);
      state.session = { ...session, endsAt };
    };
    const session = token === undefined ? null : sessions.find(token, state.now);
    if (session instanceof Promise) return session.then(passAs);
    passAs(session);
    return undefined;
  };
