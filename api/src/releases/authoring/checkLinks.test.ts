import { beforeEach, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { setClock } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
const gone = { answered: false, status: 404 };

beforeEach(async () => {
  const { links } = server.ports;
  links.asked.length = 0;
  links.answers.clear();
  links.down = false;
  setClock(null);
  server.config.linkChecks.isOn = true;
  await execute('delete from link_checks');
});

const linkTo = (...addresses: string[]): string =>
  addresses.map((address) => `<p>See <a href="${address.replaceAll('&', '&amp;')}">this</a>.</p>`).join('');

const writer = async () => {
  const user = await makeUser();
  const client = await server.as(user);
  const release = await makeRelease(user);
  const id = release.distributionId;
  let version = release.distributionVersion;
  return {
    id,
    user,
    save: async (body: string) => {
      const sent = { ...goodContent, body, distributionId: id, distributionVersion: version };
      const { status, data } = await client.call('saveDraft', { body: sent });
      version = data.distributionVersion;
      return status;
    },
    unanswered: async () => (await client.call('getRelease', { path: { id } })).data.unansweredLinks,
  };
};

test('a link that does not answer is told to its writer and the desk, once it was asked after the save', async () => {
  const { id, user, save, unanswered } = await writer();
  const dead = 'https://dead.example/?a=1&b="2"';
  const encoded = '<p><a href="https://dead.example/?a=1&amp;b=&quot;2&quot;">dead</a></p>';
  server.ports.links.answers.set(dead, gone);
  expect(await save(encoded + linkTo('https://good.example/', 'mailto:a@b.example'))).toBe(200);
  expect([server.ports.links.asked, await unanswered()]).toEqual([[], []]);
  await runJobs(server);
  expect(server.ports.links.asked).toEqual([dead, 'https://good.example/']);
  expect(await unanswered()).toEqual([dead]);
  await execute('update releases set state = 0 where distribution_id = $1', [id]);
  const desk = await server.as(await makeUser({ group: 'EDITOR' }));
  const { data } = await desk.call('getReviewedRelease', { path: { id } });
  expect(data.release.unansweredLinks).toEqual([dead]);
  const edited = { ...goodContent, body: linkTo('https://desk.example/'), distributionVersion: 2 };
  await desk.call('saveReviewedRelease', { path: { id }, body: edited });
  await runJobs(server);
  expect(server.ports.links.asked.slice(2)).toEqual(['https://desk.example/']);
  // What another release links to is nothing of this one.
  const other = await makeRelease(user, { body: linkTo('https://good.example/') });
  const own = await (await server.as(user)).call('getRelease', { path: { id: other.distributionId } });
  expect(own.data.unansweredLinks).toEqual([]);
});

test('no address is asked twice within a day, whosever release it is in', async () => {
  const [one, other] = [await writer(), await writer()];
  const body = linkTo('https://news.example/', 'https://news.example/');
  server.ports.links.answers.set('https://news.example/', gone);
  await one.save(body);
  await one.save(`${body}<p>More.</p>`);
  const queued = await execute<{ count: number }>(
    `select count(*)::integer from jobs.job where name = 'check-links' and state = 'created'`,
  );
  expect(queued).toEqual([{ count: 1 }]);
  await other.save(body);
  await runJobs(server);
  expect(server.ports.links.asked).toEqual(['https://news.example/']);
  expect(await other.unanswered()).toEqual(['https://news.example/']);
  await one.save(body);
  expect((await runJobs(server)).filter(({ name }) => name === 'check-links')).toEqual([]);
  await execute(`update link_checks set checked_at = checked_at - interval '25 hours'`);
  server.ports.links.answers.clear();
  await one.save(body);
  await runJobs(server);
  expect([server.ports.links.asked.length, await other.unanswered()]).toEqual([2, []]);
});

test('ten links of a release are asked, none that is too long, and of an account two hundred a day', async () => {
  const { user, save } = await writer();
  const links = (name: string) => Array.from({ length: 30 }, (_, at) => `https://${name}.example/${at}`);
  expect(await save(linkTo(`https://a.example/${'é'.repeat(1_500)}`, ...links('a')))).toBe(200);
  await runJobs(server);
  expect(server.ports.links.asked).toEqual(links('a').slice(0, 10));
  await execute(`update rate_limits set points = 198 where key = 'link-by-account:${user.userId}'`);
  await save(linkTo(...links('b')));
  const runs = await runJobs(server);
  expect(runs.map(({ error }) => error)).toEqual([null]);
  expect(server.ports.links.asked).toHaveLength(12);
});

test('nothing is queued or asked where it is switched off', async () => {
  const { save, unanswered } = await writer();
  server.config.linkChecks.isOn = false;
  expect(await save(linkTo('https://news.example/'))).toBe(200);
  expect(await runJobs(server)).toEqual([]);
  expect(await unanswered()).toEqual([]);
});

test('a check that fails by itself says nothing of the link, and the next save has it asked again', async () => {
  const { save, unanswered } = await writer();
  server.ports.links.down = true;
  await save(linkTo('https://news.example/'));
  expect((await runJobs(server)).map(({ error }) => error)).toEqual([null]);
  expect(await unanswered()).toEqual([]);
  server.ports.links.down = false;
  server.ports.links.answers.set('https://news.example/', gone);
  await save(linkTo('https://news.example/'));
  await runJobs(server);
  expect(await unanswered()).toEqual(['https://news.example/']);
});

test('a check that cannot be queued does not keep a draft from being saved', async () => {
  const { save } = await writer();
  await execute('alter table link_checks rename to elsewhere');
  try {
    expect(await save(linkTo('https://news.example/'))).toBe(200);
  } finally {
    await execute('alter table elsewhere rename to link_checks');
  }
});

test('a check that cannot be queued leaves nothing of the save of an editor, who is told', async () => {
  const release = await makeRelease(await makeUser(), {}, 'InEditorialReview');
  const desk = await server.as(await makeUser({ group: 'EDITOR' }));
  const body = { ...goodContent, body: linkTo('https://news.example/'), distributionVersion: 1 };
  const save = () => desk.call('saveReviewedRelease', { path: { id: release.distributionId }, body });
  await execute('alter table jobs.job rename to elsewhere');
  try {
    await expect(save()).rejects.toMatchObject({ status: 500 });
  } finally {
    await execute('alter table jobs.elsewhere rename to job');
  }
  expect((await release.reload()).distributionVersion).toBe(1);
  expect((await save()).data.release.distributionVersion).toBe(2);
  await runJobs(server);
});

test('a version that is restored and a copy have their links asked as well', async () => {
  const { id, user, save } = await writer();
  const client = await server.as(user);
  await save(linkTo('https://first.example/'));
  await save(goodContent.body);
  await client.call('restoreReleaseVersion', {
    path: { id, number: 1 },
    body: { distributionVersion: 3 },
  });
  await runJobs(server);
  expect(server.ports.links.asked).toEqual(['https://first.example/']);
  await execute('delete from link_checks');
  await client.call('duplicateRelease', { path: { id } });
  await runJobs(server);
  expect(server.ports.links.asked).toHaveLength(2);
});
