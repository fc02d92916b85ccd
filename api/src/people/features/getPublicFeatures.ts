import type { Handler } from '../../platform/call/handler';

export const getPublicFeatures: Handler<'getPublicFeatures'> = async ({ config }) => ({
  status: 200,
  body: { redirectCountDown: config.features.redirectCountDown },
});
