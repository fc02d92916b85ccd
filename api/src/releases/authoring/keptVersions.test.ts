import { describe, expect, it } from 'vitest';
import { runJob } from '../../app/schedule';
import { now, setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { createLogger } from '../../platform/logging/logger';
import { migration } from '../../app/migrations/0012-release-versions';
import { makeSession, makeUser } from '../../testing/factories';
import { inOneText } from '../../testing/inOneText';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

type Kept = { number: number; kind: string; headline?: string; by: number | null };

const versionsOf = (distributionId: number) =>
  execute<Kept>(
    `select number, kind, content ->> 'headline' as headline, saved_by as by from release_versions
      where distribution_id = $1 order by number`,
    [distributionId],
  );

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** A customer, and what saves their release: text by text, each save over the last. */
const writing = async () => {
  const user = await makeUser();
  const client = await server.as(user);
  const { data } = await client.call('saveDraft', { body: goodContent });
  let { distributionVersion } = data;
  const { distributionId } = data;
  const save = async (headline: string, isAutomatic = false) => {
    const body = { package: '200', distributionId, distributionVersion, headline, isAutomatic } as const;
    ({ distributionVersion } = (await client.call('saveDraft', { body })).data);
  };
  return { user, client, distributionId, save };
};

describe('the versions of a release', () => {
  it('begin with the first save, and grow by one with each save that changes something', async () => {
    const { user, distributionId, save } = await writing();
    await save('Second headline');
    await save('Second headline');
    await save('Third headline');
    expect(await versionsOf(distributionId)).toEqual(
      [goodContent.headline, 'Second headline', 'Third headline'].map((headline, place) => ({
        number: place + 1,
        kind: 'draft',
        headline,
        by: user.userId,
      })),
    );
  });

  it('share automatic saves of ten minutes, counted from the first of them', async () => {
    const { distributionId, save } = await writing();
    for (const [after, headline] of [
      [0, 'a'],
      [6, 'b'],
      [9, 'c'],
      [11, 'd'],
    ] as const) {
      setClock(minutes(after));
      await save(headline, true);
    }
    setClock(null);
    const headlines = (await versionsOf(distributionId)).map(({ headline }) => headline);
    expect(headlines).toEqual([goodContent.headline, 'c', 'd']);
  });

  it('keep what somebody saved on purpose, though it had been saved automatically before', async () => {
    const { distributionId, save } = await writing();
    await save('Typed', true);
    await save('Typed');
    await save('Typed on', true);
    const headlines = (await versionsOf(distributionId)).map(({ headline }) => headline);
    expect(headlines).toEqual([goodContent.headline, 'Typed', 'Typed on']);
  });

  it('do not share the automatic saves of two people', async () => {
    const { user, distributionId, save } = await writing();
    await save('Mine', true);
    const { distributionVersion } = (
      await (await server.as(user)).call('getRelease', { path: { id: distributionId } })
    ).data;
    const editor = await makeUser({ group: 'EDITOR' });
    const own = server.withToken(await makeSession(editor));
    const { sid } = (await own.call('impersonateUser', { path: { id: user.userId }, query: { force: true } }))
      .data;
    const inTheirPlace = server.withToken(sid);
    const body = { package: '200', distributionId, distributionVersion, isAutomatic: true } as const;
    await inTheirPlace.call('saveDraft', { body: { ...body, headline: 'Theirs' } });
    expect((await versionsOf(distributionId)).map(({ headline }) => headline)).toEqual([
      goodContent.headline,
      'Mine',
      'Theirs',
    ]);
  });

  it('are submitted and published as they stand, and a version of their own when something changed', async () => {
    const user = await makeUser();
    const client = await server.as(user);
    const release = await makeRelease(user, { paid: true });
    const { distributionId } = release;
    const kinds = async () => (await versionsOf(distributionId)).map(({ kind }) => kind);
    const body = { package: '200', distributionId } as const;
    await client.call('saveDraft', { body: { ...body, distributionVersion: 1, cityState: 'ANNAPOLIS' } });
    await client.call('submitRelease', { path: { id: distributionId } });
    expect(await kinds()).toEqual(['submitted']);
    await release.reload();
    await release.update({ state: 2 });
    await client.call('resubmitRelease', { body: { ...body, distributionVersion: 2, cityState: 'DOVER' } });
    expect(await kinds()).toEqual(['submitted', 'submitted']);
    await release.update({ state: 3, releaseDate: minutes(-1) });
    const { ports, config } = server;
    await runJob(
      'publish-release',
      { distributionId },
      { ports, config, log: createLogger('silent', 'test'), now: now() },
    );
    const versions = await versionsOf(distributionId);
    expect(versions.map(({ kind, by }) => [kind, by])).toEqual([
      ['submitted', user.userId],
      ['submitted', user.userId],
      ['published', null],
    ]);
  });

  it('go with a deleted draft', async () => {
    const { client, distributionId } = await writing();
    await client.call('deleteDraft', { path: { id: distributionId } });
    expect(await versionsOf(distributionId)).toEqual([]);
  });

  it('begin with what stands where a release is older than they are, and an unchanged save adds none', async () => {
    const user = await makeUser();
    const draft = await makeRelease(user, { cjlSelected: [2, 1], hasSecondaryContact: true });
    const published = await makeRelease(user, {}, 'Published');
    await execute('drop table release_versions');
    await execute(inOneText(migration));
    const kinds = await execute(
      'select kind from release_versions where distribution_id = any($1) order by distribution_id',
      [[draft.distributionId, published.distributionId]],
    );
    expect(kinds).toEqual([{ kind: 'draft' }, { kind: 'published' }]);
    const { distributionId } = draft;
    const body = { package: '200', distributionId, distributionVersion: 1 } as const;
    await (await server.as(user)).call('saveDraft', { body });
    expect(await versionsOf(distributionId)).toHaveLength(1);
  });
});
