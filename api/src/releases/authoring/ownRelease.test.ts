import { releaseStates } from '@dispatch/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { fullAccount } from '../../testing/fullAccount';
import { makeRelease } from '../../testing/makeRelease';
import { makeUpload } from '../../testing/makeUpload';
import { onList } from '../../testing/onList';
import { useTestServer } from '../../testing/useTestServer';
import { keepAnswer, makeAnswer, ownReleaseStatements, readOwnRelease } from './ownRelease';

const server = useTestServer();

const planted = '{"planted":true}';
const plant = (id: number) =>
  execute('update release_answers set release = $2 where distribution_id = $1', [id, planted]);

const textOf = async ({ userId }: User, id: number): Promise<string> =>
  (await readOwnRelease(id, userId)).text;

const freshOf = async ({ userId }: User, distributionId: number): Promise<string> =>
  (await makeAnswer({ distributionId, ownerId: userId, seesAll: false }))?.release ?? 'nothing';

/** Kept by its owner's own reading, and shown so. */
const keep = async (user: User, id: number): Promise<void> => {
  await textOf(user, id);
  await plant(id);
  expect(await textOf(user, id)).toBe(planted);
};

describe('what its owner has read of a release', () => {
  let user: User;
  let id: number;

  /** A release that shows something of every table. */
  beforeAll(async () => {
    user = await fullAccount(server);
    const [found] = await execute<{ id: number }>(
      'select distribution_id as id from releases where user_id = $1 and paid_at is not null',
      [user.userId],
    );
    id = found?.id ?? 0;
    const uploadKey = await makeUpload(user, server.ports.storage);
    await onList(1, 'one@paper.example', 'two@paper.example');
    await execute(
      `with file as (select file_id from files where upload_key = $2), used as (
         insert into file_uses select file_id, 'release', $1 from file)
       update releases set state = 9, cjl = 1, cjl_selected = '{1}', body = '<a href="https://gone.example/">x</a>',
         news_image = jsonb_build_object('assetId', file_id, 'uploadKey', $2::text) from file where distribution_id = $1`,
      [id, uploadKey],
    );
    await execute(`insert into link_checks values ('https://gone.example/', now(), false)`);
  });

  const ofIt = 'where distribution_id = $1';
  const changes: Record<string, string> = {
    releases: `update releases set headline = 'Another' ${ofIt}`,
    release_versions: `insert into release_versions select distribution_id, number + 1, 'proposed', false, now(), now(), saved_by,
      null, content || '{"headline": "Proposed"}' from release_versions ${ofIt} order by number desc limit 1`,
    release_moves: `insert into release_moves (distribution_id, from_state, to_state, action, actor_name, reasons)
      values ($1, 0, 9, 'requestApproval', '', '{Because}')`,
    edit_requests: `update edit_requests set description = 'Another' ${ofIt}`,
    social_posts: `update social_posts set address = 'https://social.example/1' ${ofIt}`,
    orders: `update orders set changed_at = now() ${ofIt}`,
    payments: `update payments set charge_id = 'ch_other' ${ofIt}`,
    files: `update files set preview = 'data:image/jpeg;base64,AA' where file_id in (select file_id from file_uses where used_by_id = $1)`,
    journalist_lists: `update journalist_lists set category_name = 'Renamed' where $1 > 0 and journalist_list_id = 1`,
    journalist_list_members: `delete from journalist_list_members where $1 > 0`,
    link_checks: `update link_checks set answered = true where $1 > 0`,
  };

  test.each(Object.entries(changes))('is made anew when %s change', async (_table, change) => {
    await keep(user, id);
    await execute(change, [id]);
    const shown = await textOf(user, id);
    expect(shown).not.toBe(planted);
    expect(shown).toBe(await freshOf(user, id));
    await keep(user, id);
  });

  test('is made of these tables and no other', async () => {
    const tables = new Set<string>();
    for (const { text } of ownReleaseStatements) {
      await execute(`create or replace view made as ${text.replaceAll(/\$\d+/g, 'null')}`);
      const read = await execute<{ name: string }>(
        `select distinct relname as name from pg_rewrite w
           join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid
           join pg_class c on d.refclassid = 'pg_class'::regclass and c.oid = d.refobjid
          where w.ev_class = 'made'::regclass and relname not in ('made', 'release_answers', 'release_answers_shared')`,
      );
      for (const { name } of read) tables.add(name);
      await execute('drop view made');
    }
    expect([...tables].toSorted()).toEqual(Object.keys(changes).toSorted());
  });

  test('is shown to nobody else, and not when it was made by other SQL', async () => {
    await keep(user, id);
    const path = { id };
    const other = await server.as(await makeUser());
    await expect(other.call('getRelease', { path })).rejects.toMatchObject({ status: 404 });
    await execute(`update release_answers set form = 'before' where distribution_id = $1`, [id]);
    expect(await textOf(user, id)).toBe(await freshOf(user, id));
  });

  test.each(['read before', 'never read'])(
    'is not kept when it changes while it is made: %s',
    async (before) => {
      if (before === 'never read') await execute('delete from release_answers');
      else await textOf(user, id);
      const own = { distributionId: id, ownerId: user.userId };
      const made = await makeAnswer({ ...own, seesAll: false });
      await execute(`update releases set headline = $2 where distribution_id = $1`, [id, before]);
      if (made) await keepAnswer(own, made);
      expect(JSON.parse(await textOf(user, id))).toMatchObject({ headline: before });
    },
  );
});

test('a release is answered the same, made anew or kept, in every state, paid or corrected', async () => {
  const user = await makeUser();
  for (const state of releaseStates) {
    if (['NotFound', 'Ignore'].includes(state)) continue;
    for (const paid of [false, true]) {
      const { distributionId } = await makeRelease(user, { paid, body: '<p>No link.</p>' }, state);
      if (state === 'Deleted') {
        await expect(textOf(user, distributionId)).rejects.toMatchObject({ status: 404 });
        continue;
      }
      await execute(
        `update releases set headline = 'Saved', saved_at = saved_at + interval '1 hour' where distribution_id = $1`,
        [distributionId],
      );
      const made = await textOf(user, distributionId);
      expect(await textOf(user, distributionId)).toBe(made);
      expect(made).toBe(await freshOf(user, distributionId));
      expect(JSON.parse(made)).toMatchObject(state === 'Published' ? {} : { headline: 'Saved' });
    }
  }
});

test('who has a release as it is gets a 304, and not after a save; others and who acts for them get nothing kept', async () => {
  const user = await makeUser();
  const release = await makeRelease(user);
  const token = await makeSession(user);
  const address = `/api/distribution/item/${release.distributionId}`;
  const get = (tag = '', bearer = token) =>
    server.send(address, { headers: { Authorization: `Bearer ${bearer}`, 'If-None-Match': tag } });
  const first = await get();
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  const known = await get(tag);
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tag]);
  expect((await get(tag, 'x'.repeat(43))).status).toBe(401);
  expect((await get(tag, await makeSession(await makeUser()))).status).toBe(404);
  await plant(release.distributionId);
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  const { data } = await editor.call('impersonateUser', {
    path: { id: user.userId },
    query: { force: true },
  });
  expect((await get('', data.sid)).headers.get('etag')).toBe(tag);
  await release.update({ headline: 'Another' });
  const changed = await get(tag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
  await release.update({ state: -1 });
  expect((await get(changed.headers.get('etag') ?? '')).status).toBe(404);
});
