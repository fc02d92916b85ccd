import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freshCustomer } from '../harness/freshCustomer';
import { expect, test } from '../harness/test';

/** Reads the secret that is shown once. */
async function shownSecret(page: Page): Promise<string> {
  const secret = await page.getByText(/^whsec_/).textContent();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  return secret ?? '';
}

/** Standard Webhooks, as a receiver without a library reckons. */
const signature = (
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

test('a webhook is refused, sent again, and signed by two secrets while one takes over from the other', async ({
  page,
  place,
  anotherBrowser,
}) => {
  await freshCustomer(page, place);
  const address = `${place.inbox}/wire/hooks/press-${Date.now()}`;
  const receiver = await anotherBrowser();
  await receiver.goto(`${place.inbox}/wire/hooks`);
  await receiver.getByRole('button', { name: 'Refuse what comes' }).click();

  await page.goto('/settings/api');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByRole('textbox', { name: /^Address/ }).fill(address);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const before = await shownSecret(page);
  await page.getByRole('link', { name: address }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
  await page.getByRole('button', { name: 'Send a test' }).click();
  const sent = page.getByRole('table', { name: /^What was sent to/ });
  await expect(sent.getByText('The receiver answers 503.')).toBeVisible();

  await receiver.getByRole('button', { name: 'Take what comes again' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Make a new secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new secret' }).click();
  const after = await shownSecret(page);
  await sent.getByRole('button', { name: /^Send webhook\.test.* again$/ }).click();
  await expect(sent.getByText('Delivered', { exact: true })).toBeVisible();
  await sent.getByRole('button', { name: /^Show webhook\.test/ }).click();
  const tries = page.getByRole('dialog').getByRole('table', { name: /^Tries/ });
  await expect(tries.getByText('503', { exact: true })).toBeVisible();
  await expect(tries.getByText('{"taken":true}')).toBeVisible();

  await receiver.reload();
  const message = receiver
    .locator('section')
    .filter({ hasText: address.slice(address.lastIndexOf('/') + 1) });
  const [id = '', timestamp = '', signatures = '', came = ''] = (
    await message.getByRole('definition').allTextContents()
  ).map((text) => text.trim());
  const body = (await message.locator('pre').textContent()) ?? '';
  expect(signatures.split(' ')).toEqual(
    [after, before].map((secret) => signature(secret, { id, timestamp, body })),
  );
  expect([JSON.parse(body), came]).toEqual([
    expect.objectContaining({ type: 'webhook.test', data: {} }),
    'once',
  ]);
});
