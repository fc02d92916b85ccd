import { describe, expect, it } from 'vitest';
import { now } from '../../platform/settings/clock';
import { Release } from '../lifecycle/Release';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const second = 'A second headline of a release, long enough to be submitted one day';

/** A release of two versions: the second has another headline, body, package and dateline. */
const twoVersions = async () => {
  const user = await makeUser({ firstName: 'Dana', lastName: 'Ortiz' });
  const client = await server.as(user);
  const { data } = await client.call('saveDraft', { body: { ...goodContent, cjlSelected: [{ id: 2 }] } });
  const { distributionId } = data;
  await client.call('saveDraft', {
    body: {
      package: '80',
      distributionId,
      distributionVersion: 1,
      headline: second,
      cityState: '',
      cjlSelected: [],
      body: '<p>Harbor Robotics today opened a <b>second</b> plant at Sparrows Point.</p>',
    },
  });
  return { user, client, distributionId };
};

const inPlaceOf = async (staff: User, user: User) => {
  const own = server.withToken(await makeSession(staff));
  const path = { id: user.userId };
  const { data } = await own.call('impersonateUser', { path, query: { force: true } });
  return server.withToken(data.sid);
};

describe('the history', () => {
  it('lists the versions with who and when, newest first, page by page', async () => {
    const { user, client, distributionId } = await twoVersions();
    const editor = await makeUser({ group: 'EDITOR', firstName: 'Ruth', lastName: 'Adeyemi' });
    const staff = await inPlaceOf(editor, user);
    await staff.call('saveDraft', {
      body: { package: '80', distributionId, distributionVersion: 2, isAutomatic: true, summary: 'New' },
    });
    const path = { id: distributionId };
    const { data, headers } = await client.call('listReleaseVersions', { path, query: { limit: 2 } });
    const dana = { kind: 'draft', savedBy: 'Dana Ortiz' };
    expect(data).toMatchObject([
      { ...dana, number: 3, isAutomatic: true, impersonatedBy: 'Ruth Adeyemi' },
      { ...dana, number: 2, isAutomatic: false, impersonatedBy: null },
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    const rest = await client.call('listReleaseVersions', { path, query: { limit: 2, pageNumber: 2 } });
    expect(rest.data.map(({ number }) => number)).toEqual([1]);
  });

  it('reads a version as the release was then', async () => {
    const { client, distributionId } = await twoVersions();
    const { data } = await client.call('getReleaseVersion', { path: { id: distributionId, number: 1 } });
    expect(data.release).toMatchObject({ ...goodContent, distributionId, cjlSelected: [{ id: 2 }] });
    const next = await client.call('getReleaseVersion', { path: { id: distributionId, number: 2 } });
    expect(next.data.release).toMatchObject({
      package: '80',
      headline: second,
      cityState: '',
      cjlSelected: [],
    });
  });

  it('compares two versions by the words of the fields that differ', async () => {
    const { client, distributionId } = await twoVersions();
    const path = { id: distributionId, number: 1, other: 2 };
    const { data } = await client.call('compareReleaseVersions', { path });
    expect(data.map(({ field }) => field)).toEqual([
      'package',
      'headline',
      'cityState',
      'body',
      'cjlSelected',
    ]);
    expect(data.find(({ field }) => field === 'body')?.pieces).toEqual([
      { kind: 'same', text: 'Harbor Robotics today opened ' },
      { kind: 'removed', text: 'an' },
      { kind: 'added', text: 'a' },
      { kind: 'same', text: ' ' },
      { kind: 'removed', text: 'assembly' },
      { kind: 'added', text: 'second' },
      { kind: 'same', text: ' plant at Sparrows Point.' },
    ]);
    const same = await client.call('compareReleaseVersions', { path: { ...path, other: 1 } });
    expect(same.data).toEqual([]);
  });
});

describe('restoring a version', () => {
  const restore = (distributionId: number, distributionVersion: number, number = 1) =>
    ({ path: { id: distributionId, number }, body: { distributionVersion } }) as const;

  it('saves what it holds as a new version, and loses none', async () => {
    const { client, distributionId } = await twoVersions();
    const { data } = await client.call('restoreReleaseVersion', restore(distributionId, 2));
    expect(data).toMatchObject({ ...goodContent, distributionVersion: 3, cjlSelected: [{ id: 2 }] });
    const versions = await client.call('listReleaseVersions', { path: { id: distributionId } });
    expect(versions.data.map(({ number }) => number)).toEqual([3, 2, 1]);
    const { data: read } = await client.call('getRelease', { path: { id: distributionId } });
    expect(read).toEqual(data);
  });

  it('is refused over a newer save, and overwrites nothing', async () => {
    const { client, distributionId } = await twoVersions();
    await expect(client.call('restoreReleaseVersion', restore(distributionId, 1))).rejects.toMatchObject({
      status: 409,
      problem: { code: 'draft-stale', currentVersion: 2 },
    });
    const { data } = await client.call('getRelease', { path: { id: distributionId } });
    expect(data.headline).toBe(second);
  });

  it('is refused where the release cannot be saved', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    const release = await makeRelease(user, { paid: true });
    await client.call('submitRelease', { path: { id: release.distributionId } });
    await expect(
      client.call('restoreReleaseVersion', restore(release.distributionId, 1)),
    ).rejects.toMatchObject({
      status: 409,
      problem: { code: 'state-conflict' },
    });
  });

  it('leaves what was paid for as it is', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    const first = await client.call('saveDraft', { body: { ...goodContent, package: '360', cjl: 3 } });
    const { distributionId } = first.data;
    await Release.update(
      { package: '200', cjl: 1, headline: '', paidAt: now() },
      { where: { distributionId } },
    );
    const { data } = await client.call('restoreReleaseVersion', restore(distributionId, 1));
    expect(data).toMatchObject({ package: '200', cjl: 1, headline: goodContent.headline });
  });
});

