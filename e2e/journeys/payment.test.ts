import { randomBytes } from 'node:crypto';
import type { Client } from '@dispatch/contract';
import type { Page } from '@playwright/test';
import type { PersonaKey } from '@dispatch/mocks/personas';
import { beginSession } from '../harness/beginSession';
import type { Database } from '../harness/database';
import { mouse } from '../harness/hand';
import { paymentStep, testCards } from '../harness/payment';
import { demo, type Person } from '../harness/people';
import type { Place } from '../harness/place';
import { seedPerson } from '../harness/seedPerson';
import { booksOf, fullDraft, paidOnce, readyRelease, unpaid } from '../harness/readyRelease';
import { expect, test } from '../harness/test';

const capture = '**/api/order/capturePaymentIntent';
const rowOf = 'select to_jsonb(r) as row from releases r where distribution_id = $1';

async function openPayment(page: Page, id: number) {
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
  const step = paymentStep(page, mouse(page));
  await expect(step.pay).toBeVisible();
  return step;
}

const refusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The payment did not go through. Your card was not charged.' });

const summary = (page: Page) => page.getByRole('heading', { level: 1, name: 'Summary' });

test.describe.configure({ mode: 'parallel' });

const payer = test.extend<{ as: (key: PersonaKey) => Promise<number> }>({
  as: async ({ page, place, clientOf }, use) => {
    await use(async (key) => {
      const person = demo(key);
      await beginSession(page, place, person);
      return readyRelease(await clientOf(person), person.email);
    });
  },
});

payer(
  'a declined card says why and leaves the draft; another card pays @full',
  async ({ page, as, database, cards, watch }) => {
    const id = await as('admin');
    const before = await database.row(rowOf, id);
    const step = await openPayment(page, id);
    watch.allowStatus(402);
    await expect(step.pay).toHaveAttribute('aria-disabled', 'true');
    await mouse(page).pressDisabled(step.pay);
    const incomplete = page.getByRole('alert').filter({ hasText: 'Please complete the card form.' });
    await expect(incomplete).toContainText('Your card number is incomplete.');
    await expect(refusal(page)).toHaveCount(0);
    for (const [card, words] of [
      [testCards.declined, 'Your card has been declined.'],
      [testCards.noFunds, 'Your card has insufficient funds.'],
    ] as const) {
      await step.card(card);
      await step.pay.click();
      await expect(refusal(page)).toContainText(words);
      expect(await booksOf(database, cards, id)).toEqual(unpaid);
    }
    expect(await database.row(rowOf, id)).toEqual(before);
    await step.card(testCards.good);
    await step.pay.click();
    const order = await step.orderNumber();
    expect(await booksOf(database, cards, id)).toEqual(paidOnce());
    expect(
      await database.row('select order_number::int as order from orders where distribution_id = $1', id),
    ).toEqual({ order });
  },
);

payer(
  'the bank asks, is told no, is asked again and told yes',
  async ({ page, as, database, cards, watch }) => {
    const id = await as('admin');
    const step = await openPayment(page, id);
    watch.allowStatus(402);
    await step.card(testCards.asksBank);
    await step.pay.click();
    await step.answerBank('Fail');
    await expect(refusal(page)).toContainText('We are unable to authenticate your payment method.');
    expect(await booksOf(database, cards, id)).toEqual(unpaid);
    await step.pay.click();
    await step.answerBank('Complete');
    await step.orderNumber();
    expect(await booksOf(database, cards, id)).toEqual(paidOnce());
  },
);

payer('pressing twice charges once', async ({ page, as, database, cards }) => {
  const id = await as('admin');
  const step = await openPayment(page, id);
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order/createPaymentIntent')) begun.push(request.url());
  });
  await step.card(testCards.good);
  await step.pay.dblclick();
  await page.keyboard.press('Enter');
  await step.orderNumber();
  expect(begun, 'payments that were begun').toHaveLength(1);
  expect(await booksOf(database, cards, id)).toEqual(paidOnce());
});

payer(
  'two tabs that pay at the same time charge once',
  async ({ page, context, as, database, cards, watch }) => {
    const id = await as('partnerOffice');
    const other = await context.newPage();
    const tabs = [
      { tab: page, step: await openPayment(page, id) },
      { tab: other, step: await openPayment(other, id) },
    ];
    // The slower one is told that the quicker one has the payment, or has made it.
    watch.allowStatus(400, 402, 409);
    for (const { step } of tabs) await step.card(testCards.good);
    await Promise.all(tabs.map(({ step }) => step.pay.click()));
    for (const { tab } of tabs) await expect(summary(tab).or(refusal(tab))).toBeVisible();
    // A tab whose card gave way to the other's is told so, and finds the order when Pay is pressed again.
    for (const { tab, step } of tabs) if (await refusal(tab).isVisible()) await step.pay.click();
    const numbers = await Promise.all(tabs.map(({ step }) => step.orderNumber()));
    expect(new Set(numbers).size).toBe(1);
    expect(await booksOf(database, cards, id)).toEqual(paidOnce());
  },
);

