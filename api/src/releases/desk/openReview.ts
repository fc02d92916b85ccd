import type { Handler } from '../../platform/call/handler';
import { deskMove } from './deskMove';

export const openReview: Handler<'openReview'> = (call) => deskMove(call, { action: 'open' });
