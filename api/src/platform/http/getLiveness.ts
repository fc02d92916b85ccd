import type { Handler } from '../call/handler';

export const getLiveness: Handler<'getLiveness'> = async () => ({ status: 200, body: { done: true } });
