import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { renewSecret } from './subscriberSecret';
import { fixed, readSubscriber } from './subscriberSql';

export const renewSubscriberSecret: Handler<'renewSubscriberSecret'> = async ({ path, session, config }) => {
  const { id } = path;
  const subscriber = await readSubscriber(id, config);
  if (subscriber.isDownstream) throw fixed();
  const secret = await renewSecret({ id, kind: subscriber.kind }, config);
  await record({
    actor: session,
    action: 'subscriber.secret',
    subject: { type: 'subscriber', id },
    details: { name: subscriber.name },
  });
  return { status: 200, body: { subscriber, secret } };
};
