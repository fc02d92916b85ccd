import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import type { Database } from '../harness/database';
import { mouse } from '../harness/hand';
import { paymentStep, testCards } from '../harness/payment';
import { demo, type Person } from '../harness/people';
import { booksOf, paidOnce, readyRelease } from '../harness/readyRelease';
import { seedPerson } from '../harness/seedPerson';
import { expect, test as base } from '../harness/test';

const code = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' });
const unfold = (page: Page) => page.getByRole('button', { name: /^Coupon: / }).click();
const apply = (page: Page, label: string) => page.getByRole('button', { name: `Apply: ${label}` }).click();
const total = (page: Page, amount: string) =>
  expect(page.getByRole('row', { name: `Total ${amount}`, exact: true })).toBeVisible();

/** Two prepaid Advanced releases, and $25 of one's own. */
const hold = async (database: Database, userId: number): Promise<void> => {
  await database.rows(
    `insert into bundle_lots (user_id, package, quantity, used, purchase_date, expiration_date)
     values ($1, '200', 2, 0, now(), now() + interval '200 days')`,
    userId,
  );
  await database.rows(
    `insert into user_coupons (coupon_code, user_id, original_cents, remaining_cents, expires_at)
     values ('OWN-' || $1, $1::integer, 2500, 2500, now() + interval '20 days')`,
    userId,
  );
};

const test = base.extend<{ customer: { person: Person; userId: number; open: () => Promise<number> } }>({
  customer: async ({ page, place, database, clientOf }, use) => {
    const { person, userId } = await seedPerson(place, database);
    await hold(database, userId);
    await database.rows(
      'insert into verified_emails (user_id, email, verified_at) values ($1, lower($2), now())',
      userId,
      person.email,
    );
    await beginSession(page, place, person);
    await use({
      person,
      userId,
      open: async () => {
        const id = await readyRelease(await clientOf(person), person.email);
        await page.goto(`/distribution/create/${id}?currentStep=7`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
        return id;
      },
    });
  },
});

test('a percentage and an own coupon are taken off, kept over a reload, and the card pays the rest', async ({
  page,
  customer,
  database,
  cards,
  watch,
}) => {
  const id = await customer.open();
  watch.allowStatus(404);
  await total(page, '$0.00');
  await mouse(page).press(paymentStep(page, mouse(page)).prepaid);
  await unfold(page);
  for (const [typed, words] of [
    ['SUMMER25', 'Cannot apply an expired coupon.'],
    ['AUTUMN15', 'Cannot apply an inactive coupon.'],
    ['NO-SUCH-CODE', 'Coupon code not found'],
  ] as const) {
    await code(page).fill(typed);
    await apply(page, 'Coupon code');
    await expect(page.getByText(words)).toBeVisible();
  }
  await total(page, '$360.00');
  await code(page).fill('spring10');
  await page.keyboard.press('Enter');
  await total(page, '$324.00');
  await apply(page, 'Your own coupon');
  await total(page, '$299.00');
  await page.reload();
  await total(page, '$299.00');
  const step = paymentStep(page, mouse(page));
  await step.card(testCards.good);
  await step.pay.click();
  await step.orderNumber();
  expect(await booksOf(database, cards, id)).toEqual(paidOnce(29_900));

  watch.allowStatus(409);
  await customer.open();
  await mouse(page).press(paymentStep(page, mouse(page)).prepaid);
  await page.getByRole('button', { name: 'Coupon', exact: true }).click();
  await code(page).fill('SPRING10');
  await apply(page, 'Coupon code');
  await expect(page.getByText('You have already used this coupon.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your own coupon' }).fill(`own-${customer.userId}`);
  await apply(page, 'Your own coupon');
  await expect(page.getByText('Selected coupon is USED.')).toBeVisible();
});

test('a prepaid release pays the package without a card, and one less is left', async ({
  page,
  customer,
  database,
  cards,
}) => {
  const id = await customer.open();
  await expect(page.getByText(/^2 prepaid Advanced releases are left/)).toBeVisible();
  await total(page, '$0.00');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText(/^Paid\. Order number \d+$/)).toBeVisible();
  expect(await booksOf(database, cards, id)).toEqual({ charged: [], held: [], orders: [0] });
  await customer.open();
  await expect(page.getByText(/^1 prepaid Advanced release is left/)).toBeVisible();
});

test('a coupon that is used up meanwhile is taken off with a word, and nothing is charged @full', async ({
  page,
  customer,
  database,
  watch,
}) => {
  const id = await customer.open();
  await mouse(page).press(paymentStep(page, mouse(page)).prepaid);
  await unfold(page);
  await apply(page, 'Your own coupon');
  await total(page, '$335.00');
  await database.rows(`update user_coupons set status = 'revoked' where user_id = $1`, customer.userId);
  const step = paymentStep(page, mouse(page));
  await step.card(testCards.good);
  watch.allowStatus(400, 409);
  await step.pay.click();
  await expect(
    page.getByText(`Coupon OWN-${customer.userId} was taken off: Selected coupon is REVOKED.`),
  ).toBeVisible();
  await total(page, '$360.00');
  expect(await database.rows('select 1 from orders where distribution_id = $1', id)).toEqual([]);
});

test('where staff asks for a captcha a payment waits for it, and a declined card for another one @full', async ({
  page,
  customer,
  clientOf,
  watch,
}) => {
  const admin = await clientOf(demo('admin'));
  const path = { id: customer.userId };
  const { version, own } = (await admin.call('getUserFeatures', { path })).data;
  await admin.call('setUserFeatures', { path, body: { ...own, showPaymentCaptcha: true, version } });
  await customer.open();
  await mouse(page).press(paymentStep(page, mouse(page)).prepaid);
  const step = paymentStep(page, mouse(page));
  await step.card(testCards.declined);
  await expect(page.getByText('Please confirm the captcha above')).toBeVisible();
  await mouse(page).pressDisabled(step.pay);
  const tick = page.getByRole('checkbox', { name: "I'm not a robot" });
  await mouse(page).press(tick);
  await expect(tick).toBeChecked();
  watch.allowStatus(402);
  await step.pay.click();
  await expect(page.getByText('Your card has been declined.')).toBeVisible();
  await step.card(testCards.good);
  await expect(tick).toBeChecked();
  await step.pay.click();
  await step.orderNumber();
});
