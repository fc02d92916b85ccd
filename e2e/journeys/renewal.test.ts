import type { Locator, Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import type { Database } from '../harness/database';
import { mouse } from '../harness/hand';
import { paymentStep, testCards } from '../harness/payment';
import { demo } from '../harness/people';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

/** It can be kept, and is declined when it is charged. */
const declinedLater = '4000000000000341';

const press = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name }).click();

const moveSql = `
update subscriptions
   set started_at = started_at - $2::interval, due_at = due_at - $2::interval,
       notice_at = notice_at - $2::interval, next_attempt_at = next_attempt_at - $2::interval
 where user_id = $1`;

const renewSql = `
insert into jobs.job (name, data, retry_limit, dead_letter, policy)
select name, '{}', 0, dead_letter, policy from jobs.queue where name = 'renew-subscriptions'
on conflict do nothing`;

/** As if so much time had passed for the renewals of this account. */
const wait = async (database: Database, userId: number, time: string): Promise<void> => {
  await database.rows(moveSql, userId, time);
  await database.rows(renewSql);
};

test('bundles renew with a card that is kept for it: told of, declined, tried again, renewed and cancelled @full', async ({
  page,
  place,
  database,
  inbox,
  cards,
  clientOf,
}) => {
  const { person, userId } = await seedPerson(place, database);
  const admin = await clientOf(demo('admin'));
  const path = { id: userId };
  const { version, own } = (await admin.call('getUserFeatures', { path })).data;
  await admin.call('setUserFeatures', { path, body: { ...own, hasEnableBundleStorePage: true, version } });
  const client = await clientOf(person);
  const cart = [{ bundlePackagePriceId: 1 }];
  await client.call('saveCart', { headers: { 'X-Cart-Version': 0 }, body: cart });
  await beginSession(page, place, person);
  await page.goto('/store/checkout');
  await expect(page.getByRole('row', { name: /^Standard, 3 releases/ })).toBeVisible();
  await press(page, 'Next');
  await paymentStep(page, mouse(page)).card(testCards.good);
  await page.getByText('Save payment information').click();
  await press(page, 'Purchase');
  await expect(page.getByText("You're all set!")).toBeVisible();

  await press(page, 'Setup Yearly Renewal');
  const dialog = page.getByRole('dialog', { name: 'Setup Yearly Renewal' });
  await dialog.getByRole('textbox', { name: /^Nickname/ }).fill('Harbor yearly');
  await dialog.getByRole('button', { name: /Card$/ }).click();
  await page.getByRole('option', { name: 'Another card' }).click();
  await paymentStep(page, mouse(page)).card(declinedLater);
  await dialog.getByText('Renew my subscription').click();
  await press(dialog, 'Set up renewal');
  await expect(page.getByText('Your bundles renew every year')).toBeVisible();

  await wait(database, userId, '352 days');
  const notice = await inbox.mailTo(person.email, /renews on/);
  expect(notice.text).toContain('$698.25 to your Visa card ending in 0341');
  await wait(database, userId, '15 days');
  const failures = async () =>
    (await inbox.mailsTo(person.email)).filter(({ subject }) => subject.includes('could not be renewed'));
  await expect.poll(async () => (await failures()).length).toBe(1);
  await wait(database, userId, '1 day');
  await expect.poll(async () => (await failures()).length).toBe(2);

  await page.goto('/settings/account#subscriptions');
  const row = page.getByRole('row').filter({ hasText: 'Harbor yearly' }).filter({ hasText: 'Standard' });
  await expect(row).toContainText('Card refused');
  await row.getByRole('button', { name: /Card that renews Harbor yearly/ }).click();
  await page.getByRole('option', { name: /4242/ }).click();
  await expect
    .poll(async () => {
      const { status } = await database.row<{ status: number }>(
        `select count(*)::integer as status from orders where user_id = $1 and purpose = 'bundle'`,
        userId,
      );
      return status;
    })
    .toBe(2);
  const mine = async () => {
    const intents = (await cards.intents()).filter(({ metadata }) => metadata['userId'] === String(userId));
    return intents.flatMap(({ amount_received: taken }) => (taken > 0 ? [taken] : []));
  };
  expect(await mine()).toEqual([69_825, 69_825]);

  await page.reload();
  await expect(row).not.toContainText('Card refused');
  await press(row, 'Cancel Harbor yearly');
  await press(page.getByRole('alertdialog'), 'Cancel renewal');
  await expect(row).toContainText('Ended');
  await wait(database, userId, '400 days');
  await press(page, /^Remove Visa ending in 4242/);
  await press(page.getByRole('alertdialog'), 'Remove card');
  await expect(page.getByRole('button', { name: /^Remove Visa ending in 4242/ })).toHaveCount(0);
  expect(await mine()).toHaveLength(2);
});
