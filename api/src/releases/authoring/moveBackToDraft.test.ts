import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Release } from '../lifecycle/Release';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const at = (release: Release) => ({ path: { id: release.distributionId } });
const makeCustomer = async () => {
  const user = await makeUser({ featureOverrides: { hasEnableBackToDraft: true } });
  return { user, client: await server.as(user) };
};

it('takes an approved release back, still paid, and no waiting job publishes it', async () => {
  const { user, client } = await makeCustomer();
  const release = await makeRelease(user, { paid: true }, 'InEditorialReview');
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  await editor.call('approveRelease', { ...at(release), body: { release: 'now' } });
  const { data } = await client.call('moveBackToDraft', at(release));
  expect(data).toMatchObject({ publicationState: 'DraftMode', hasPaid: true });
  await runJobs(server, { early: true });
  expect(await release.reload()).toMatchObject({ state: 1, publishedAt: null });
  const again = await client.call('moveBackToDraft', at(release));
  expect(again.data).toEqual(data);
  const history = 'select from_state, to_state from release_moves where distribution_id = $1 order by 1';
  expect(await execute(history, [release.distributionId])).toEqual([
    { from_state: 3, to_state: 1 },
    { from_state: 5, to_state: 3 },
  ]);
});

it('lets the owner edit and submit again without paying again', async () => {
  const { user, client } = await makeCustomer();
  const release = await makeRelease(user, { paid: true }, 'PendingEditorialReview');
  const { data } = await client.call('moveBackToDraft', at(release));
  const { distributionId, distributionVersion } = data;
  const draft = {
    package: '200',
    distributionId,
    distributionVersion,
    summary: 'A shipyard that was closed for years builds robots again.',
  } as const;
  await client.call('saveDraft', { body: draft });
  const { data: submitted } = await client.call('submitRelease', at(release));
  expect(submitted).toMatchObject({ publicationState: 'PendingEditorialReview', hasPaid: true });
});

it.each(['InEditorialReview', 'OnHold', 'PendingSeniorReview', 'Published', 'NotSent'] as const)(
  'leaves a release in %s where it is',
  async (state) => {
    const { user, client } = await makeCustomer();
    const release = await makeRelease(user, { paid: true }, state);
    await expect(client.call('moveBackToDraft', at(release))).rejects.toMatchObject({
      status: 409,
      problem: { states: { from: state, to: 'DraftMode' } },
    });
    const before = release.state;
    expect((await release.reload()).state).toBe(before);
  },
);

it('is for the owner alone, where it is switched on', async () => {
  const { client } = await makeCustomer();
  const other = await makeUser();
  const release = await makeRelease(other, { paid: true }, 'PendingDistribution');
  await expect(client.call('moveBackToDraft', at(release))).rejects.toMatchObject({ status: 404 });
  const owner = await server.as(other);
  await expect(owner.call('moveBackToDraft', at(release))).rejects.toMatchObject({ status: 403 });
  await expect(server.client.call('moveBackToDraft', at(release))).rejects.toMatchObject({ status: 401 });
  expect((await release.reload()).state).toBe(3);
});
