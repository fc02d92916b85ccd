import { describe, expect, it } from 'vitest';
import { runJob } from '../../app/schedule';
import { now, setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import type { JobName, JobPayloads } from '../../platform/jobs/jobs';
import { createLogger } from '../../platform/logging/logger';
import type { Release } from '../lifecycle/Release';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const run = <Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> => {
  const { ports, config } = server;
  return runJob(name, payload, { ports, config, log: createLogger('silent', 'test'), now: now() });
};

const at = (release: Release) => ({ path: { id: release.distributionId } });
const idOf = (release: Release) => ({ distributionId: release.distributionId });
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);
const approved = async (releaseDate: Date | null) =>
  makeRelease(await makeUser(), { releaseDate, paid: true }, 'PendingDistribution');

const movesOf = (release: Release) =>
  execute(
    'select from_state, to_state, actor_user_id, actor_name from release_moves where distribution_id = $1',
    [release.distributionId],
  );

describe('publishing', () => {
  it('happens at the release time and not before, whoever looks', async () => {
    const time = new Date(Date.now() + 3_600_000);
    const release = await approved(time);
    await run('publish-release', idOf(release));
    await run('publish-due', {});
    expect((await release.reload()).state).toBe(3);
    setClock(time);
    await run('publish-release', idOf(release));
    setClock(null);
    expect(await release.reload()).toMatchObject({
      state: 4,
      publishedAt: time,
      slug: 'harbor-robotics-opens-baltimore-plant-and-adds-400-jobs-over-three-years',
    });
  });

  it('happens once, however often it is tried', async () => {
    const release = await approved(minutesAgo(1));
    await Promise.all([1, 2, 3].map(() => run('publish-release', idOf(release))));
    const { publishedAt } = await release.reload();
    await run('publish-release', idOf(release));
    await run('publish-due', {});
    expect((await release.reload()).publishedAt).toEqual(publishedAt);
    expect(await movesOf(release)).toEqual([
      { from_state: 3, to_state: 4, actor_user_id: null, actor_name: 'worker' },
    ]);
    expect(
      await execute(`select actor, action from audit_log where subject_id = $1`, [
        String(release.distributionId),
      ]),
    ).toEqual([{ actor: 'worker', action: 'release.publish' }]);
  });

  it.each([
    'DraftMode',
    'PendingEditorialReview',
    'OnHold',
    'InEditorialReview',
    'Deleted',
    'NotSent',
  ] as const)('never takes a release in %s', async (state) => {
    const release = await makeRelease(await makeUser(), { releaseDate: minutesAgo(5), paid: true }, state);
    await run('publish-release', idOf(release));
    await run('publish-due', {});
    expect(await release.reload()).toMatchObject({ publishedAt: null });
    expect(await movesOf(release)).toEqual([]);
  });

  it('catches releases whose own job was lost, oldest first, and one that fails keeps no other back', async () => {
    const broken = await approved(minutesAgo(9));
    const lost = await approved(minutesAgo(5));
    await execute(
      `create function refuse_one() returns trigger language plpgsql as $$
       begin if new.distribution_id = ${broken.distributionId} then raise exception 'no'; end if; return new; end $$;
       create trigger refuse_one before update on releases for each row execute function refuse_one()`,
    );
    await run('publish-due', {});
    await execute('drop trigger refuse_one on releases; drop function refuse_one()');
    expect((await lost.reload()).state).toBe(4);
    expect((await broken.reload()).state).toBe(3);
    await run('publish-due', {});
    expect((await broken.reload()).state).toBe(4);
  });
});

describe('from the customer to the reader', () => {
  it('submits, holds, resubmits, approves, publishes, and mails the customer at each step that concerns them', async () => {
    const customer = await makeUser();
    const client = await server.as(customer);
    const editor = await server.as(await makeUser({ group: 'EDITOR' }));
    const release = await makeRelease(customer, { paid: true });

    await client.call('submitRelease', at(release));
    await editor.call('openReview', at(release));
    await editor.call('holdRelease', {
      ...at(release),
      body: { reasons: [{ text: 'Name a source.' }, { text: 'Where is “Lee” & who?' }] },
    });
    await runJobs(server);
    await client.call('submitRelease', at(release));
    await editor.call('approveRelease', { ...at(release), body: { release: 'now' } });
    await runJobs(server, { twice: true });

    const number = release.prwebPressReleaseId;
    const mails = server.ports.mail.sent.filter(({ to }) => to === customer.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `REL-${number} is on hold: revisions are required`,
      `REL-${number} is published`,
      `REL-${number} is with our editors`,
      `REL-${number} is with our editors`,
    ]);
    const held = mails.find(({ subject }) => subject.includes('on hold'));
    expect(held?.text).toContain('1. Name a source.');
    expect(held?.html).toContain('2. Where is “Lee” &amp; who?');
    expect(held?.text).toContain(`http://localhost:3000/distribution/edit/${release.distributionId}`);

    const { data } = await client.call('getRelease', at(release));
    expect(data.publicationState).toBe('Published');
    const published = mails.find(({ subject }) => subject.includes('published'));
    expect(published?.text).toContain(`http://localhost:3000${data.publicUrl ?? 'no address'}`);
    const page = await server.send(data.publicUrl ?? '');
    expect(page.status).toBe(200);
    const { data: reviewed } = await editor.call('getReviewedRelease', at(release));
    expect(reviewed.moves.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'DraftMode PendingEditorialReview',
      'PendingEditorialReview InEditorialReview',
      'InEditorialReview OnHold',
      'OnHold PendingEditorialReview',
      'PendingEditorialReview PendingDistribution',
      'PendingDistribution Published',
    ]);
  });
});
