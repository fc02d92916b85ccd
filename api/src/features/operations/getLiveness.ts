import type { Handler } from '../../call/handler';

/** The process answers. */
export const getLiveness: Handler<'getLiveness'> = async () => ({ status: 200, body: { done: true } });
