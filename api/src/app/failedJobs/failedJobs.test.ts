import { randomUUID } from 'node:crypto';
import type { Client } from '@dispatch/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { deadLetters, enqueue } from '../../platform/jobs/queue';
import type { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { makeFailedJob } from '../../testing/makeFailedJob';
import { makeRelease } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { withoutSecrets } from './shownJob';

const server = useTestServer();
let admin: Client;
let person: User;
beforeAll(async () => {
  person = await makeUser({ group: 'ADMIN' });
  admin = await server.as(person);
});

const listed = async (state: 'failed' | 'retrying' = 'failed') => {
  const { data, headers } = await admin.call('listFailedJobs', { query: { state } });
  expect(headers.get('X-Total-Count')).toBe(String(data.length));
  return data;
};
const recorded = (id: string) =>
  execute('select action, actor_user_id, details from audit_log where subject_id = $1', [id]);

describe('the list of failed jobs', () => {
  test('says what failed, with what, why, when and how often', async () => {
    const release = await makeRelease(await makeUser());
    const [move] = await execute<{ id: number }>(
      `insert into release_moves (distribution_id, from_state, to_state, action, actor_name)
       values ($1, 0, 3, 'approve', 'Ruth') returning release_move_id as id`,
      [release.distributionId],
    );
    const id = await makeFailedJob(
      'mail-release-move',
      { releaseMoveId: move?.id ?? 0 },
      { error: '535 mail said\n no to password=hunter2' },
    );
    expect(await listed()).toEqual([
      {
        id,
        name: 'mail-release-move',
        what: 'Mail the customer about a move of their release',
        payload: { releaseMoveId: move?.id, distributionId: release.distributionId },
        attempts: 1,
        failedDate: expect.stringMatching(/Z$/) as string,
        nextDate: null,
        error: '535 mail said no to password=…',
      },
    ]);
    await admin.call('giveUpFailedJob', { path: { id }, body: { reason: 'Told by phone' } });
  });

  test('has those that are tried again on a list of their own, with their next time', async () => {
    const id = await makeFailedJob('send-receipt', { orderId: 58 }, { triesLeft: 3 });
    expect(await listed()).toEqual([]);
    const [job] = await listed('retrying');
    expect(job).toMatchObject({ id, attempts: 1, payload: { orderId: 58 } });
    expect(Date.parse(job?.nextDate ?? '')).toBeGreaterThan(Date.now());
    await admin.call('retryFailedJob', { path: { id } });
    expect((await refusalOf(admin.call('retryFailedJob', { path: { id } }))).status).toBe(404);
    await execute('delete from jobs.job where id = $1', [id]);
  });

  test('shows no keys of files, and pages', async () => {
    await makeFailedJob('remove-account-export', { storageKey: 'exports/AbCd' });
    await makeFailedJob('mail-account-deleted', {
      to: 'gone@harbor.example',
      firstName: 'Dana',
      lostCents: 1,
    });
    const jobs = await listed();
    expect(jobs.map(({ payload }) => payload)).toEqual([{ to: 'gone@harbor.example' }, {}]);
    const second = await admin.call('listFailedJobs', { query: { pageNumber: 2, limit: 1 } });
    expect(second.data).toEqual(jobs.slice(1));
    expect(second.headers.get('X-Total-Count')).toBe('2');
    for (const { id } of jobs)
      await admin.call('giveUpFailedJob', { path: { id }, body: { reason: 'Done' } });
  });
});

test('a failed job runs again once it is retried, and a second press finds it gone', async () => {
  const newcomer = await makeUser({ activatedAt: null });
  const id = await makeFailedJob('send-mail', { template: 'activation', userId: newcomer.userId });
  expect((await admin.call('retryFailedJob', { path: { id } })).status).toBe(202);
  expect((await refusalOf(admin.call('retryFailedJob', { path: { id } }))).status).toBe(404);
  expect(await listed()).toEqual([]);
  await runJobs(server);
  expect(server.ports.mail.sent.map(({ to }) => to)).toEqual([newcomer.email]);
  expect(await recorded(id)).toEqual([
    {
      action: 'job.retry',
      actor_user_id: person.userId,
      details: { name: 'send-mail', userId: newcomer.userId },
    },
  ]);
});

test('a retried job is not lost beside another of its kind that waits', async () => {
  const ids = [
    await makeFailedJob('check-links', { distributionId: 1 }),
    await makeFailedJob('check-links', { distributionId: 2 }),
  ];
  await enqueue('check-links', { distributionId: 3 });
  for (const id of ids) await admin.call('retryFailedJob', { path: { id } });
  const waiting = `select data from jobs.job where name = 'check-links' and state = 'created' order by data`;
  expect(await execute(waiting)).toEqual([1, 2, 3].map((distributionId) => ({ data: { distributionId } })));
});

test('many are retried or given up at once, each seen before and on the record, and none twice', async () => {
  const make = async () => [
    await makeFailedJob('send-receipt', { orderId: 11 }),
    await makeFailedJob('send-receipt', { orderId: 12 }),
  ];
  const outcomes = ({ data }: { data: readonly { outcome: string }[] }) => data.map(({ outcome }) => outcome);
  const [first = '', second = ''] = await make();
  const ids = [first, second, first, randomUUID()];
  const retry = async (isPreview: boolean) =>
    outcomes(await admin.call('retryFailedJobs', { body: { ids, isPreview } }));
  expect(await retry(true)).toEqual(['done', 'done', 'unchanged']);
  expect(await listed()).toHaveLength(2);
  expect(await retry(false)).toEqual(['done', 'done', 'unchanged']);
  expect(await retry(false)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  const others = await make();
  const giveUp = (reason: string, isPreview = false) =>
    admin.call('giveUpFailedJobs', { body: { ids: others, isPreview, reason } });
  expect((await refusalOf(giveUp(' '))).problem.errors).toEqual(['Please provide a reason for giving up.']);
  expect(outcomes(await giveUp('', true))).toEqual(['done', 'done']);
  expect(outcomes(await giveUp('Nobody reads it.'))).toEqual(['done', 'done']);
  expect(await listed()).toEqual([]);
  for (const id of others)
    expect(await recorded(id)).toMatchObject([
      { action: 'job.giveUp', details: { reason: 'Nobody reads it.' } },
    ]);
});

test('a failed job waits for staff as long as it takes', async () => {
  const id = await makeFailedJob('send-receipt', { orderId: 58 });
  const [job] = await execute<{ years: number }>(
    `select extract(year from age(keep_until, now()))::integer as years from jobs.job where id = $1`,
    [id],
  );
  expect(job?.years).toBeGreaterThan(50);
  await admin.call('giveUpFailedJobs', { body: { ids: [id], isPreview: false, reason: 'Done' } });
});

test('a job is given up with a reason, for good', async () => {
  const id = await makeFailedJob('publish-release', { distributionId: 43 });
  for (const reason of ['', '  ', '<b>no</b>', 'x'.repeat(501)])
    expect((await refusalOf(admin.call('giveUpFailedJob', { path: { id }, body: { reason } }))).status).toBe(
      400,
    );
  await admin.call('giveUpFailedJob', { path: { id }, body: { reason: 'It was published by hand.' } });
  expect(await execute('select 1 from jobs.job where name = $1', [deadLetters('publish-release')])).toEqual(
    [],
  );
  expect(await recorded(id)).toEqual([
    {
      action: 'job.giveUp',
      actor_user_id: person.userId,
      details: { name: 'publish-release', distributionId: 43, reason: 'It was published by hand.' },
    },
  ]);
  for (const again of [id, randomUUID()])
    expect(
      (await refusalOf(admin.call('giveUpFailedJob', { path: { id: again }, body: { reason: 'No' } })))
        .status,
    ).toBe(404);
});

test.each([
  ['getaddrinfo smtp://user:pass@mail.example', 'getaddrinfo smtp://…@mail.example'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['Invalid API Key sk_live_51H8', 'Invalid API Key …'],
  ['"token":"abc", x', '"token":"…", x'],
  [`key ${'a1'.repeat(20)} is gone`, 'key … is gone'],
  ['x '.repeat(400), `${'x '.repeat(250).slice(0, 499)}…`],
])('an error is shown without what opens doors: %s', (said, shown) => {
  expect(withoutSecrets(said)).toBe(shown);
});
