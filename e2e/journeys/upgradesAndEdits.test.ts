import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { mouse } from '../harness/hand';
import { linkIn } from '../harness/mailInbox';
import { isAt } from '../harness/onScreen';
import { paymentStep, testCards } from '../harness/payment';
import { demo, type Person } from '../harness/people';
import { booksOf, paidOnce, readyRelease } from '../harness/readyRelease';
import { seedBuyer } from '../harness/seedBuyer';
import { expect, test as base } from '../harness/test';
import { wizard } from '../harness/wizard';

const wish = 'Please correct the dateline to Columbia, Md.';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Fills in the card form that is shown, pays, and tells the order number. */
async function pay(page: Page, label: string | RegExp): Promise<number> {
  const step = paymentStep(page, mouse(page));
  await step.card(testCards.good);
  await press(page, label);
  return step.orderNumber();
}

interface Customer {
  person: Person;
  /** Their release of the package Advanced. */
  id: number;
  prid: number;
}

const test = base.extend<{ customer: Customer; requested: Customer & { order: number; desk: Page } }>({
  customer: async ({ page, place, database, clientOf }, use) => {
    const features = { hasEnablePurchaseEdit: true };
    const { person, client } = await seedBuyer({ place, database, clientOf }, features);
    await beginSession(page, place, person);
    const id = await readyRelease(client, person.email);
    const { prid } = await database.row<{ prid: number }>(
      'select prweb_press_release_id as prid from releases where distribution_id = $1',
      id,
    );
    await use({ person, id, prid });
  },
  /** An edit of the published release is paid for; an editor has found it at the desk. */
  requested: async ({ page, place, customer, database, anotherBrowser }, use) => {
    const { id, prid } = customer;
    await database.rows(
      `update releases set state = 4, paid_at = now(), published_at = now(), slug = 'edited' where distribution_id = $1`,
      id,
    );
    await page.goto(`/distribution/details/${id}`);
    await page.getByRole('link', { name: 'Request an Edit' }).click();
    await isAt(page, 'Describe your Changes');
    await page.getByRole('textbox', { name: 'What should our editors change?' }).fill(wish);
    await press(page, 'Next');
    await isAt(page, 'Payment');
    const order = await pay(page, 'Pay & Submit');
    const desk = await anotherBrowser();
    await beginSession(desk, place, demo('editor'));
    await desk.goto('/admin/releases');
    await desk.getByRole('link', { name: /^Edit requests/ }).click();
    // The list before it has a search of the same name.
    await expect(desk.getByRole('columnheader', { name: 'What is asked' })).toBeVisible();
    await desk.getByRole('searchbox', { name: 'Search headline, customer or PRID' }).fill(String(prid));
    await desk.keyboard.press('Enter');
    // Until the search has been answered, the requests of all others stand above it.
    await expect(desk.getByText('Showing 1-1 of 1')).toBeVisible();
    const row = desk.getByRole('row').filter({ hasText: String(order) });
    await expect(row).toContainText(wish);
    await row.getByRole('link').click();
    await expect(desk.getByText(`An edit is requested: order ${order}`)).toBeVisible();
    await use({ ...customer, order, desk });
  },
});

test('a paid release is upgraded to Premium with priority, which is an order and a receipt of its own', async ({
  page,
  customer: { person, id },
  clientOf,
  database,
  cards,
}) => {
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  await isAt(page, 'Payment');
  const first = await pay(page, 'Pay $360.00');
  const client = await clientOf(person);
  await client.call('submitRelease', { path: { id } });

  await page.goto(`/distribution/details/${id}`);
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click();
  await isAt(page, 'Select a Package');
  await press(page, 'Select Premium');
  await press(page, 'Next');
  await press(page, 'Add Priority Distribution');
  await press(page, 'Next');
  await isAt(page, 'Choose a Payment Method');
  const order = await pay(page, 'Pay $240.00');
  expect(order).toBeGreaterThan(first);

  await press(page, 'Show My Receipt');
  const receipt = page.frameLocator('iframe[title="Receipt 2 of 2"]');
  await expect(receipt.getByRole('definition').filter({ hasText: String(order) })).toBeVisible();
  await expect(receipt.getByRole('row', { name: /^Upgrade to Premium 1 \$120\.00/ })).toBeVisible();
  await expect(receipt.getByRole('row', { name: /^Total \(USD\) \$240\.00/ })).toBeVisible();
  const { data } = await client.call('getRelease', { path: { id } });
  expect([data.package, data.hasPriorityRelease]).toEqual(['360', true]);
  const { charged, orders, held } = await booksOf(database, cards, id);
  expect([charged.toSorted((one, other) => one - other), orders, held]).toEqual([
    [24_000, 36_000],
    [36_000, 24_000],
    [],
  ]);
  await page.goto(`/distribution/details/${id}`);
  await expect(page.getByRole('main')).toContainText(/Package\s*Premium/);
});

test('an edit that was paid for is done by republishing, and its customer is told @full', async ({
  page,
  requested: { person, id, order, desk },
  database,
  cards,
  inbox,
}) => {
  await desk.getByRole('link', { name: 'Make this edit' }).click();
  const write = wizard(desk, mouse(desk));
  await write.isAt('Edit Your Release');
  await write.field('Dateline').fill('COLUMBIA, Md.');
  for (const title of ['Amplify', 'Schedule', 'Verify Contact Information', 'Publishing'] as const)
    await write.goOn(title);
  await expect(desk.getByRole('checkbox', { name: `Order ${order}` })).toBeChecked();
  await press(desk, 'Republish');
  await expect(desk.getByRole('article')).toContainText('COLUMBIA, Md.');
  await expect(desk.getByRole('link', { name: 'Make this edit' })).toHaveCount(0);

  const mail = await inbox.mailTo(person.email, /your edit is done$/);
  expect(mail.text).toContain(wish);
  await page.goto(linkIn(mail, '/news/'));
  await expect(page.getByRole('article')).toContainText('COLUMBIA, Md.');
  await page.goto(`/distribution/details/${id}`);
  const requests = page.getByRole('list', { name: 'Edit requests' });
  await expect(requests.getByText(`Order ${order}`)).toBeVisible();
  await expect(requests.getByText('Done', { exact: true })).toBeVisible();
  expect(await booksOf(database, cards, id)).toEqual(paidOnce(12_000));
});
