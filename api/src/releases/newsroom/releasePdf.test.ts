import { expect, it } from 'vitest';
import { keepVersion } from '../lifecycle/ReleaseVersion';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { readPdf } from '../../testing/readPdf';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();

const open = async () => {
  const release = await makeRelease(await makeUser(), {}, 'Published');
  const address = `/news/${release.slug ?? ''}-${release.prwebPressReleaseId}`;
  const ask = async (path = `${address}/release.pdf`) => server.send(path, { redirect: 'manual' });
  const read = async () => readPdf(Buffer.from(await (await ask()).arrayBuffer())).text;
  return { release, address, ask, read };
};

it('is what was published last, for everybody, and its page leads to it', async () => {
  const { release, address, ask, read } = await open();
  expect(await (await ask(address)).text()).toContain(`${address}/release.pdf"`);
  const { status, headers } = await ask();
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="harbor-/);
  await release.update({ summary: 'Not published yet.' });
  expect(await read()).not.toContain('Not published yet.');
  await keepVersion(release.distributionId, { kind: 'correction', actor: 'worker', now: new Date() });
  expect(await read()).toContain('Not published yet.');
});

it('is gone with its page, is nowhere without one, and follows it to its address', async () => {
  const { release, ask } = await open();
  const moved = await ask(`/news/other-${release.prwebPressReleaseId}/release.pdf`);
  expect([moved.status, moved.headers.get('location')?.endsWith('/release.pdf')]).toEqual([301, true]);
  await release.update({ state: -1 });
  expect((await ask()).status).toBe(410);
  expect((await ask('/news/x-99999999/release.pdf')).status).toBe(404);
});

it('is limited for each address', async () => {
  const { ask } = await open();
  await ask();
  await execute("update rate_limits set points = 120 where key like 'pdf-by-address:%'");
  expect((await ask()).status).toBe(429);
});
