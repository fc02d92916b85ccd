import { expect, type Page } from '@playwright/test';
import { agree } from './manualCard';
import { isAt } from './onScreen';

export const payPalBox = (page: Page) => page.getByRole('checkbox', { name: 'PayPal', exact: true });

/**
 * From the payment step, where PayPal is chosen, to PayPal's own page, which asks for this amount. Who has come back
 * from there has agreed before.
 */
export const goToPayPal = async (page: Page, amount: string, { hasAgreed = false } = {}): Promise<void> => {
  if (hasAgreed) await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  else await agree(page);
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await isAt(page, 'Pay with PayPal');
  await expect(page.getByText(`asks for ${amount}.`)).toBeVisible();
};

export const decideAtPayPal = (page: Page, decision: 'Pay Now' | RegExp): Promise<void> =>
  page.getByRole('button', { name: decision }).click();
