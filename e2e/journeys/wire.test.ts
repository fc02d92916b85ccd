import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

test('a wire that refuses a release twice takes it when staff retries, and staff reads what it has @full', async ({
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

  const client = await clientOf(person);
  const id = await readyRelease(client, person.email);
  await database.rows('update releases set paid_at = now() where distribution_id = $1', id);
  const { data: release } = await client.call('submitRelease', { path: { id } });
  for (const fate of ['refuse', 'refuse'])
    await fetch(`${place.inbox}/wire/next`, { method: 'POST', body: new URLSearchParams({ fate }) });
  await admin.call('openReview', { path: { id } });
  await admin.call('approveRelease', { path: { id }, body: { release: 'now' } });

  const job = page
    .getByRole('row')
    .filter({ hasText: 'Deliver a release to the downstream system' })
    .filter({ has: page.getByRole('link', { name: `Release ${id}`, exact: true }) });
  for (const tried of ['Tried once', 'Tried 2 times']) {
    await expect(async () => {
      await page.goto('/admin/failed-jobs?state=retrying');
      await expect(job).toContainText(tried, { timeout: 2_000 });
    }).toPass();
    await expect(job).toContainText('The downstream system answers 503.');
    await job.getByRole('button', { name: /^Retry/ }).click();
    await expect(page.getByText('The job is in the queue again.')).toBeVisible();
  }

  const row = page.getByRole('row').filter({ hasText: String(release.prwebPressReleaseId) });
  await expect(async () => {
    await page.goto('/publications');
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Publication \d+$/ })).toBeVisible();
  await expect(page.getByText(release.headline).first()).toBeVisible();
  await expect(page.getByText('JHU Applied Physics Laboratory').first()).toBeVisible();

  await page.goto(`${place.inbox}/wire`);
  await expect(page.getByRole('link', { name: release.headline })).toHaveCount(1);
  await page.goto('/publication/none');
  await expect(page.getByRole('heading', { level: 1, name: 'No Release Data Found' })).toBeVisible();
});
