import { keptReasons, printReason } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { deskMove } from './deskMove';

const holds = { onHold: 'hold', locked: 'holdLocked', limited: 'holdLimited' } as const;

export const holdRelease: Handler<'holdRelease'> = (call) => {
  const reasons = keptReasons(call.body.reasons);
  const action = holds[call.body.kind ?? 'onHold'];
  const changes = { holdReasons: reasons, wasOverdue: false };
  return deskMove(call, { action, reasons: reasons.map(printReason), changes });
};
