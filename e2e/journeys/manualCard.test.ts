import { beginSession } from '../harness/beginSession';
import { fillManualCard, gatewayCards } from '../harness/manualCard';
import { isAt, press } from '../harness/onScreen';
import { readyRelease } from '../harness/readyRelease';
import { seedBuyer } from '../harness/seedBuyer';
import { expect, test } from '../harness/test';

const paidSql = `
select provider, amount_cents as cents, terms_id is not null as agreed from payments
 where distribution_id = $1 and state = 'captured'`;

test('a release is paid by the manual card form, after a card that was declined', async ({
  page,
  place,
  database,
  clientOf,
  watch,
}) => {
  watch.allowStatus(409);
  const { person, client } = await seedBuyer({ place, database, clientOf }, { userHasStripeApi: false });
  await beginSession(page, place, person);
  const id = await readyRelease(client, person.email);

  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await isAt(page, 'Payment');
  await fillManualCard(page, gatewayCards.declined);
  await press(page, 'Pay $360.00');
  await expect(page.getByText('This transaction has been declined.')).toBeVisible();
  const number = page.getByRole('textbox', { name: /^Card number/ });
  await number.fill(gatewayCards.good);
  const kept = await page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage].map((kept) => Object.entries(kept))),
  );
  expect(kept).not.toMatch(/4111|4000 ?0000/);
  await press(page, 'Pay $360.00');
  await isAt(page, 'Summary');
  await expect(page.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  expect(await database.rows(paidSql, id)).toEqual([
    { provider: 'authorizenet', cents: 36_000, agreed: true },
  ]);
});

test('an upgrade is paid by the manual card form @full', async ({ page, place, database, clientOf }) => {
  const { person, client } = await seedBuyer({ place, database, clientOf }, { userHasStripeApi: false });
  await beginSession(page, place, person);
  const id = await readyRelease(client, person.email);
  await database.rows('update releases set state = 0, paid_at = now() where distribution_id = $1', id);
  await page.goto(`/distribution/details/${id}`);
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click();
  await press(page, 'Select Premium');
  await press(page, 'Next');
  await isAt(page, 'Additions (Optional)');
  await press(page, 'Next');
  await isAt(page, 'Choose a Payment Method');
  await expect(page.getByRole('textbox', { name: /^Card number/ })).toHaveValue('');
  const popup = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  const terms = await popup;
  await isAt(terms, 'Terms of Service');
  await terms.close();
  await fillManualCard(page, gatewayCards.good);
  await press(page, 'Pay $120.00');
  await isAt(page, 'Summary');
  const { data } = await client.call('getRelease', { path: { id } });
  expect(data.package).toBe('360');
  expect(await database.rows(paidSql, id)).toEqual([
    { provider: 'authorizenet', cents: 12_000, agreed: true },
  ]);
});
