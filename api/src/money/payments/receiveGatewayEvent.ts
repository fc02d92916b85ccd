import type { Handler } from '../../platform/call/handler';
import { takeEvent } from './receiveStripeEvent';

export const receiveGatewayEvent: Handler<'receiveGatewayEvent'> = async (call) => {
  const { rawBody, headers, ports, log } = call;
  const taken = await takeEvent(ports.payments.authorizenet, rawBody, headers['X-Anet-Signature']);
  const { notificationId, eventType, eventDate } = call.body;
  log.info({ notificationId, eventType, eventDate }, 'the card gateway has reported');
  return taken;
};
