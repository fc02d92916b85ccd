import { expect, waitFor, within } from 'storybook/test';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, shows, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Coupons',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Coupons',
    at: '/admin/coupons',
    as: 'editor',
    answers: { searchCoupons: 'states', searchUniversalCoupons: 'some' },
  },
} satisfies PageMeta;

/** The login leads to the coupon; what has expired is told by its date. */
export const Unique: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await settled('Coupons');
    const [, first, , used, revoked, expired] = canvas.getAllByRole('row');
    for (const [row, badge] of [
      [used, 'USED'],
      [revoked, 'REVOKED'],
      [expired, 'EXPIRED'],
    ] as const)
      await expect(within(row as HTMLElement).getByText(badge)).toBeVisible();
    const cells = within(first as HTMLElement);
    const login = cells.getByRole('link', { name: 'dana@harbor-robotics.example' });
    await expect(login).toHaveAttribute('href', '/admin/coupons/edit/301');
    await expect(cells.getByText('of it $20.00 held by payments under way')).toBeVisible();
    await expect(cells.getByRole('button', { name: 'Copy 8F3K-2MPQ-77XD' })).toBeVisible();
    const expiry = canvas.getByRole('button', { name: 'Expiration (UTC)' }).closest('th');
    await expect(expiry).toHaveAttribute('aria-sort', 'ascending');
    await leads(canvas, 'Add new Unique Coupons', '/admin/coupons/create');
  },
};

export const UniqueNarrow: Story = { ...narrow };
export const UniqueLongTexts: Story = { args: { answers: { searchCoupons: 'longTexts' } } };
export const UniqueLoading: Story = { args: { never: ['searchCoupons'] } };
export const UniqueFailed: Story = { args: { fails: { searchCoupons: 500 } } };

export const UniqueNothingFound: Story = {
  tags: ['full'],
  args: { at: '/admin/coupons?uniqueCoupons=nobody', answers: { searchCoupons: 'none' } },
  play: shows(/^Please enter some search criteria/),
};

/** Each list keeps its own search in the address, and stays when that is cleared. */
export const Universal: Story = {
  args: { at: '/admin/coupons?universalCoupons=spring' },
  play: async ({ canvas, userEvent }) => {
    await settled('Coupons');
    const values = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(values[1]).toMatch(/WELCOME50.*\$50\.00.*11\/2\/2026.*11\/2\/2026.*11\/3\/2027/);
    await expect(values[3]).toContain('12.5%');
    await leads(canvas, 'SPRING15', '/admin/universalcoupons/edit/22');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/coupons?universalCoupons='));
    await leads(canvas, 'Add new Universal Coupons', '/admin/universalcoupons/create');
  },
};

export const UniversalNarrow: Story = { args: { at: '/admin/coupons?universalCoupons=' }, ...narrow };

export const ForFinance: Story = { args: { heading: 'Not Authorized', as: 'finance' } };
