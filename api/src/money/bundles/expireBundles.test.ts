import { afterEach, beforeEach, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeBundleOrder } from '../../testing/makeHoldings';
import { Payer } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { unlimited } from '../../testing/unlimited';
import { useTestServer } from '../../testing/useTestServer';
import { expireBundles } from './expireBundles';

const server = useTestServer(unlimited);
const end = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 400 * 86_400_000 - 1;
const at = (days: number): void => setClock(new Date(end + days * 86_400_000));
afterEach(() => setClock(null));

let owner: User;
let lot: number;

beforeEach(async () => {
  owner = await makeUser();
  const sold = await makeBundleOrder(server, owner, [{ package: '200', quantity: 3, cents: 1000 }]);
  lot = sold.lots[0] ?? 0;
  await execute('update bundle_lots set expiration_date = $2 where bundle_lot_id = $1', [lot, new Date(end)]);
});

const run = async (): Promise<void> => {
  await Promise.all([doJob(server, expireBundles, {}), doJob(server, expireBundles, {})]);
};
const ledger = async (): Promise<unknown[]> =>
  (
    await execute<{ kind: string; quantity: number; amount_cents: number }>(
      `select kind, quantity, amount_cents from ledger_entries where bundle_lot_id = $1 order by ledger_entry_id`,
      [lot],
    )
  ).map(({ kind, quantity, amount_cents }) => [kind, quantity, amount_cents]);
const mails = async (): Promise<string[]> => {
  await runJobs(server);
  return server.ports.mail.sent
    .filter(({ to, subject }) => to === owner.email && subject.includes('expiring'))
    .map(({ text }) => text);
};
const write = async () => {
  const payer = await Payer.at(server, { package: '200', cjl: 0 }, owner);
  await payer.capture(null, { applyBundlePackage: true });
  return payer;
};

it('recognizes what is left after the last moment, once', async () => {
  await write();
  at(0);
  await run();
  expect(await ledger()).toEqual([['lot-used', 1, 333]]);
  at(0.001);
  await run();
  await run();
  expect(await ledger()).toEqual([
    ['lot-used', 1, 333],
    ['lot-expired', 2, 667],
  ]);
});

it('warns once of what ends within thirty days, and anew of another end', async () => {
  at(-31);
  await run();
  expect(await mails()).toEqual([]);
  at(-29);
  await run();
  await run();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toContain('3 prepaid Advanced releases in your account expire on');
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  const row = {
    userPackageBundleId: lot,
    quantity: 3,
    expirationDate: new Date(end + 86_400_000).toISOString(),
  };
  await editor.call('saveBundleLots', { body: [row] });
  await run();
  expect(await mails()).toHaveLength(2);
});

it('does not warn of what is used up', async () => {
  await execute('update bundle_lots set used = quantity where bundle_lot_id = $1', [lot]);
  at(-5);
  await run();
  expect(await mails()).toEqual([]);
});

it('brings releases back with a later end, without their money', async () => {
  at(1);
  await run();
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  const row = {
    userPackageBundleId: lot,
    quantity: 3,
    expirationDate: new Date(end + 9 * 86_400_000).toISOString(),
  };
  await editor.call('saveBundleLots', { body: [row] });
  await write();
  expect(await ledger()).toEqual([
    ['lot-expired', 3, 1000],
    ['lot-added', 3, 0],
    ['lot-used', 1, 0],
  ]);
});

it('shares what is deferred among the releases that staff has left', async () => {
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  await write();
  const row = { userPackageBundleId: lot, quantity: 2, expirationDate: new Date(end).toISOString() };
  await editor.call('saveBundleLots', { body: [row] });
  await write();
  expect(await ledger()).toEqual([
    ['lot-used', 1, 333],
    ['lot-removed', 1, 0],
    ['lot-used', 1, 667],
  ]);
});

it('leaves a lot alone that a payment holds, and the payment keeps it when it was cut short', async () => {
  const payer = await Payer.at(server, { package: '200', cjl: 1 }, owner);
  const intentId = await payer.authorised({ amount: 240, applyBundlePackage: true });
  server.ports.payments.stripe.disturb = (step) =>
    step === 'capture'
      ? {
          before: () => {
            throw new Error('cut short');
          },
        }
      : undefined;
  await payer.capture(intentId, { applyBundlePackage: true }).catch(() => undefined);
  server.ports.payments.stripe.disturb = () => undefined;
  at(0.001);
  await run();
  expect(await ledger()).toEqual([]);
  setClock(new Date(end + 3_600_000));
  await (
    await server.as(owner)
  ).call('capturePaymentIntent', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { distributionId: payer.id, order: payer.order, paymentIntent: intentId, applyBundlePackage: true },
  });
  at(2);
  await run();
  expect(await ledger()).toEqual([
    ['lot-used', 1, 333],
    ['lot-expired', 2, 667],
  ]);
});
