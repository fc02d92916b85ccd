import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Client } from '@dispatch/contract';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { execute } from '../platform/database/database';
import { closeReplica, connectReplica } from '../platform/database/replica';
import { registry, startMeasuring } from '../platform/metrics/figures';
import type { OperationId } from '../platform/call/handler';
import type { User } from '../people/users/User';
import { now } from '../platform/settings/clock';
import { publishDueRelease } from '../releases/publishing/publishDueRelease';
import { doJob } from '../testing/doJob';
import { makeUser } from '../testing/factories';
import { makeRelease } from '../testing/makeRelease';
import { useTestServer } from '../testing/useTestServer';
import { readAtReplica } from './readAtReplica';

// The same database takes the place of the standby, and takes no writes: how far it is, is what a test says.

const server = useTestServer();
let owner: User;
let byAdmin: Client;
let byOwner: Client;
let isUpToDate: boolean;
beforeAll(async () => {
  owner = await makeUser();
  byAdmin = await server.as(await makeUser({ group: 'ADMIN' }));
  byOwner = await server.as(owner);
  startMeasuring();
});
afterEach(closeReplica);

const follow = (): void => {
  isUpToDate = true;
  const address = new URL(server.config.databaseUrl);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  let last = 0;
  connectReplica(address.href, async (client) => {
    if (isUpToDate) {
      const { rows } = await client.query(
        `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::double precision as position`,
      );
      last = (rows[0] as { position: number }).position;
    }
    return last;
  });
};

const readAt = async (place: 'replica' | 'primary'): Promise<number> => {
  const { values } = (await registry.getSingleMetric('dispatch_replica_reads_total')?.get()) ?? {
    values: [],
  };
  return values.find(({ labels }) => labels['place'] === place)?.value ?? 0;
};

/** What some lists have to be asked for. */
const asked: Partial<Record<OperationId, object>> = {
  searchRecords: { query: { searchText: 'harbor' } },
  listPublications: { path: { days: 7 } },
};

test('every list is read where nothing can be written, but what somebody has written is there for them', async () => {
  follow();
  const list = byAdmin.call as (id: OperationId, given: object) => Promise<unknown>;
  for (const id of readAtReplica) {
    const before = await readAt('replica');
    await list(id, asked[id] ?? {});
    expect(await readAt('replica'), id).toBe(before + 1);
  }
  const firstOf = async (by: Client): Promise<string | undefined> =>
    (await by.call('listReleases', { query: {} })).data[0]?.HeadLine;
  isUpToDate = false;
  await byOwner.call('saveDraft', { body: { package: '200', headline: 'What has just been written' } });
  const [there, here] = [await readAt('replica'), await readAt('primary')];
  expect(await firstOf(byOwner)).toBe('What has just been written');
  expect([await readAt('replica'), await readAt('primary')]).toEqual([there, here + 1]);
  // Another's list does not wait for that.
  await firstOf(byAdmin);
  expect(await readAt('replica')).toBe(there + 1);
  isUpToDate = true;
  await firstOf(byOwner);
  expect(await readAt('replica')).toBe(there + 2);

  // Rows of an export too, whose taking is noted at the primary.
  await byAdmin.call('exportUsers', { query: {} });
  expect(await readAt('replica')).toBe(there + 3);
  expect(await execute(`select action from audit_log where action = 'list.export'`)).toHaveLength(1);

  // One that is not there, one that says nothing, and one that is no standby any more, keep nobody waiting for more than a moment.
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  for (const start of [
    () => connectReplica('postgresql://nobody@127.0.0.1:1/nothing'),
    () => connectReplica(`postgresql://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`),
    () => connectReplica(server.config.databaseUrl),
  ]) {
    await closeReplica();
    start();
    expect(await firstOf(byOwner)).toBe('What has just been written');
  }
  expect(await readAt('replica')).toBe(there + 3);
});

test('the newsroom is read there, but never as it was before a release that it knows of', async () => {
  follow();
  const release = await makeRelease(owner, { paid: true, releaseDate: now() }, 'PendingDistribution');
  const news = async (): Promise<string> => (await server.send('/news')).text();
  const before = await readAt('replica');
  expect(await news()).not.toContain(release.headline);
  expect(await readAt('replica')).toBe(before + 1);
  isUpToDate = false;
  await doJob(server, publishDueRelease, { distributionId: release.distributionId });
  expect(await news()).toContain(release.headline);
  expect(await readAt('replica')).toBe(before + 1);
});
