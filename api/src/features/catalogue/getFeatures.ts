import type { Handler } from '../../call/handler';
import { featuresOf } from '../../switches/features';

export const getFeatures: Handler<'getFeatures'> = async ({ session, config }) => ({
  status: 200,
  body: await featuresOf(session.userId, config),
});
