import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Admin/Coupons',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Coupons',
    at: '/admin/coupons',
    as: 'editor',
    answers: { searchCoupons: 'states', searchUniversalCoupons: 'some' },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect(canvas.getByRole('link', { name: 'Add new Unique Coupons' })).toHaveAttribute(
      'href',
      '/admin/coupons/create',
    );
  },
};

export const UniqueNarrow: Story = { ...narrow };
export const UniqueLongTexts: Story = { args: { answers: { searchCoupons: 'longTexts' } } };
export const UniqueLoading: Story = { args: { never: ['searchCoupons'] } };
export const UniqueFailed: Story = { args: { fails: { searchCoupons: 500 } } };

export const UniqueNothingFound: Story = {
  tags: ['full'],
  args: { at: '/admin/coupons?uniqueCoupons=nobody', answers: { searchCoupons: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Please enter some search criteria/)).toBeVisible();
  },
};

/** Each list keeps its own search in the address, and stays when that is cleared. */
export const Universal: Story = {
  args: { at: '/admin/coupons?universalCoupons=spring' },
  play: async ({ canvas, userEvent }) => {
    await settled('Coupons');
    const values = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(values[1]).toMatch(/WELCOME50.*\$50\.00.*11\/2\/2026.*11\/2\/2026.*11\/3\/2027/);
    await expect(values[3]).toContain('12.5%');
    await expect(canvas.getByRole('link', { name: 'SPRING15' })).toHaveAttribute(
      'href',
      '/admin/universalcoupons/edit/22',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/coupons?universalCoupons='));
    await expect(canvas.getByRole('link', { name: 'Add new Universal Coupons' })).toHaveAttribute(
      'href',
      '/admin/universalcoupons/create',
    );
  },
};

export const UniversalNarrow: Story = { args: { at: '/admin/coupons?universalCoupons=' }, ...narrow };

export const ForFinance: Story = { args: { heading: 'Not Authorized', as: 'finance' } };
