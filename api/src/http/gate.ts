import { message, permits } from '@dispatch/contract';
import type { RequestHandler } from 'express';
import { callState } from './callState';
import type { OperationId } from './handler';
import { problem } from './problem';
import type { SessionMemory } from './sessionMemory';

/** Calls that read the clock of the session without moving it (0-decisions, Identity and sessions). */
const notUse: ReadonlySet<OperationId> = new Set(['checkSession']);

const noSession = () =>
  problem(401, 'no-session', message('no-session'), { headers: { 'WWW-Authenticate': 'Bearer' } });

/**
 * The one gate. A call that is not public needs a live session, by `Authorization: Bearer` alone, never by a cookie;
 * one that names permissions needs a group that has one of them (contract/src/domain/permissions.ts).
 */
export const gate =
  (sessions: SessionMemory): RequestHandler =>
  async (request, _response, next) => {
    const state = callState(request);
    const { permissions } = state.operation;
    if (permissions === null) {
      next();
      return;
    }
    const [, token] = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.get('authorization') ?? '') ?? [];
    const session = token === undefined ? null : await sessions.find(token, state.now);
    if (session === null) throw noSession();
    if (permissions.length > 0 && !permissions.some((permission) => permits(session.group, permission))) {
      throw problem(403, 'not-allowed', message('not-allowed'));
    }
    const endsAt = notUse.has(state.operationId) ? session.endsAt : sessions.use(session, state.now);
    state.session = { ...session, endsAt };
    next();
  };
