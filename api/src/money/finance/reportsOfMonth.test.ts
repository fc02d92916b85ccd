import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { now, setClock } from '../../platform/settings/clock';
import { inTransaction } from '../../platform/database/database';
import { writeLedger } from './ledger';
import type { User } from '../../people/users/User';
import { doJob } from '../../testing/doJob';
import { makeSession, makeUser } from '../../testing/factories';
import { makeBundleOrder } from '../../testing/makeHoldings';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { closeMonths } from './closeMonths';

const server = useTestServer();
let finance: User;
const [year, month] = [2140, '05'];
const at = (days: number): void => setClock(new Date(Date.UTC(2140, 4) + days * 86_400_000));

beforeAll(async () => {
  finance = await makeUser({ group: 'FINANCE' });
  at(4);
  const { userId } = finance;
  const { orderId } = await makeBundleOrder(server, finance, [{ package: '200', quantity: 3, cents: 1000 }]);
  await inTransaction(() => writeLedger([{ kind: 'sale', userId, orderId, amount: 1000 as never }], now()));
});
afterEach(() => {
  setClock(null);
  server.ports.storage.down = false;
});

const by = (user = finance) => server.as(user);
const progress = async (year: number, month: string) =>
  (await (await by()).call('getDeferredRevenueProgress', { path: { year, month } })).data;
const make = async (year: number, month: string) =>
  (await (await by()).call('makeDeferredRevenue', { path: { year, month } })).data;
const keys = async (year: number, month: string) =>
  (await (await by()).call('getDeferredRevenue', { query: { year, month } })).data;
const file = async (key: string) =>
  server.send(`/api/admin/finance/deferredrevenue?key=${key}`, {
    headers: { authorization: `Bearer ${await makeSession(finance)}` },
  });

describe('the reports of a month', () => {
  it('are made when asked for, tell of the month until then, and are closed by themselves when it is over', async () => {
    at(9);
    expect(await keys(year, month)).toEqual([]);
    expect(await make(year, month)).toMatchObject({ isRunning: true, untilDate: null });
    await runJobs(server);
    const made = await progress(year, month);
    expect(made).toMatchObject({ isRunning: false, isClosed: false, untilDate: now().toISOString() });
    expect([made.lotsRead, made.lotCount]).toEqual([made.lotCount, made.lotsRead]);
    expect(await keys(year, month)).toEqual(
      ['csv', 'xlsx'].map((format) => ({ Key: `deferred-revenue/2140/05/bundles.${format}` })),
    );
    const csv = await file('deferred-revenue/2140/05/bundles.csv');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="deferred-revenue-2140-05-bundles.csv"/,
    );
    expect(await csv.text()).toMatch(
      /,Closing\r\n\d+,\d+,Advanced,.*,0\.00,10\.00,0\.00,0\.00,0\.00,10\.00\r\nTotal,,,,0\.00,10\.00/,
    );
    at(31.2);
    await doJob(server, closeMonths, {});
    await runJobs(server);
    const closed = await progress(year, month);
    expect(closed).toMatchObject({
      isClosed: true,
      untilDate: new Date(Date.UTC(2140, 5) - 1).toISOString(),
    });
    at(32);
    await doJob(server, closeMonths, {});
    expect(await progress(year, month)).toEqual(closed);
  });

  it('say that they could not be made, and can be asked for again', async () => {
    at(40);
    await make(year, '06');
    server.ports.storage.down = true;
    await runJobs(server);
    expect(await progress(year, '06')).toMatchObject({ isRunning: false, failedDate: now().toISOString() });
    expect(await keys(year, '06')).toEqual([]);
    server.ports.storage.down = false;
    at(40.1);
    await make(year, '06');
    await runJobs(server, { early: true });
    expect(await progress(year, '06')).toMatchObject({ isRunning: false, failedDate: null });
  });

  it('are refused ahead of their month, by half a question, to strangers, and where there are none', async () => {
    at(9);
    const ahead = await refusalOf(make(year, '06'));
    expect([ahead.status, ahead.problem.message]).toEqual([409, 'This month has not begun.']);
    const key = 'deferred-revenue/2139/01/bundles.csv';
    const client = await by();
    for (const query of [{}, { year }, { month }, { month, year, key }])
      expect(await refusalOf(client.call('getDeferredRevenue', { query }))).toMatchObject({
        status: 400,
        problem: { message: 'Please select a month and a year, or a report.' },
      });
    expect(await refusalOf(client.call('getDeferredRevenue', { query: { key } }))).toMatchObject({
      status: 404,
    });
    for (const group of ['USER', 'VIRTUALPRESSOFFICE'] as const) {
      const stranger = await by(await makeUser({ group }));
      expect(await refusalOf(stranger.call('makeDeferredRevenue', { path: { year, month } }))).toMatchObject({
        status: 403,
      });
    }
  });
});
