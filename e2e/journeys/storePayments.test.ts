import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { fillManualCard, gatewayCards } from '../harness/manualCard';
import { isAt, press } from '../harness/onScreen';
import { paymentStep, testCards } from '../harness/payment';
import { decideAtPayPal, goToPayPal, payPalBox } from '../harness/payPalPage';
import { seedBuyer } from '../harness/seedBuyer';
import { expect, test } from '../harness/test';

const store = { hasEnableBundleStorePage: true };
const withoutStripe = { ...store, userHasStripeApi: false };

const toPayment = async (page: Page): Promise<void> => {
  await page.goto('/store/checkout');
  await expect(page.getByRole('table', { name: 'Bundles in your cart' })).toBeVisible();
  await press(page, 'Next');
  await isAt(page, 'Payment');
};

const isBought = async (page: Page): Promise<void> => {
  await isAt(page, 'Confirmation');
  await expect(page.getByText("You're all set!")).toBeVisible();
};

const paidSql = `
select p.provider, p.amount_cents as cents, p.payment_method_id is not null as saved, p.terms_id is not null as agreed
  from payments p where p.user_id = $1 and p.state = 'captured' order by p.payment_id`;

test('a card that asks the bank is saved, and pays for the next bundles; the confirmation outlives a reload', async ({
  page,
  place,
  database,
  clientOf,
}) => {
  const { person, userId, client } = await seedBuyer({ place, database, clientOf }, store, [1]);
  await beginSession(page, place, person);
  const paying = paymentStep(page, mouse(page));
  await toPayment(page);
  await paying.card(testCards.asksBank);
  await page.getByText('Save payment information for future purchases.').click();
  await expect(page.getByRole('checkbox', { name: /^Save payment information/ })).toBeChecked();
  await press(page, 'Purchase');
  await paying.answerBank('Complete');
  await isBought(page);
  await page.reload();
  await isBought(page);
  await expect(page.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setup Yearly Renewal' })).toBeVisible();

  const version = Number((await client.call('getCart')).headers.get('x-cart-version'));
  await client.call('saveCart', {
    headers: { 'X-Cart-Version': version },
    body: [{ bundlePackagePriceId: 9 }],
  });
  await toPayment(page);
  await expect(page.getByRole('radio', { name: 'Visa ending in 3184, 12/34' })).toBeChecked();
  await press(page, 'Purchase');
  await paying.answerBank('Fail');
  await expect(page.getByText(/^We are unable to authenticate your payment method/)).toBeVisible();
  await press(page, 'Purchase');
  await paying.answerBank('Complete');
  await isBought(page);
  await expect(page.getByRole('definition').filter({ hasText: 'Premium, 3 releases' })).toBeVisible();
  expect(await database.rows(paidSql, userId)).toEqual([
    { provider: 'stripe', cents: 69_825, saved: true, agreed: false },
    { provider: 'stripe', cents: 136_800, saved: true, agreed: false },
  ]);
  expect((await client.call('listPaymentMethods')).data).toHaveLength(1);
});

test('bundles are paid by PayPal: cancelled, and approved in a window that knows nothing of it @full', async ({
  page,
  place,
  database,
  clientOf,
  context,
}) => {
  const { person, userId } = await seedBuyer({ place, database, clientOf }, withoutStripe, [2]);
  await beginSession(page, place, person);
  await toPayment(page);
  await payPalBox(page).press('Space');
  await goToPayPal(page, '$1102.50');
  await decideAtPayPal(page, /^Cancel and return/);
  await isAt(page, 'Payment');
  await expect(page.getByText(/^You came back from PayPal without paying\./)).toBeVisible();

  await goToPayPal(page, '$1102.50', { hasAgreed: true });
  const late = await context.newPage();
  await late.goto(page.url());
  await decideAtPayPal(late, 'Pay Now');
  await isBought(late);
  await expect(late.getByRole('button', { name: 'Create Standard' })).toBeVisible();
  await decideAtPayPal(page, 'Pay Now');
  await isBought(page);
  const another = await context.newPage();
  await another.goto('/store/checkout?paypal=approved&token=8AC96375X1234567H');
  await expect(another.getByText(/^You came back from PayPal, and your cart is empty\./)).toBeVisible();
  expect(await database.rows(paidSql, userId)).toEqual([
    { provider: 'paypal', cents: 110_250, saved: false, agreed: true },
  ]);
});

test('bundles are paid by the manual card form @full', async ({ page, place, database, clientOf }) => {
  const { person, userId } = await seedBuyer({ place, database, clientOf }, withoutStripe, [5]);
  await beginSession(page, place, person);
  await toPayment(page);
  await fillManualCard(page, gatewayCards.good);
  await press(page, 'Purchase');
  await isBought(page);
  expect(await database.rows(paidSql, userId)).toEqual([
    { provider: 'authorizenet', cents: 102_600, saved: false, agreed: true },
  ]);
});
