import { beginSession } from '../harness/beginSession';
import { look } from '../harness/look';
import { demo } from '../harness/people';
import { openMyReleases } from '../harness/signIn';
import { expect, test } from '../harness/test';

test('the screens of the editorial desk', async ({ page, place, database }) => {
  await beginSession(page, place, demo('editor'));
  await openMyReleases(page);
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users List');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights), 'a row holds two lines of text').toBeLessThan(46);
  await look(page, 'desk');
  await page.goto('/admin/releases?search=nothing-of-the-kind');
  await expect(page.getByRole('heading', { name: "Nothing matches 'nothing-of-the-kind'" })).toBeVisible();
  await expect(page.getByText('Showing 0-0')).toHaveCount(0);
  await look(page, 'desk-nothing');
  const { id } = await database.row<{ id: number }>(
    'select distribution_id as id from releases where state = 0 order by 1 limit 1',
  );
  await page.goto(`/admin/releases/${id}`);
  await expect(page.getByRole('button', { name: 'Open for review' })).toBeVisible();
  await look(page, 'desk-release');
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText(
    'Please provide a hold reason.',
  );
  await look(page, 'desk-hold');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog', { name: 'Approve' })).toBeVisible();
  await look(page, 'desk-approve');
});
