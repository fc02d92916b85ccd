import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

const isAt = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

const choose = (page: Page) => page.getByRole('checkbox', { name: 'PayPal', exact: true });

const goThere = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /^I agree/ }).press('Space');
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await isAt(page, 'Pay with PayPal');
  await expect(page.getByText('asks for $360.00.')).toBeVisible();
};

const decide = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a release is paid by PayPal: cancelled, declined, and approved in another window', async ({
  page,
  place,
  database,
  clientOf,
  context,
  watch,
}) => {
  watch.allowStatus(409);
  const { person, userId } = await seedPerson(place, database);
  const admin = await clientOf(demo('admin'));
  const path = { id: userId };
  const { version, own } = (await admin.call('getUserFeatures', { path })).data;
  await admin.call('setUserFeatures', { path, body: { ...own, userHasStripeApi: false, version } });
  await beginSession(page, place, person);
  const id = await readyRelease(await clientOf(person), person.email);
  const orders = () => database.rows('select order_id from orders where distribution_id = $1', id);

  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await isAt(page, 'Payment');
  await choose(page).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Credit card' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Card number/ })).toHaveCount(0);
  await goThere(page);
  await decide(page, /^Cancel and return/);
  await isAt(page, 'Payment');
  await expect(page.getByText('You came back from PayPal without paying.')).toBeVisible();
  await expect(choose(page)).toBeChecked();

  await goThere(page);
  await decide(page, /declined/);
  await isAt(page, 'Payment');
  await expect(page.getByText(/^The instrument presented was either declined/)).toBeVisible();
  expect(await orders()).toEqual([]);

  await goThere(page);
  const late = await context.newPage();
  await late.goto(page.url());
  await decide(late, 'Pay Now');
  await isAt(late, 'Summary');
  await expect(late.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  expect(new URL(late.url()).searchParams.has('token')).toBe(false);
  await decide(page, 'Pay Now');
  await expect(page.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  expect(await orders()).toHaveLength(1);
});
