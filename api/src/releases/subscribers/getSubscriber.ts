import type { Handler } from '../../platform/call/handler';
import { readSubscriber } from './subscriberSql';

export const getSubscriber: Handler<'getSubscriber'> = async ({ path, config }) => ({
  status: 200,
  body: await readSubscriber(path.id, config),
});
