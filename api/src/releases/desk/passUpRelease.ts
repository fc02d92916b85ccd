import type { Handler } from '../../platform/call/handler';
import { deskMove } from './deskMove';

export const passUpRelease: Handler<'passUpRelease'> = (call) =>
  deskMove(call, { action: 'passUp', reasons: [call.body.reason.trim()] });
