import { expect, test } from 'vitest';
import { startJobWorker } from '../../app/jobWorker';
import { now, setClock } from '../../platform/settings/clock';
import { execute, inTransaction } from '../../platform/database/database';
import { forgetPerson } from '../../people/accountData/forgetPerson';
import { deliverRelease } from './deliverRelease';
import { enqueue } from '../../platform/jobs/queue';
import { createLogger } from '../../platform/logging/logger';
import type { Release } from '../lifecycle/Release';
import type { User } from '../../people/users/User';
import { doJob } from '../../testing/doJob';
import { deliverDueJob } from './deliverToSubscriber';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const wire = { url: 'http://localhost:1', format: 'json', secret: 'for-tests-only' } as const;
const server = useTestServer({ wire });

const toIris = () => makeUser({ featureOverrides: { userSendDistributionToIris: true } });
const editor = async () => server.as(await makeUser({ group: 'EDITOR' }));

/** What was not taken is tried again, so many minutes later. */
const laterOn = async (minutes: number): Promise<void> => {
  setClock(new Date(now().getTime() + minutes * 60_000));
  await doJob(server, deliverDueJob.handler, {});
  await runJobs(server);
};

/** Published for the first time, and what was to be done after it done. */
const publish = async (owner: User, given: Parameters<typeof makeRelease>[1] = {}): Promise<Release> => {
  const releaseDate = new Date(now().getTime() - 60_000);
  const release = await makeRelease(owner, { releaseDate, paid: true, ...given }, 'PendingDistribution');
  await enqueue('publish-release', { distributionId: release.distributionId });
  await runJobs(server);
  return release.reload();
};
const sentOf = ({ prwebPressReleaseId }: Release) =>
  server.ports.wire.stories.filter(({ prid }) => prid === prwebPressReleaseId);
const listed = async (days = 7) => (await (await editor()).call('listPublications', { path: { days } })).data;
const read = async (id: string) => (await editor()).call('getPublication', { path: { id } });

test('a first publication goes out once, and is listed with what was answered', async () => {
  const release = await publish(await toIris(), { summary: '', cityState: 'BALTIMORE' });
  const { prwebPressReleaseId: PRID } = release;
  await inTransaction(() => deliverRelease(release, { config: server.config, now: now() }));
  await runJobs(server);
  expect(sentOf(release)).toEqual([
    expect.objectContaining({ headline: release.headline, company: 'Harbor Robotics', place: 'BALTIMORE' }),
  ]);
  const [row] = await listed();
  expect(row).toEqual({
    PRID,
    StoryDate: expect.stringMatching(/Z$/) as string,
    StoryNumber: `PR${PRID}`,
    EraId: `ERA-${PRID}`,
  });
  expect((await read(`ERA-${PRID}`)).data).toEqual({
    PRID,
    EraId: `ERA-${PRID}`,
    Headline: release.headline,
    Summaries: [],
    SourceCompany: 'Harbor Robotics',
    Body: release.body,
    Industries: [],
    TransmissionDate: expect.stringMatching(/Z$/) as string,
    Dateline: expect.stringMatching(/^BALTIMORE, .+ \(PRWeb\)$/) as string,
    Geography: ['BALTIMORE'],
  });
});

test('only releases of users that have the switch go out, and only where there is a downstream system', async () => {
  const other = await publish(await makeUser());
  expect(sentOf(other)).toEqual([]);
  const release = await makeRelease(await toIris(), {}, 'Published');
  await inTransaction(() => deliverRelease(release, { config: server.config, now: now() }));
  await runJobs({ ...server, config: { ...server.config, wire: null } });
  expect(sentOf(release)).toEqual([]);
});

test('one that was not taken is sent again under the same id, and administrators hear of it once', async () => {
  const admin = await makeUser({ group: 'ADMIN' });
  server.ports.wire.down = true;
  const release = await publish(await toIris());
  const { PRID } = { PRID: release.prwebPressReleaseId };
  await laterOn(5);
  await laterOn(30);
  await laterOn(31);
  expect(await listed()).not.toContainEqual(expect.objectContaining({ PRID }));
  const client = await server.as(admin);
  const [downstream] = (await client.call('listSubscribers', {})).data;
  expect(downstream).toMatchObject({
    name: 'Downstream system',
    address: wire.url,
    waiting: 1,
    failingDate: expect.stringMatching(/Z$/) as string,
  });
  server.ports.wire.down = false;
  await laterOn(31);
  expect(sentOf(release)).toHaveLength(1);
  const subjects = server.ports.mail.sent
    .filter(({ to }) => to === admin.email)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(['Downstream system takes no releases', 'Downstream system takes releases again']);
  // The answer was lost: the receiver knows the story by its id.
  const path = { id: downstream?.subscriberId ?? 0 };
  const [delivery] = (await client.call('listSubscriberDeliveries', { path })).data;
  await client.call('sendDeliveryAgain', { path: { id: delivery?.deliveryNumber ?? 0 } });
  await runJobs(server);
  const [first, second] = sentOf(release);
  expect(second).toEqual(first);
  setClock(null);
});

