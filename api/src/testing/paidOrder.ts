import { randomUUID } from 'node:crypto';
import { Payer } from './payer';
import type { TestServer } from './testServer';

/** An order of $360 that was paid by card in full. */
export const makePaidOrder = async (
  server: TestServer,
): Promise<{ payer: Payer; orderId: number; intentId: string }> => {
  const payer = await Payer.at(server, { package: '200', cjl: 0 });
  const intentId = await payer.prepare({ amount: 360, key: randomUUID() });
  server.ports.payments.stripe.authorise(intentId);
  await payer.capture(intentId);
  const { firstOrderId } = await payer.paid();
  if (firstOrderId === null) throw new Error('The release is not paid.');
  return { payer, orderId: firstOrderId, intentId };
};
