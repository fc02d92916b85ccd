import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';

export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  asksBank: '4000002760003184',
} as const;

export function paymentStep(page: Page, hand: Hand) {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  const bank = page.frameLocator('iframe[title="Your bank: confirm this payment"]');
  return {
    pay: page.getByRole('button', { name: /^Pay \$/ }),
    /** The first choice of who has one of the package. */
    prepaid: page.getByRole('checkbox', { name: 'Apply a prepaid release' }),
    /** In place of a saved card. */
    another: page.getByText('Another card', { exact: true }),
    card: async (number: string) => {
      await hand.write(frame.getByRole('textbox', { name: 'Card number' }), number);
      await hand.write(frame.getByRole('textbox', { name: 'Expiration date' }), '12 / 34');
      await hand.write(frame.getByRole('textbox', { name: 'Security code' }), '123');
    },
    fonts: () =>
      frame
        .locator('body')
        .evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replace(/^"|"$/g, '')),
        ),
    answerBank: async (answer: 'Complete' | 'Fail') => {
      await hand.press(bank.getByRole('button', { name: answer }));
    },
    orderNumber: async (): Promise<number> => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summary');
      const text = await page.getByText(/^Paid\. Order number \d+$/).innerText();
      return Number(/\d+/.exec(text)?.[0]);
    },
  };
}
