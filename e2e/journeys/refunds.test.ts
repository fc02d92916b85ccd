import type { Client } from '@dispatch/contract';
import type { Page } from '@playwright/test';
import { beginSession } from '../harness/beginSession';
import { freshCustomer } from '../harness/freshCustomer';
import { mouse } from '../harness/hand';
import { paymentStep, testCards } from '../harness/payment';
import { demo, type Person } from '../harness/people';
import { readyRelease } from '../harness/readyRelease';
import { expect, test } from '../harness/test';

/** Writes a release by calls and pays for it by card in the browser: $245. */
async function payFor(page: Page, client: Client, person: Person): Promise<{ id: number; order: number }> {
  const id = await readyRelease(client, person.email, { package: '140' });
  await page.goto(`/distribution/create/${id}?currentStep=7`);
  const step = paymentStep(page, mouse(page));
  await step.card(testCards.good);
  await step.pay.click();
  return { id, order: await step.orderNumber() };
}

test('a refund is asked for by FINANCE, approved by ADMIN, and in the books of the provider', async ({
  page,
  place,
  clientOf,
  cards,
  database,
  anotherBrowser,
  watch,
}) => {
  const customer = await freshCustomer(page, place);
  const { id, order } = await payFor(page, await clientOf(customer), customer);
  const finance = await anotherBrowser();
  await beginSession(finance, place, demo('finance'));
  await finance.goto(`/admin/orders/${order}`);
  await finance.getByRole('button', { name: 'Create', exact: true }).click();
  const form = finance.getByRole('dialog', { name: 'Create Refund Request' });
  await form.getByRole('button', { name: /Reason/ }).click();
  await finance.getByRole('option', { name: 'Customer Changed Mind' }).click();
  await form.getByRole('button', { name: 'Set Max' }).click();
  await form.getByRole('textbox', { name: 'Amount' }).fill('45.50');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(finance.getByText('Refundable $199.50')).toBeVisible();
  await finance.getByRole('button', { name: 'Approve' }).click();
  const own = finance.getByRole('dialog', { name: 'Approve Refund Request' });
  watch.allowStatus(403);
  await own.getByRole('button', { name: 'Approve' }).click();
  await expect(own.getByRole('alert')).toContainText(
    'You cannot approve a refund that you requested yourself.',
  );

  const admin = await anotherBrowser();
  await beginSession(admin, place, demo('admin'));
  await admin.goto('/admin/orders');
  await admin.getByRole('link', { name: 'View Refund Requests' }).click();
  await expect(admin).toHaveURL(/status=requested/);
  await admin.getByRole('link', { name: String(order) }).click();
  await admin.getByRole('button', { name: 'Approve' }).click();
  const approval = admin.getByRole('dialog', { name: 'Approve Refund Request' });
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('Refunded $45.50')).toBeVisible();
  const { intent } = await database.row<{ intent: string }>(
    'select intent_id as intent from payments where distribution_id = $1',
    id,
  );
  await expect
    .poll(async () =>
      (await cards.refunds())
        .filter((refund) => refund.payment_intent === intent)
        .map(({ amount, status }) => [amount, status]),
    )
    .toEqual([[4550, 'succeeded']]);

  await admin.goto('/admin/provider-comparison');
  await admin.getByRole('button', { name: 'Run now' }).click();
  await expect(admin.getByText(/^(No differences|\d+ differences?\.)/)).toBeVisible();
  await expect(admin.getByRole('row').filter({ hasText: String(order) })).toHaveCount(0);
});

test('a paid release is refused for good: its money goes back, and the mail says so @full', async ({
  page,
  place,
  clientOf,
  inbox,
  database,
  anotherBrowser,
}) => {
  const customer = await freshCustomer(page, place);
  const client = await clientOf(customer);
  const { id, order } = await payFor(page, client, customer);
  await client.call('submitRelease', { path: { id } });
  const editor = await anotherBrowser();
  await beginSession(editor, place, demo('editor'));
  await editor.goto(`/admin/releases/${id}`);
  await editor.getByRole('button', { name: 'Open for review' }).click();
  await editor.getByRole('button', { name: 'Refuse', exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: 'Refuse this release?' });
  await dialog.getByLabel(/^Reason/).fill('It offers gambling.');
  await dialog.getByRole('button', { name: 'Refuse for good' }).click();
  await expect(editor.getByText('The release is refused. The customer has been told.')).toBeVisible();
  const mail = await inbox.mailTo(customer.email, /is refused$/);
  expect(mail.text).toContain('It offers gambling.');
  expect(mail.text).toContain('Your money goes back: $245.00');
  await expect
    .poll(() => database.row('select state, amount_cents from refund_requests where order_id = $1', order))
    .toEqual({ state: 'approved', amount_cents: 24_500 });
  await editor.goto(`/admin/orders/${order}`);
  await expect(editor.getByText('Refunded $245.00')).toBeVisible();
  await expect(editor.getByText('This order has reached the maximum refundable amount.')).toBeVisible();
});
