import type { Page } from '@playwright/test';
import { seedLarge } from '../bench/largeData/seedLarge';
import { sizesOf } from '../bench/largeData/tables';
import type { CardProvider } from '../harness/cardProvider';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { type OwnProduct, crashTest as test } from '../harness/ownProduct';
import type { PageWatch } from '../harness/pageWatch';
import { paymentStep, testCards } from '../harness/payment';
import { demo } from '../harness/people';
import { booksOf, paidOnce, readyRelease, unpaid } from '../harness/readyRelease';
import { openMyReleases } from '../harness/signIn';
import { expect } from '../harness/test';
import { wizard } from '../harness/wizard';

// One product for all of them, and one of them at a time: each kills it.
test.describe.configure({ mode: 'default' });

const capture = '/v1/payment_intents/:id/capture';
const customer = demo('customer');

interface Held {
  page: Page;
  product: OwnProduct;
  cards: CardProvider;
}

/** The capture is held. The provider reports nothing: its report alone would make the order. */
async function payAndBeHeld({ page, product, cards }: Held, id: number, when: 'before' | 'after') {
  await product.withholdEvents();
  await beginSession(page, product.place, customer);
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  const step = paymentStep(page, mouse(page));
  await mouse(page).press(step.prepaid);
  await step.card(testCards.good);
  await cards.hold(capture, when);
  await step.pay.click();
  await expect.poll(() => cards.isHolding(), { message: 'the capture, held at the provider' }).toBe(true);
  return step;
}

/** Says that calls get no answer, because their server is killed. */
const allowLostCalls = (watch: PageWatch): void =>
  watch.allow(/^console: Failed to load resource: net::ERR_(EMPTY_RESPONSE|CONNECTION_\w+|SOCKET_\w+)/);

const isUnknown = (page: Page) =>
  expect(
    page.getByRole('alert').filter({ hasText: 'We do not know yet whether the payment went through.' }),
  ).toBeVisible();

test('the API is killed after the money was taken: pressing again finds the order', async ({
  page,
  product,
  clientOf,
  database,
  cards,
  watch,
}) => {
  const id = await readyRelease(await clientOf(customer), customer.email);
  const step = await payAndBeHeld({ page, product, cards }, id, 'after');
  expect(await booksOf(database, cards, id)).toEqual({ ...paidOnce(), orders: [] });
  allowLostCalls(watch);
  await product.crashApi();
  await cards.release();
  await isUnknown(page);
  // Its call may still be counted as running, which is told and asked again.
  watch.allowStatus(409);
  await step.pay.click();
  const order = await step.orderNumber();
  expect(await booksOf(database, cards, id)).toEqual(paidOnce());
  expect(
    await database.row(
      `select order_number::int as order, paid_at is not null as paid
       from orders join releases using (distribution_id) where distribution_id = $1`,
      id,
    ),
  ).toEqual({ order, paid: true });
});

test('the API is killed while its call is on the way: a reload finds the order', async ({
  page,
  product,
  clientOf,
  database,
  cards,
  watch,
}) => {
  const id = await readyRelease(await clientOf(customer), customer.email);
  const step = await payAndBeHeld({ page, product, cards }, id, 'before');
  expect(await booksOf(database, cards, id)).toEqual({ ...unpaid, held: [36_000] });
  allowLostCalls(watch);
  await product.crashApi();
  await cards.release();
  await isUnknown(page);
  watch.allowStatus(409);
  await page.reload();
  await step.orderNumber();
  expect(await booksOf(database, cards, id)).toEqual(paidOnce());
});

test('the API is killed and its call never arrives: the worker takes the money and makes the order', async ({
  page,
  product,
  clientOf,
  database,
  cards,
  watch,
  anotherBrowser,
}) => {
  // The worker looks once a minute.
  test.slow();
  const id = await readyRelease(await clientOf(customer), customer.email);
  await payAndBeHeld({ page, product, cards }, id, 'before');
  allowLostCalls(watch);
  await product.crashApi();
  await cards.release(true);
  await isUnknown(page);
  await page.close();
  // Only what was interrupted a while ago is taken up: time is moved, nobody waits.
  await database.rows(
    `update payments set updated_at = updated_at - interval '1 minute' where distribution_id = $1`,
    id,
  );
  await expect
    .poll(() => booksOf(database, cards, id), { message: 'charge and order', timeout: 100_000 })
    .toEqual(paidOnce());

  const later = await anotherBrowser();
  await beginSession(later, product.place, customer);
  await later.goto(`/distribution/create/${id}?currentStep=7`);
  await expect(later).toHaveURL(new RegExp(`/distribution/edit/${id}`));
  await expect(paymentStep(later, mouse(later)).pay).toHaveCount(0);
  expect(await booksOf(database, cards, id)).toEqual(paidOnce());
});

for (const [what, kill] of [
  ['the start command is', 'killStartCommand'],
  ['every program and the database are', 'killEverything'],
] as const) {
  test(`${what} killed: the next start finds the saved draft`, async ({
    page,
    product,
    clientOf,
    database,
    watch,
    anotherBrowser,
  }) => {
    const headline = `New Horizons Wakes up on Pluto's Doorstep after ${what} Killed`;
    const id = await readyRelease(await clientOf(customer), customer.email);
    await beginSession(page, product.place, customer);
    await page.goto(`/distribution/create/${id}?currentStep=3`);
    await wizard(page, mouse(page)).field('Headline').fill(headline);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect
      .poll(() => database.row('select headline from releases where distribution_id = $1', id))
      .toEqual({ headline });
    allowLostCalls(watch);
    await page.close();
    await product[kill]();
    await product.startAgain();

    // In a browser that has no copy of its own.
    const later = await anotherBrowser();
    await beginSession(later, product.place, customer);
    await openMyReleases(later);
    await later.getByRole('link', { name: headline }).click();
    // It is complete, and goes on where it can be paid.
    const found = wizard(later, mouse(later));
    await found.isAt('Payment');
    await later.goto(`/distribution/create/${id}?currentStep=3`);
    await expect(found.field('Headline')).toHaveValue(headline);
    await expect(found.editor).toContainText('the spacecraft is on course');
  });
}

test('large data is planted beside the running product, and nobody waits for it', async ({
  place,
  database,
}) => {
  const changes: Promise<unknown>[] = [];
  // What calls and jobs do meanwhile. It fails when it has to wait for a lock.
  const change = `set lock_timeout = '3s';
    update releases set saved_at = saved_at where distribution_id = (select max(distribution_id) from releases)`;
  const say = () => changes.push(database.rows(change));
  const sizes = sizesOf(0.0001);
  expect(await seedLarge(place.databaseUrl, { sizes, say })).toBeNull();
  await Promise.all(changes);
  expect(changes.length).toBeGreaterThan(8);
  expect(await seedLarge(place.databaseUrl, { remove: true, sizes, say })).toContain('stop it first');
  const failed = `select name from jobs.job where state = 'failed' or name like '%-dead'`;
  expect(await database.rows(failed)).toEqual([]);
});
