import { beginSession } from '../harness/beginSession';
import { isAt, press } from '../harness/onScreen';
import { decideAtPayPal, goToPayPal, payPalBox } from '../harness/payPalPage';
import { readyRelease } from '../harness/readyRelease';
import { seedBuyer } from '../harness/seedBuyer';
import { expect, test } from '../harness/test';

test('a release is paid by PayPal: cancelled, declined, and approved in another window', async ({
  page,
  place,
  database,
  clientOf,
  context,
  watch,
}) => {
  watch.allowStatus(409);
  const { person, client } = await seedBuyer({ place, database, clientOf }, { userHasStripeApi: false });
  await beginSession(page, place, person);
  const id = await readyRelease(client, person.email);
  const orders = () => database.rows('select order_id from orders where distribution_id = $1', id);

  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await isAt(page, 'Payment');
  await payPalBox(page).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Credit card' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Card number/ })).toHaveCount(0);
  await goToPayPal(page, '$360.00');
  await decideAtPayPal(page, /^Cancel and return/);
  await isAt(page, 'Payment');
  await expect(page.getByText('You came back from PayPal without paying.')).toBeVisible();
  await expect(payPalBox(page)).toBeChecked();

  await goToPayPal(page, '$360.00', { hasAgreed: true });
  await decideAtPayPal(page, /declined/);
  await isAt(page, 'Payment');
  await expect(page.getByText(/^The instrument presented was either declined/)).toBeVisible();
  expect(await orders()).toEqual([]);

  await goToPayPal(page, '$360.00', { hasAgreed: true });
  const late = await context.newPage();
  await late.goto(page.url());
  await decideAtPayPal(late, 'Pay Now');
  await isAt(late, 'Summary');
  await expect(late.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  expect(new URL(late.url()).searchParams.has('token')).toBe(false);
  await decideAtPayPal(page, 'Pay Now');
  await expect(page.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  expect(await orders()).toHaveLength(1);
});

test('an upgrade that is approved at PayPal in another window is paid there @full', async ({
  page,
  place,
  database,
  clientOf,
  context,
}) => {
  const { person, userId, client } = await seedBuyer(
    { place, database, clientOf },
    { userHasStripeApi: false },
  );
  await beginSession(page, place, person);
  const id = await readyRelease(client, person.email);
  await database.rows('update releases set state = 0, paid_at = now() where distribution_id = $1', id);
  await page.goto(`/distribution/upgrade/${id}`);
  await press(page, 'Select Premium');
  await press(page, 'Next');
  await press(page, 'Next');
  await isAt(page, 'Choose a Payment Method');
  await payPalBox(page).press('Space');
  await goToPayPal(page, '$120.00');
  const later = await context.newPage();
  await later.goto(page.url());
  await decideAtPayPal(later, 'Pay Now');
  await isAt(later, 'Select a Package');
  await expect(later.getByText(/^You approved an upgrade at PayPal/)).toBeVisible();
  await press(later, 'Select Premium');
  await press(later, 'Next');
  await press(later, 'Next');
  await isAt(later, 'Summary');
  await expect.poll(async () => (await client.call('getRelease', { path: { id } })).data.package).toBe('360');
  expect(await database.rows('select order_id from orders where user_id = $1', userId)).toHaveLength(1);
});
