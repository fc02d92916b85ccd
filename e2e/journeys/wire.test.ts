import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

test('a release, its correction and its withdrawal reach newsrooms that staff has added, and one that was down @full', async ({
  page,
  place,
  database,
  clientOf,
  watch,
}) => {
  watch.allowStatus(404);
  const { person, userId } = await seedPerson(place, database);
  const admin = await clientOf(demo('admin'));
  await beginSession(page, place, demo('admin'));
  const { version, own } = (await admin.call('getUserFeatures', { path: { id: userId } })).data;
  const body = { ...own, userSendDistributionToIris: true, version };
  await admin.call('setUserFeatures', { path: { id: userId }, body });
  await page.goto(`/admin/users/${userId}`);
  await expect(page.getByText('DirectToIris', { exact: true })).toBeVisible();

  // Staff adds a newsroom, and tries it.
  const name = `Wire ${userId}`;
  const { wireSecret } = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as {
    wireSecret: string;
  };
  await page.goto('/admin/subscribers');
  await page.getByRole('button', { name: 'Add subscriber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a subscriber' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog
    .getByRole('textbox', { name: /^Address/ })
    .fill(`${place.inbox}/wire/receivers/wire-${userId}`);
  await dialog.getByRole('textbox', { name: /^Secret/ }).fill(wireSecret);
  await dialog.getByRole('button', { name: 'Add subscriber' }).click();
  await expect(page.getByText(wireSecret)).toBeVisible();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const pushed = page.url();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Test' })).toContainText('Taken');

  // Another one fetches.
  const firstDay = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const fetching = { name: `Gazette ${userId}`, kind: 'pull' as const, firstDay };
  const { data: gazette } = await admin.call('createSubscriber', { body: fetching });
  const fetched = async (headline: string) => {
    const headers = { Authorization: `Bearer ${gazette.secret}` };
    const stories: { title: string; pubStatus: string }[] = [];
    for (let after = '0'; ;) {
      const answer = await fetch(`${place.product}/wire/ninjs-3.1.json?after=${after}`, { headers });
      const list = (await answer.json()) as { associations: typeof stories };
      stories.push(...list.associations.filter(({ title }) => title === headline));
      if (list.associations.length === 0) return stories.map(({ pubStatus }) => pubStatus);
      after = /after=(\d+)/.exec(answer.headers.get('link') ?? '')?.[1] ?? '0';
    }
  };

  const client = await clientOf(person);
  const id = await readyRelease(client, person.email, {
    // Told from those that others publish meanwhile.
    headline: `NASA Spacecraft ${userId} Gets Boost From Jupiter for Pluto Encounter`,
  });
  await database.rows('update releases set paid_at = now() where distribution_id = $1', id);
  const { data: release } = await client.call('submitRelease', { path: { id } });
  const { headline } = release;
  for (const fate of ['refuse', 'refuse'])
    await fetch(`${place.inbox}/wire/next`, { method: 'POST', body: new URLSearchParams({ fate }) });
  await admin.call('openReview', { path: { id } });
  await admin.call('approveRelease', { path: { id }, body: { release: 'now' } });

  // The downstream system is down, which keeps nobody else waiting, and takes it when staff sends it again.
  await page.goto(pushed);
  const row = page.getByRole('row').filter({ hasText: headline });
  await expect(async () => {
    await page.reload();
    await expect(row.first()).toContainText('Taken', { timeout: 2_000 });
  }).toPass();
  await page.goto('/admin/subscribers');
  await page.getByRole('link', { name: 'Downstream system' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Downstream system' })).toBeVisible();
  for (const outcome of ['Not taken yet', 'Not taken yet', 'Taken']) {
    await expect(async () => {
      await page.reload();
      await expect(row.first()).toContainText(outcome, { timeout: 2_000 });
    }).toPass();
    if (outcome === 'Taken') break;
    await expect(row.first()).toContainText('The receiver answers 503.');
    await row
      .first()
      .getByRole('button', { name: /again$/ })
      .click();
  }
  await expect(async () => {
    await page.goto('/publications');
    await expect(page.getByRole('row').filter({ hasText: String(release.prwebPressReleaseId) })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page
    .getByRole('row')
    .filter({ hasText: String(release.prwebPressReleaseId) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Publication \d+$/ })).toBeVisible();
  await expect(page.getByText('JHU Applied Physics Laboratory').first()).toBeVisible();
  expect(await fetched(headline)).toEqual(['usable']);

  // The desk sees who has it; who has it hears of what comes after.
  const wentTo = async (of: string) =>
    (await admin.call('listReleaseDeliveries', { path: { id } })).data
      .filter(({ receiver, state }) => receiver === of && state === 'taken')
      .map(({ occasion }) => occasion);
  const went = () => wentTo(name);
  const { data: reviewed } = await admin.call('getReviewedRelease', { path: { id } });
  const { distributionVersion, package: sold } = reviewed.release;
  const summary = 'A corrected summary of what has happened at the laboratory this week.';
  await admin.call('saveReviewedRelease', {
    path: { id },
    body: { package: sold, distributionVersion, summary },
  });
  await admin.call('publishRelease', { body: { distributionId: id, correctionNote: 'The week was wrong.' } });
  await expect.poll(went).toEqual(['correction', 'first']);
  await page.goto(`/admin/releases/${id}`);
  await page.getByRole('button', { name: 'Deliveries' }).click();
  const takers = page.getByRole('list', { name: 'Newsrooms that take it over' });
  await expect(takers.getByRole('listitem').filter({ hasText: name }).first()).toContainText('Correction');
  await admin.call('takeDownRelease', { path: { id }, body: { reason: 'It was not theirs.' } });
  await expect.poll(went).toEqual(['withdrawal', 'correction', 'first']);
  // What readers get was fetched and compared each time.
  await expect.poll(() => wentTo('Public page')).toEqual(['withdrawal', 'correction', 'first']);
  expect(await fetched(headline)).toEqual(['canceled']);
  await page.goto(`${place.inbox}/wire`);
  const stories = page.getByRole('listitem').filter({ hasText: `wire-${userId}` });
  await expect(stories.filter({ hasText: headline })).toHaveCount(3);
  await stories.filter({ hasText: headline }).first().getByRole('link').click();
  await expect(page.locator('pre')).toContainText('"pubStatus":"canceled"');
  for (const path of [{ id: Number(/\d+$/.exec(pushed)?.[0]) }, { id: gazette.subscriber.subscriberId }])
    await admin.call('deleteSubscriber', { path });
});
