import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { paymentStep, testCards } from '../harness/payment';
import { isAt } from '../harness/onScreen';
import type { Person } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { seedBuyer } from '../harness/seedBuyer';
import { expect, test as base } from '../harness/test';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const add = async (page: Page, type: string, quantity: number): Promise<void> => {
  await page.getByRole('radiogroup', { name: '1. Choose a release type' }).getByText(type).click();
  const quantities = page.getByRole('radiogroup', { name: '2. Choose a quantity' });
  await quantities.getByText(new RegExp(`^${quantity} releases`)).click();
  await press(page, 'Add to cart');
  await expect(page.getByRole('status').filter({ hasText: `${type}, ${quantity} releases` })).toBeVisible();
};

const test = base.extend<{ buyer: { person: Person; userId: number } }>({
  buyer: async ({ page, place, database, clientOf }, use) => {
    const features = { hasEnableBundleStorePage: true };
    const { person, userId } = await seedBuyer({ place, database, clientOf }, features);
    await database.rows(
      'insert into verified_emails (user_id, email, verified_at) values ($1, lower($2), now())',
      userId,
      person.email,
    );
    await beginSession(page, place, person);
    await use({ person, userId });
  },
});

test('two bundles are bought by card, and one of their releases pays for a release', async ({
  page,
  buyer: { person, userId },
  clientOf,
  database,
  cards,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Store$/ }).click();
  await isAt(page, 'Store');
  await add(page, 'Standard', 3);
  await add(page, 'Advanced', 5);
  await press(page, 'Cart, 2 items');
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View Bag & Checkout' }).click();
  await isAt(page, 'Items');
  await press(page, 'Next');
  await isAt(page, 'Payment');
  await expect(page.getByRole('row', { name: 'Total $2,318.25', exact: true })).toBeVisible();
  await paymentStep(page, mouse(page)).card(testCards.good);
  await press(page, 'Purchase');
  await expect(page.getByText("You're all set!")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();

  const { order, total } = await database.row<{ order: number; total: number }>(
    'select order_number::int as order, total_cents as total from orders where user_id = $1',
    userId,
  );
  expect(total).toBe(231_825);
  const { intent } = await database.row<{ intent: string }>(
    'select intent_id as intent from payments where user_id = $1',
    userId,
  );
  const charges = (await cards.charges()).filter(({ payment_intent: of }) => of === intent);
  expect(charges.map(({ amount_captured: taken }) => taken)).toEqual([231_825]);
  await press(page, 'Show My Receipt');
  const receipt = page.frameLocator('iframe[title="Receipt"]');
  await expect(receipt.getByRole('definition').filter({ hasText: String(order) })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cannot go back to payment step, exit to my relase page?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await press(page, 'Create Advanced');
  await isAt(page, 'Select Your Package');
  await expect(page.getByRole('button', { name: 'Advanced, selected' })).toBeVisible();

  const id = await readyRelease(await clientOf(person), person.email);
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await press(page, 'Place the order');
  await paymentStep(page, mouse(page)).orderNumber();
  const lots = await database.rows(
    'select package, quantity, used from bundle_lots where user_id = $1 order by package',
    userId,
  );
  expect(lots).toEqual([
    { package: '140', quantity: 3, used: 0 },
    { package: '200', quantity: 5, used: 1 },
  ]);
});

test('two browsers that fill the cart lose nothing', async ({
  page,
  place,
  buyer: { person },
  anotherBrowser,
  clientOf,
  watch,
}) => {
  const other = await anotherBrowser();
  await beginSession(other, place, person);
  for (const one of [page, other]) {
    await one.goto('/store');
    await expect(one.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  }
  watch.allowStatus(409);
  await add(other, 'Premium', 10);
  // What this window knows of the cart is older by now.
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await add(page, 'Standard', 3);
  await refused;
  const inCart = async () =>
    (await (await clientOf(person)).call('getCart', {})).data.map(
      ({ packageId, quantity }) => `${packageId} ${quantity}`,
    );
  await expect.poll(inCart).toEqual(['140 3', '360 10']);
  await other.goto('/store/checkout');
  await page.goto('/store/checkout');
  await press(other, 'Remove: Premium, 10 releases');
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await press(page, 'Add another: Standard, 3 releases');
  await expect(page.getByRole('row', { name: /^Standard, 3 releases .* 2 / })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Premium/ })).toHaveCount(0);
  await expect.poll(inCart).toEqual(['140 3', '140 3']);
});
