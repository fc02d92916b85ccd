import type { Handler } from '../../platform/call/handler';
import { featuresOf } from './features';

export const getFeatures: Handler<'getFeatures'> = async ({ session, config }) => ({
  status: 200,
  body: await featuresOf(session.userId, config),
});
