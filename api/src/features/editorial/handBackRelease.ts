import type { Handler } from '../../call/handler';
import { deskMove } from './deskMove';

export const handBackRelease: Handler<'handBackRelease'> = (call) => deskMove(call, { action: 'handBack' });
