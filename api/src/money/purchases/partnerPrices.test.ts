import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makePartner } from '../../testing/makePartner';
import { Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const customerOfPartner = async (): Promise<Payer> => {
  const { partnerId } = await makePartner({ prices: { '200': 29_950 } });
  const payer = await Payer.at(server);
  await execute('update users set partner_id = $1 where user_id = $2', [partnerId, payer.user.userId]);
  return payer;
};

it("takes a partner's price from its customer, and no other", async () => {
  const payer = await customerOfPartner();
  const { status, problem } = await refusalOf(payer.prepare({ amount: 600 }));
  expect(status).toBe(409);
  expect(problem).toMatchObject({ code: 'order-total-changed', total: 539.5 });
  const intentId = await payer.prepare({ amount: 539.5 });
  server.ports.payments.stripe.authorise(intentId);
  await payer.capture(intentId);
  expect(payer.charges()).toEqual([53_950]);
  const lines = await execute(
    `select l.type, l.amount_cents from order_line_items l join orders o on o.order_id = l.order_id
      where o.distribution_id = $1 order by l.position`,
    [payer.id],
  );
  expect(lines).toEqual([
    { type: 'package', amount_cents: 29_950 },
    { type: 'cjl', amount_cents: 24_000 },
  ]);
});

it('charges nothing when the partner has changed its price before the capture', async () => {
  const payer = await customerOfPartner();
  const intentId = await payer.prepare({ amount: 539.5 });
  server.ports.payments.stripe.authorise(intentId);
  await execute('update partner_packages set price_cents = 20000 where price_cents = 29950');
  const { status, problem } = await refusalOf(payer.capture(intentId));
  expect(status).toBe(409);
  expect(problem).toMatchObject({ code: 'order-total-changed', total: 440 });
  expect(payer.charges()).toEqual([]);
});