describe('who reads versions', () => {
  it('is the owner, who acts for them, and the desk once the release is there; for all others it is not found', async () => {
    const { user, distributionId } = await twoVersions();
    const editor = await makeUser({ group: 'EDITOR' });
    const callers = {
      owner: await server.as(user),
      inTheirPlace: await inPlaceOf(editor, user),
      editor: await server.as(editor),
      customer: await server.as(await makeUser()),
      finance: await server.as(await makeUser({ group: 'FINANCE' })),
    };
    const statuses = async () => {
      const found: Record<string, number[]> = {};
      for (const [who, client] of Object.entries(callers)) {
        const calls = [
          client.call('listReleaseVersions', { path: { id: distributionId } }),
          client.call('getReleaseVersion', { path: { id: distributionId, number: 1 } }),
          client.call('compareReleaseVersions', { path: { id: distributionId, number: 1, other: 2 } }),
        ];
        const answers = await Promise.allSettled(calls);
        found[who] = answers.map((answer) =>
          answer.status === 'fulfilled' ? answer.value.status : (answer.reason as { status: number }).status,
        );
      }
      return found;
    };
    const [yes, no] = [
      [200, 200, 200],
      [404, 404, 404],
    ];
    const outside = { customer: no, finance: no };
    expect(await statuses()).toEqual({ owner: yes, inTheirPlace: yes, editor: no, ...outside });
    await Release.update({ state: 0 }, { where: { distributionId } });
    expect(await statuses()).toEqual({ owner: yes, inTheirPlace: yes, editor: yes, ...outside });
    await Release.update({ state: -1 }, { where: { distributionId } });
    expect(await statuses()).toEqual({ owner: no, inTheirPlace: no, editor: no, ...outside });
  });

  it('restores at the desk where it saves, in the name of the editor', async () => {
    const { distributionId } = await twoVersions();
    const body = { distributionVersion: 2 };
    const path = { id: distributionId, number: 1 };
    await Release.update({ state: 5 }, { where: { distributionId } });
    for (const group of ['USER', 'FINANCE'] as const)
      await expect(
        (await server.as(await makeUser({ group }))).call('restoreReleaseVersion', { path, body }),
      ).rejects.toMatchObject({ status: 404 });
    const ruth = await makeUser({ group: 'EDITOR', firstName: 'Ruth', lastName: 'Adeyemi' });
    const editor = await server.as(ruth);
    const { data } = await editor.call('restoreReleaseVersion', { path, body });
    expect(data).toMatchObject({ headline: goodContent.headline, publicationState: 'InEditorialReview' });
    const versions = await editor.call('listReleaseVersions', { path: { id: distributionId } });
    expect(versions.data[0]).toMatchObject({ number: 3, kind: 'draft', savedBy: 'Ruth Adeyemi' });
    await Release.update({ state: 2 }, { where: { distributionId } });
    await expect(
      editor.call('restoreReleaseVersion', { path, body: { distributionVersion: 3 } }),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'state-conflict' } });
  });
});
