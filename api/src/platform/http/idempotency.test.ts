import { randomUUID } from 'node:crypto';
import { ApiError } from '@dispatch/contract';
import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndsWithin } from './callLimit';
import { setClock } from '../settings/clock';
import { execute } from '../database/database';
import { cleanUp } from '../../app/everyRoom/cleanUp';
import { makeSession } from '../../testing/factories';
import { loseDatabase } from '../../testing/loseDatabase';
import { Payer, refusalOf } from '../../testing/payer';
import { doJob } from '../../testing/doJob';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
beforeEach(() => {
  server.ports.payments.stripe.disturb = () => undefined;
  server.ports.payments.stripe.down = false;
  setClock(null);
});

/** A door that a call waits at until it is opened. */
const door = () => {
  let open = (): void => undefined;
  let knock = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const knocked = new Promise<void>((resolve) => {
    knock = resolve;
  });
  return {
    open,
    /** Somebody waits. */
    knocked,
    wait: () => {
      knock();
      return opened;
    },
  };
};

const remembered = (key: string) =>
  execute<{ state: string; status: number | null }>(
    'select state, status from idempotency_keys where key = $1',
    [key],
  );

describe('the same key', () => {
  it('gives the first answer again, and the call is not made again', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    const first = await payer.prepare({ key });
    const asked = server.ports.payments.stripe.asked.length;
    expect(await payer.prepare({ key })).toBe(first);
    expect(server.ports.payments.stripe.asked.length).toBe(asked);
    // Kept with what it has changed: a process that is killed in between would have the save made again, over itself.
    const saveKey = randomUUID();
    const headers = { 'Idempotency-Key': saveKey };
    const save = () => payer.client.call('saveDraft', { headers, body: { package: '80' } });
    const { status, data } = await save();
    expect(
      await execute(
        `select k.xmin = r.xmin as "isOne" from idempotency_keys k, releases r where key = $1 and distribution_id = $2`,
        [saveKey, data.distributionId],
      ),
    ).toEqual([{ isOne: true }]);
    expect(await save()).toMatchObject({ status, data });
  });

  it('answers with the same status and body, whatever the order of its fields', async () => {
    const payer = await Payer.at(server);
    const token = await makeSession(payer.user);
    const key = randomUUID();
    const send = (body: object) =>
      server.send('/api/order/createPaymentIntent', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': key,
        },
        body: JSON.stringify(body),
      });
    const { id: distributionId, order } = payer;
    const first = await send({ amount: 600, purpose: 'release', distributionId, order });
    const again = await send({ order, distributionId, purpose: 'release', amount: 600 });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  });

  it('with another body is refused, and nothing is done', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    await payer.prepare({ key });
    const { status, problem } = await refusalOf(payer.prepare({ key, amount: 840 }));
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'idempotency-key-reused',
      message: 'This request key was already used for another request. Please reload the page and try again.',
    });
  });

  it('gives a refusal again, too', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.prepare();
    server.ports.payments.stripe.decline(intentId, 'Your card was declined.');
    const key = randomUUID();
    const first = await refusalOf(payer.capture(intentId, { key }));
    server.ports.payments.stripe.authorise(intentId);
    const again = await refusalOf(payer.capture(intentId, { key }));
    const { requestId } = again.problem;
    expect(again).toEqual({ ...first, problem: { ...first.problem, requestId } });
    // That of the answer's own X-Request-Id, by which the log is searched.
    expect(requestId).not.toBe(first.problem.requestId);
    await payer.capture(intentId);
    expect(payer.charges()).toEqual([60_000]);
  });

  it('of another person or for another call is another key', async () => {
    const [payer, other] = [await Payer.at(server), await Payer.at(server)];
    const key = randomUUID();
    const intentId = await payer.prepare({ key });
    expect(await other.prepare({ key })).not.toBe(intentId);
    server.ports.payments.stripe.authorise(intentId);
    await payer.capture(intentId, { key });
    expect(payer.charges()).toEqual([60_000]);
  });

  it('is needed, and has to look like one', async () => {
    const payer = await Payer.at(server);
    const token = await makeSession(payer.user);
    const keys: Record<string, string>[] = [
      {},
      { 'Idempotency-Key': 'short' },
      { 'Idempotency-Key': 'with spaces in it' },
    ];
    for (const headers of keys) {
      const response = await server.send('/api/order/capturePaymentIntent', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify({ distributionId: payer.id, order: payer.order, paymentIntent: null }),
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('a call that still runs', () => {
  it('makes a second one with its key wait for its turn: 409, and then the first answer', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    const { open, knocked, wait } = door();
    server.ports.payments.stripe.disturb = (step) => (step === 'createIntent' ? { before: wait } : undefined);
    const first = payer.prepare({ key });
    await knocked;
    const { status, problem } = await refusalOf(payer.prepare({ key }));
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'request-running',
      message: 'This is already being processed. Please wait a moment.',
    });
    open();
    const intentId = await first;
    expect(await payer.prepare({ key })).toBe(intentId);
  });

  it('may be sent again when it only said that another one is paying', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.prepare();
    const intent = server.ports.payments.stripe.intents.get(intentId);
    const key = randomUUID();
    if (intent) intent.status = 'processing';
    expect((await refusalOf(payer.capture(intentId, { key }))).problem.code).toBe('request-running');
    if (intent) intent.status = 'authorised';
    await payer.capture(intentId, { key });
    expect(payer.charges()).toEqual([60_000]);
  });

  it('and ended in an error of ours may be sent again', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    server.ports.payments.stripe.down = true;
    expect((await refusalOf(payer.prepare({ key }))).status).toBe(503);
    expect(await remembered(key)).toEqual([]);
    server.ports.payments.stripe.down = false;
    await payer.prepare({ key });
    expect(await remembered(key)).toEqual([{ state: 'done', status: 200 }]);
  });
});

