import type { Handler } from '../../platform/call/handler';
import { deskMove } from './deskMove';

export const handBackRelease: Handler<'handBackRelease'> = (call) => deskMove(call, { action: 'handBack' });
