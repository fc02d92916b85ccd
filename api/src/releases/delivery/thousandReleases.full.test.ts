import { expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { useDeadWorkers } from '../../testing/useDeadWorkers';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
const { newWorker, stuckWorker } = useDeadWorkers(server);

const releases = 1_000;
const names = ['Cedar Wire', 'Harbor Gazette', 'Gulf Coast News'];

test('a thousand due releases reach each of three subscribers once, though a worker dies', async () => {
  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  const urls: string[] = [];
  for (const name of names) {
    const address = `https://${name.toLowerCase().replaceAll(' ', '-')}.example/stories`;
    await admin.call('createSubscriber', { body: { name, kind: 'push', address, firstDay: '2001-01-01' } });
    urls.push(address);
  }
  const owner = await makeUser();
  const releaseDate = new Date(Date.now() - 60_000);
  for (let made = 0; made < releases; made += 1) {
    const { distributionId } = await makeRelease(owner, { releaseDate, paid: true }, 'PendingDistribution');
    await enqueue('publish-release', { distributionId });
  }
  const dying = await stuckWorker('wire');
  const { stop } = await newWorker();
  dying.kill('SIGKILL');
  const { stories } = server.ports.wire;
  const reached = (url: string) => stories.filter((story) => story.url === url).map(({ prid }) => prid);
  const waiting = async (): Promise<number> => {
    // What the dead one had claimed is tried again after a minute.
    await execute(
      `update deliveries set try_at = now() - interval '1 second' where state = 'queued' and tries > 0`,
    );
    await enqueue('deliver-due', {});
    const [row] = await execute<{ count: number }>(
      `select count(*)::integer as count from deliveries where state <> 'taken'`,
    );
    return (row?.count ?? 0) + (releases * names.length - stories.length);
  };
  await expect.poll(waiting, { timeout: 120_000, interval: 2_000 }).toBe(0);
  for (const url of urls) {
    expect(reached(url)).toHaveLength(releases);
    expect(new Set(reached(url)).size).toBe(releases);
  }
  await stop(1_000);
}, 240_000);
