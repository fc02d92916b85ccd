import type { Handler } from '../../call/handler';
import { featuresOf } from '../../switches/features';

export const getFeatures: Handler<'getFeatures'> = async ({ session }) => ({
  status: 200,
  body: await featuresOf(session.userId),
});
