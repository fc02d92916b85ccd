import type { Handler } from '../../call/handler';
import { deskMove } from './deskMove';

const holds = { onHold: 'hold', locked: 'holdLocked', limited: 'holdLimited' } as const;

export const holdRelease: Handler<'holdRelease'> = (call) => {
  const reasons = call.body.reasons.map((reason) => reason.trim()).filter((reason) => reason !== '');
  const action = holds[call.body.kind ?? 'onHold'];
  return deskMove(call, { action, reasons, changes: { holdReasons: reasons, wasOverdue: false } });
};
