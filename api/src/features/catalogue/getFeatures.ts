import type { Handler } from '../../http/handler';
import { featuresOf } from '../../switches/featuresOf';

/** The switches that hold for the signed-in user. */
export const getFeatures: Handler<'getFeatures'> = async ({ session }) => ({
  status: 200,
  body: await featuresOf(session.userId),
});
