import type { Handler } from '../../platform/call/handler';
import { deskMove } from './deskMove';

/** Its public page answers 410 from then on; the desk still reads what it was, and why it went. */
export const takeDownRelease: Handler<'takeDownRelease'> = (call) =>
  deskMove(call, {
    action: 'takeDown',
    reasons: [call.body.reason.trim()],
    tellsJournalists: call.body.tellsJournalists ?? false,
  });
