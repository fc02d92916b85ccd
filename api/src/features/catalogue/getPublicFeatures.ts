import type { Handler } from '../../call/handler';

/** Seconds before the legacy page goes on by itself. */
const redirectCountDown = 10;

/** The switches that hold for everyone. */
export const getPublicFeatures: Handler<'getPublicFeatures'> = async () => ({
  status: 200,
  body: { redirectCountDown },
});
