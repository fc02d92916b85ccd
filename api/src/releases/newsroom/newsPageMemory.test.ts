import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';
import type { Release } from '../lifecycle/Release';

const server = useTestServer();

const published = async (headline: string): Promise<Release> =>
  makeRelease(await makeUser(), { headline, paid: true }, 'Published');
const read = async ({ slug, prwebPressReleaseId: number }: Release) => {
  const answer = await server.send(`/news/${slug ?? ''}-${number}`);
  return { status: answer.status, text: await answer.text() };
};
const lists = ['/news', '/news/feed.rss', '/news/places/baltimore'];
const readLists = (): Promise<string[]> =>
  Promise.all(lists.map(async (path) => (await server.send(path)).text()));
const tables = ['release_versions', 'news_items'];
/** So that nobody is told: who reads the database sees it, and who remembers a page does not. */
const retitle = ({ distributionId }: Release, headline: string) =>
  inTransaction(async () => {
    for (const table of tables) await execute(`alter table ${table} disable trigger user`);
    await execute(
      `update release_versions set content = content || '{"headline": "${headline}"}' where distribution_id = $1`,
      [distributionId],
    );
    await execute('update news_items set headline = $2 where distribution_id = $1', [
      distributionId,
      headline,
    ]);
    for (const table of tables) await execute(`alter table ${table} enable trigger user`);
  });
/** Until it and the lists are remembered: they are compressed after they were sent. */
const remembered = async (release: Release): Promise<void> => {
  let times = 0;
  await expect
    .poll(async () => {
      times += 1;
      await retitle(release, `Headline ${times}`);
      return [(await read(release)).text, ...(await readLists())].filter((text) =>
        text.includes(`Headline ${times}`),
      );
    })
    .toEqual([]);
  await retitle(release, release.headline);
};

test('a page is sent from memory, in each encoding the same, to who has it as 304', async () => {
  const release = await published('Harbor Robotics opens a plant that is remembered for a while');
  await remembered(release);
  const path = `/news/${release.slug ?? ''}-${release.prwebPressReleaseId}`;
  const { request } = await import('node:http');
  const raw = (encoding: string, more: object = {}) =>
    new Promise<{ body: Buffer; headers: Record<string, unknown>; status?: number }>((resolve, reject) => {
      const headers = { 'Accept-Encoding': encoding, ...more };
      request(`${server.url}${path}`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ body: Buffer.concat(parts), headers: answer.headers, status: answer.statusCode }),
        );
      })
        .on('error', reject)
        .end();
    });
  const [plain, br, gzip] = [await raw('identity'), await raw('gzip, br'), await raw('gzip')];
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(br.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("form-action 'self'") as string,
  });
  const again = await raw('br', { 'If-None-Match': br.headers['etag'] });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('what another process corrects or takes down is forgotten in a moment, in lists too, and nothing is kept unheard', async () => {
  const one = await published('Harbor Robotics opens a plant that is taken down later on');
  const two = await published('Harbor Robotics opens a plant that is corrected later on');
  for (const release of [one, two]) await remembered(release);
  await execute(
    `update release_versions set content = content || '{"headline": "It says something else"}' where distribution_id = $1`,
    [two.distributionId],
  );
  await execute('update releases set state = -1 where distribution_id = $1', [one.distributionId]);
  await expect.poll(async () => (await read(one)).status, { timeout: 1_000 }).toBe(410);
  const said = async (text: string) => (await readLists()).filter((list) => list.includes(text)).length;
  await expect.poll(() => said('It says something else'), { timeout: 1_000 }).toBe(lists.length);
  expect(await said(one.headline)).toBe(0);
  await expect
    .poll(async () => (await read(two)).text, { timeout: 1_000 })
    .toContain('It says something else');

  const three = await published('Harbor Robotics opens a plant while nobody can hear');
  await remembered(three);
  await execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dispatch-news_changed'
      and datname = current_database()`,
  );
  await retitle(three, 'Something new');
  await expect.poll(async () => (await read(three)).text, { timeout: 1_000 }).toContain('Something new');
  expect(await said('Something new')).toBe(lists.length);
});
