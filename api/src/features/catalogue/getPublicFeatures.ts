import type { Handler } from '../../call/handler';

/** Seconds before the legacy page goes on by itself. */
const redirectCountDown = 10;

export const getPublicFeatures: Handler<'getPublicFeatures'> = async () => ({
  status: 200,
  body: { redirectCountDown },
});
