import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { expect, test } from '../harness/test';

const card = { good: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const isAt = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** By the keyboard, in the order of the tab key. */
const fill = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Card number/ }).focus();
  const texts = [
    number,
    '1279',
    '987',
    'Dana',
    'Ortiz',
    '12 Harbor Row',
    '',
    'Baltimore',
    'Maryland',
    '21219',
  ];
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
};

test('a release and its upgrade are paid by the manual card form, after a card that was declined', async ({
  page,
  place,
  database,
  clientOf,
  watch,
}) => {
  watch.allowStatus(409);
  const { person, userId } = await seedPerson(place, database);
  const admin = await clientOf(demo('admin'));
  const path = { id: userId };
  const { version, own } = (await admin.call('getUserFeatures', { path })).data;
  await admin.call('setUserFeatures', { path, body: { ...own, userHasStripeApi: false, version } });
  await beginSession(page, place, person);
  const client = await clientOf(person);
  const id = await readyRelease(client, person.email);

  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await isAt(page, 'Payment');
  await fill(page, card.declined);
  await press(page, 'Pay $360.00');
  await expect(page.getByText('This transaction has been declined.')).toBeVisible();
  const number = page.getByRole('textbox', { name: /^Card number/ });
  await number.fill(card.good);
  const kept = await page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map((kept) => Object.entries(kept))),
  );
  expect(kept).not.toMatch(/4111|4000 ?0000/);
  await press(page, 'Pay $360.00');
  await isAt(page, 'Summary');
  await expect(page.getByText(/^Paid\. Order number \d+$/)).toBeVisible();

  await client.call('submitRelease', { path: { id } });
  await page.goto(`/distribution/details/${id}`);
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click();
  await press(page, 'Select Premium');
  await press(page, 'Next');
  await isAt(page, 'Additions (Optional)');
  await press(page, 'Next');
  await isAt(page, 'Choose a Payment Method');
  await expect(number).toHaveValue('');
  const popup = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  const terms = await popup;
  await isAt(terms, 'Terms of Service');
  await terms.close();
  await fill(page, card.good);
  await press(page, 'Pay $120.00');
  await isAt(page, 'Summary');
  const { data } = await client.call('getRelease', { path: { id } });
  expect(data.package).toBe('360');
  const paid = await database.rows(
    `select provider, amount_cents as cents, terms_id is not null as agreed from payments
      where distribution_id = $1 and state = 'captured' order by payment_id`,
    id,
  );
  expect(paid).toEqual([
    { provider: 'authorizenet', cents: 36_000, agreed: true },
    { provider: 'authorizenet', cents: 12_000, agreed: true },
  ]);
});
