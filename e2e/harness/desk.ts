import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';

export function desk(page: Page, hand: Hand) {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    openRelease: async (headline: string) => {
      await page.goto('/admin/releases');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial desk');
      await hand.press(page.getByRole('link', { name: headline }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.getByRole('article')).toBeVisible();
    },
    openForReview: async () => {
      await hand.press(button('Open for review'));
      await expect(page.getByText('The release is in editorial review.')).toBeVisible();
    },
    putOnHold: async (reasons: readonly string[]) => {
      await hand.press(button('Put on hold'));
      const modal = dialog('Put on hold');
      for (const [index, reason] of reasons.entries()) {
        if (index > 0) await hand.press(modal.getByRole('button', { name: 'Add another reason' }));
        await hand.write(modal.getByRole('textbox', { name: `Reason ${index + 1}` }), reason);
      }
      await hand.press(modal.getByRole('button', { name: 'Put on hold' }));
      await expect(page.getByText('The release is on hold. The customer has been told.')).toBeVisible();
    },
    approve: async (when: 'Release at the scheduled time' | 'Release now') => {
      await hand.press(button('Approve'));
      const modal = dialog('Approve');
      const choice = modal.getByRole('radio', { name: when });
      if (!(await choice.isChecked())) await hand.press(choice);
      await hand.press(modal.getByRole('button', { name: 'Approve' }));
      await expect(page.getByText('The release is approved.')).toBeVisible();
    },
  };
}