describe('a call that was lost', () => {
  /** A key whose call is being run by another process since then. */
  const runningElsewhere = async (payer: Payer, key: string, runner: string, startedAt: Date) => {
    await payer.prepare({ key });
    await execute(
      `update idempotency_keys set state = 'running', status = null, answer = null, runner = $2, started_at = $3
        where key = $1`,
      [key, runner, startedAt],
    );
  };

  it('with its process may be sent again at once', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    const runner = '4242';
    const process = new Client({ connectionString: server.config.databaseUrl });
    await process.connect();
    await process.query('select pg_advisory_lock_shared($1)', [runner]);
    await runningElsewhere(payer, key, runner, new Date());
    expect((await refusalOf(payer.prepare({ key }))).problem.code).toBe('request-running');
    const [row] = (await process.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    process.on('error', () => undefined);
    await execute('select pg_terminate_backend($1, 5000)', [row?.pid]);
    await payer.prepare({ key });
    expect(await remembered(key)).toEqual([{ state: 'done', status: 200 }]);
  });

  it('is taken over by one alone', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    await runningElsewhere(payer, key, '4243', new Date());
    const { open, wait } = door();
    server.ports.payments.stripe.disturb = (step) =>
      step === 'retrieveIntent' ? { before: wait } : undefined;
    const refused: string[] = [];
    const calls = [1, 2, 3].map(async () => {
      try {
        return await payer.prepare({ key });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused.push(error.problem.code);
        return null;
      }
    });
    await expect.poll(() => refused).toEqual(['request-running', 'request-running']);
    open();
    expect((await Promise.all(calls)).filter((intentId) => intentId !== null)).toHaveLength(1);
  });

  it('with its database may be sent again as soon as it has ended, and charges once', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const key = randomUUID();
    let comeBack = (): Promise<void> => Promise.resolve();
    server.ports.payments.stripe.disturb = (step) =>
      step === 'capture'
        ? {
            before: async () => {
              comeBack = await loseDatabase(server);
            },
          }
        : undefined;
    expect((await refusalOf(payer.capture(intentId, { key }))).status).toBe(503);
    expect((await refusalOf(payer.capture(intentId, { key }))).status).toBe(503);
    server.ports.payments.stripe.disturb = () => undefined;
    await comeBack();
    expect(await remembered(key)).toEqual([{ state: 'running', status: null }]);
    const { OrderNumber } = await payer.capture(intentId, { key });
    expect((await payer.paid()).orders).toEqual([OrderNumber]);
    expect(payer.charges()).toEqual([60_000]);
  });

  it('with the connection that shows it still runs, and its key waits', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    const { open, knocked, wait } = door();
    server.ports.payments.stripe.disturb = (step) => (step === 'createIntent' ? { before: wait } : undefined);
    const first = payer.prepare({ key });
    await knocked;
    const shown = () =>
      execute<{ pid: number; locks: number }>(
        `select pid, (select count(*)::integer from pg_locks l where l.pid = a.pid and locktype = 'advisory') as locks
           from pg_stat_activity a where datname = current_database() and application_name = 'dispatch-runner'`,
      );
    const [before] = await shown();
    await execute('select pg_terminate_backend($1, 5000)', [before?.pid]);
    await expect.poll(async () => (await shown()).map(({ locks }) => locks)).toEqual([1]);
    expect((await refusalOf(payer.prepare({ key }))).problem.code).toBe('request-running');
    open();
    const intentId = await first;
    expect(await payer.prepare({ key })).toBe(intentId);
    expect((await shown()).map(({ locks }) => locks)).toEqual([0]);
  });

  it('in a process that lives is given up when nothing of it can still be written', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    const process = new Client({ connectionString: server.config.databaseUrl });
    await process.connect();
    await process.query('select pg_advisory_lock_shared(4244)');
    await runningElsewhere(payer, key, '4244', new Date(Date.now() - callEndsWithin + 10_000));
    expect((await refusalOf(payer.prepare({ key }))).problem.code).toBe('request-running');
    setClock(new Date(Date.now() + 11_000));
    await payer.prepare({ key });
    await process.end();
  });

  it('in its time writes nothing any more, and the next one has its charge', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const key = randomUUID();
    server.ports.payments.stripe.disturb = (step) =>
      step === 'capture'
        ? { before: async () => setClock(new Date(Date.now() + callEndsWithin - 10_000)) }
        : undefined;
    expect((await refusalOf(payer.capture(intentId, { key }))).status).toBe(503);
    expect((await payer.paid()).orders).toEqual([]);
    server.ports.payments.stripe.disturb = () => undefined;
    const { OrderNumber } = await payer.capture(intentId, { key });
    expect((await payer.paid()).orders).toEqual([OrderNumber]);
    expect(payer.charges()).toEqual([60_000]);
  });
});

describe('an old key', () => {
  it('is forgotten after a day', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    await payer.prepare({ key });
    setClock(new Date(Date.now() + 23 * 3_600_000));
    await doJob(server, cleanUp, {});
    expect(await remembered(key)).toHaveLength(1);
    setClock(new Date(Date.now() + 25 * 3_600_000));
    await doJob(server, cleanUp, {});
    expect(await remembered(key)).toEqual([]);
  });
});
