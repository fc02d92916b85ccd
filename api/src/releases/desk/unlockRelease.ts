import type { Handler } from '../../platform/call/handler';
import { deskMove } from './deskMove';

export const unlockRelease: Handler<'unlockRelease'> = (call) =>
  deskMove(call, { action: 'unlock', changes: { holdReasons: [] } });
