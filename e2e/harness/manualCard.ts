import { expect, type Page } from '@playwright/test';

export const gatewayCards = { good: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' } as const;

export const agree = async (page: Page): Promise<void> => {
  const box = page.getByRole('checkbox', { name: /^I agree/ });
  await box.press('Space');
  await expect(box).toBeChecked();
};

/** Fills in the manual card form by the keyboard, in the order of the tab key, and agrees. */
export const fillManualCard = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Card number/ }).focus();
  const texts = [
    number,
    '1279',
    '987',
    'Dana',
    'Ortiz',
    '12 Harbor Row',
    '',
    'Baltimore',
    'Maryland',
    '21219',
  ];
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
};