test('a downstream system that does not answer is sent the next beside, and keeps neither mails nor publications waiting', async () => {
  let answer = (): void => {};
  server.ports.wire.until = new Promise((resolve) => (answer = resolve));
  const { stories, asked } = server.ports.wire;
  const taken = stories.length;
  const [writer, reader] = [await toIris(), await toIris()];
  const due = async (owner: User) => {
    const given = { releaseDate: new Date(now().getTime() - 60_000), paid: true };
    const { distributionId } = await makeRelease(owner, given, 'PendingDistribution');
    await enqueue('publish-release', { distributionId });
    return distributionId;
  };
  // More than a worker hands over at the same time.
  for (let count = 0; count < 5; count += 1) await due(writer);
  const { stop } = await startJobWorker({ ...server, logger: createLogger('silent', 'test') });
  const waiting = () => execute(`select 1 from deliveries where state = 'queued' and occasion = 'first'`);
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(5);
  await expect.poll(() => server.ports.wire.asked - asked, { timeout: 10_000 }).toBe(5);

  const late = await due(reader);
  const isPublic = () => execute('select 1 from releases where distribution_id = $1 and state = 4', [late]);
  await expect.poll(isPublic, { timeout: 10_000 }).toHaveLength(1);
  const mailed = () => server.ports.mail.sent.some(({ to }) => to === reader.email);
  await expect.poll(mailed, { timeout: 10_000 }).toBe(true);
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(6);
  answer();
  await expect.poll(() => stories.length - taken, { timeout: 10_000 }).toBe(6);
  await stop(1_000);
});

test('what was taken down meanwhile does not go out; what was changed goes out as it was published', async () => {
  server.ports.wire.down = true;
  const [gone, changed] = [await publish(await toIris()), await publish(await toIris())];
  server.ports.wire.down = false;
  await gone.update({ state: -1 });
  await changed.update({ headline: 'Something else' });
  await laterOn(5);
  setClock(null);
  expect(sentOf(gone)).toEqual([]);
  expect(sentOf(changed)).toEqual([expect.not.objectContaining({ headline: 'Something else' })]);
});

test('the list looks back as many days as asked, newest first, a page at a time', async () => {
  const owner = await toIris();
  const at = now().getTime();
  const made: number[] = [];
  for (const days of [30, 9, 8]) {
    setClock(new Date(at - days * 86_400_000));
    made.unshift((await publish(owner)).prwebPressReleaseId);
  }
  setClock(null);
  expect((await listed(10)).map(({ PRID }) => PRID).slice(-2)).toEqual(made.slice(0, 2));
  expect((await listed(7)).map(({ PRID }) => PRID)).not.toContain(made[0]);
  const query = { pageNumber: 2, limit: 1 };
  const page = await (await editor()).call('listPublications', { path: { days: 31 }, query });
  expect(page.data).toEqual((await listed(31)).slice(1, 2));
  expect(page.headers.get('x-total-count')).toBe(String((await listed(31)).length));
});

test('what nobody delivered is not found; who is not of the desk is refused', async () => {
  expect(await refusalOf(read('5530871'))).toMatchObject({
    status: 404,
    problem: { code: 'publication-missing', message: 'No Release Data Found' },
  });
  expect((await refusalOf(read('%2e.'))).status).toBe(400);
  for (const days of [0, -1, 1.5])
    expect((await refusalOf((await editor()).call('listPublications', { path: { days } }))).status).toBe(400);
  for (const group of ['FINANCE', 'VIRTUALPRESSOFFICE', 'USER'] as const) {
    const client = await server.as(await makeUser({ group }));
    expect((await refusalOf(client.call('listPublications', { path: { days: 7 } }))).status).toBe(403);
    expect((await refusalOf(client.call('getPublication', { path: { id: '1' } }))).status).toBe(403);
  }
});

test('the record goes with an account whose release was corrected or taken down; the line stays', async () => {
  const owner = await toIris();
  const release = await publish(owner);
  await release.update({ state: -1 });
  const { userId, oktaLogin: login, email, phone } = owner;
  await inTransaction(() => forgetPerson({ userId, login, email, phone, name: 'Dana Ortiz', now: now() }));
  const EraId = `ERA-${release.prwebPressReleaseId}`;
  expect((await refusalOf(read(EraId))).status).toBe(404);
  expect(await listed()).toContainEqual(expect.objectContaining({ EraId }));
});