payer(
  'a reload while the order is being made goes on and charges once',
  async ({ page, as, database, cards }) => {
    const id = await as('partnerOffice');
    const step = await openPayment(page, id);
    // The server gets the call and its answer gets lost with the page.
    let calls = 0;
    await page.route(capture, async (route) => {
      calls += 1;
      await (calls > 1 ? route.continue() : route.fetch());
    });
    await step.card(testCards.good);
    const sent = page.waitForRequest(capture);
    await step.pay.click();
    await sent;
    await expect.poll(() => booksOf(database, cards, id)).toEqual(paidOnce());
    await page.reload();
    await step.orderNumber();
    expect(await booksOf(database, cards, id)).toEqual(paidOnce());
  },
);

payer(
  'a reload after the bank agreed and before the server heard of it goes on',
  async ({ page, as, database, cards }) => {
    const id = await as('partnerOffice');
    const step = await openPayment(page, id);
    // The first call never leaves.
    let calls = 0;
    await page.route(capture, async (route) => {
      calls += 1;
      if (calls > 1) await route.continue();
    });
    await step.card(testCards.good);
    const sent = page.waitForRequest(capture);
    await step.pay.click();
    await sent;
    expect(await booksOf(database, cards, id)).toEqual({ ...unpaid, held: [36_000] });
    await page.reload();
    await step.orderNumber();
    expect(await booksOf(database, cards, id)).toEqual(paidOnce());
  },
);

payer(
  'an order that grew in another tab is refused before money is taken',
  async ({ page, as, clientOf, database, cards, watch }) => {
    const id = await as('finance');
    const client = await clientOf(demo('finance'));
    const step = await openPayment(page, id);
    await expect(step.pay).toHaveText('Pay $360.00');
    await page.route(
      capture,
      async (route) => {
        const { data } = await client.call('getRelease', { path: { id } });
        const { distributionVersion } = data;
        await client.call('saveDraft', {
          body: { ...fullDraft(demo('finance').email, { cjl: 1 }), distributionId: id, distributionVersion },
        });
        await route.continue();
      },
      { times: 1 },
    );
    watch.allowStatus(409);
    await step.card(testCards.good);
    await step.pay.click();
    await expect(refusal(page)).toContainText('The order total has changed. Please review your order.');
    await expect(refusal(page)).toContainText('The new total is $600.00.');
    await expect(step.pay).toHaveText('Pay $600.00');
    await expect.poll(() => booksOf(database, cards, id)).toEqual(unpaid);
    await step.card(testCards.good);
    await step.pay.click();
    await step.orderNumber();
    expect(await booksOf(database, cards, id)).toEqual(paidOnce(60_000));
  },
);

payer(
  'a network that breaks after the capture is told, and the next press charges nothing more',
  async ({ page, as, database, cards, watch }) => {
    const id = await as('finance');
    const step = await openPayment(page, id);
    await page.route(
      capture,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    watch.allow(/^console: Failed to load resource: net::ERR_CONNECTION_RESET/);
    await step.card(testCards.good);
    await step.pay.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We do not know yet whether the payment went through.' }),
    ).toBeVisible();
    expect(await booksOf(database, cards, id)).toEqual(paidOnce());
    await step.pay.click();
    await step.orderNumber();
    expect(await booksOf(database, cards, id)).toEqual(paidOnce());
  },
);

/** A customer of a partner through whom a Basic release costs nothing; the list price, which others see, stays. */
async function customerWithFreeBasic(place: Place, database: Database, { call }: Client): Promise<Person> {
  const named = { name: 'Yawl Club', slug: `yawl-club-${randomBytes(4).toString('hex')}` };
  const { data: partner } = await call('createPartner', {
    body: named,
    headers: { 'Idempotency-Key': randomBytes(16).toString('hex') },
  });
  const { partnerId, version } = partner;
  await call('savePartner', {
    path: { partnerId },
    body: { ...named, version, packages: [{ packageId: '80', price: 0 }] },
  });
  const { person, userId } = await seedPerson(place, database);
  await database.rows('update users set partner_id = $1 where user_id = $2', partnerId, userId);
  return person;
}

test('a total of 0 needs no card @full', async ({ page, place, clientOf, database, cards }) => {
  const person = await customerWithFreeBasic(place, database, await clientOf(demo('admin')));
  await beginSession(page, place, person);
  const id = await readyRelease(await clientOf(person), person.email, { package: '80' });
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await expect(page.getByText('There is nothing to pay for this order: no card is needed.')).toBeVisible();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await paymentStep(page, mouse(page)).orderNumber();
  expect(await booksOf(database, cards, id)).toEqual({ charged: [], held: [], orders: [0] });
  const payments = await database.rows('select 1 from payments where distribution_id = $1', id);
  expect(payments.length).toBeLessThanOrEqual(1);
});

payer('a release that is paid is not paid again @full', async ({ page, as, database, cards }) => {
  const id = await as('otherCustomer');
  const step = await openPayment(page, id);
  await step.card(testCards.good);
  await step.pay.click();
  await step.orderNumber();
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await expect(page).toHaveURL(new RegExp(`/distribution/edit/${id}`));
  await expect(step.pay).toHaveCount(0);
  expect(await booksOf(database, cards, id)).toEqual(paidOnce());
});
