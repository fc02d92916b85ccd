import { randomBytes } from 'node:crypto';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { expect, test } from '../harness/test';

/** Queues a mail to an address that the mail stand-in refuses once, with a single try. */
const queueSql = `
insert into jobs.job (name, data, retry_limit, dead_letter, policy)
select name, jsonb_build_object('template', 'contact-verification', 'userId', user_id, 'email', $2::text), 0, dead_letter, policy
from jobs.queue, users where name = 'send-mail' and users.email = $1`;

test('a job that fails is seen with its reason, retried and done, and stands in the audit log @full', async ({
  page,
  place,
  database,
  inbox,
}) => {
  const address = `refused-once-${randomBytes(6).toString('hex')}@harbor.example`;
  await database.rows(queueSql, demo('customer').email, address);
  await beginSession(page, place, demo('admin'));
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(async () => {
    await page.goto('/admin/failed-jobs');
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(row).toContainText('Send a mail to a person');
  await expect(row).toContainText('450 The mailbox is not available');
  await row.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('The job is in the queue again.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await inbox.mailTo(address, /^Confirm your email/);

  await page.goto(`/admin/audit-log?person=${encodeURIComponent(demo('admin').email)}`);
  await page.getByRole('combobox', { name: 'What' }).fill('Had a failed job tried again');
  await page.getByRole('option', { name: 'Had a failed job tried again' }).click();
  await expect(page).toHaveURL(/person=[^&]+&act=job\.retry/);
  const act = page.getByRole('row').filter({ hasText: 'Had a failed job tried again' }).first();
  await expect(act).toContainText('send-mail');
  await expect(act).toContainText(/Chrome on/);
});
