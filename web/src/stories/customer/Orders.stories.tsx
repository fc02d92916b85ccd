import { unfold } from '@dispatch/design-system/testing/fold';
import { expect, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Customer/Orders',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'My Orders', at: '/orders', as: 'customer', answers: { listOwnOrders: 'some' } },
} satisfies PageMeta;

/** A number leads to the order, and what it was for to the release, while that has a page. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await settled('My Orders');
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(6);
    for (const words of ['Prepaid releases: 5 Standard releases', '$1,102.50', 'Paid'])
      await expect(rows[0]).toHaveTextContent(words);
    await expect(rows[1]).toHaveTextContent('Refund under way');
    for (const words of ['Release: Advanced, Journalist list', '$600.00', 'Partly refunded', '$240.00'])
      await expect(rows[2]).toHaveTextContent(words);
    await expect(rows[3]).toHaveTextContent('Refund failed');
    await expect(rows[4]).toHaveTextContent('Untitled release (PRID 204790)');
    const links = within(rows[2] ?? document.body).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/orders/100042',
      '/distribution/43',
    ]);
    await expect(within(rows[4] ?? document.body).getAllByRole('link')).toHaveLength(1);
    await unfold(canvasElement, 'Menu');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Narrow: Story = { ...narrow };
export const Empty: Story = { args: { answers: { listOwnOrders: 'none' } } };

export const Many: Story = {
  tags: ['full'],
  args: { answers: { listOwnOrders: { example: 'some', headers: { 'X-Total-Count': '131' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(pageAddress()).toBe('/orders?page=2'));
  },
};

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { listOwnOrders: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('listOwnOrders')).toHaveLength(2));
    await expect(await canvas.findByText('Your orders could not be loaded')).toBeVisible();
  },
};

const one = { heading: 'Order 100042', at: '/orders/100042' };

export const Detail: Story = {
  args: { ...one, answers: { getOwnOrder: 'refunded', listReceipts: 'one' } },
  play: async ({ canvas }) => {
    await settled('Order 100042');
    for (const words of ['Visa ending in 4242', 'Partly refunded'])
      await expect(canvas.getByText(words)).toBeVisible();
    const refunds = canvas.getByRole('table', { name: 'Refunds, newest first' });
    await expect(refunds).toHaveTextContent('$240.00');
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await expect(canvas.getByTitle('Receipt')).toBeVisible();
  },
};

export const DetailNarrow: Story = {
  ...narrow,
  args: { ...one, answers: { getOwnOrder: 'refunded', listReceipts: 'one' } },
};

/** Nothing goes back: who asked for it through our team reads why. */
export const RefundDeclined: Story = {
  tags: ['behaviour'],
  args: { ...one, answers: { getOwnOrder: 'declined', listReceipts: 'one' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refund declined')).toBeVisible();
    const refunds = canvas.getByRole('table', { name: 'Refunds, newest first' });
    for (const words of [
      '30 Sep 2026',
      '$120.00',
      'Declined',
      'The upgrade was used: the release is published.',
    ])
      await expect(refunds).toHaveTextContent(words);
  },
};

/** It is neither paid and done with, nor refunded: what that means for the buyer stands beside it. */
export const RefundFailed: Story = {
  args: {
    heading: 'Order 100040',
    at: '/orders/100040',
    answers: { getOwnOrder: 'failed', listReceipts: 'one' },
  },
  play: async ({ canvas }) => {
    await settled('Order 100040');
    await expect(canvas.getByText('Refund failed')).toBeVisible();
    await expect(canvas.queryByText('Paid')).toBeNull();
    await expect(canvas.getByRole('table', { name: 'Refunds, newest first' })).toHaveTextContent(
      /\$75\.00.*Failed.*Our team sees this/,
    );
  },
};

export const Bundles: Story = {
  args: {
    heading: 'Order 100051',
    at: '/orders/100051',
    answers: { getOwnOrder: 'bundle', listReceipts: 'one' },
  },
};

export const Missing: Story = {
  args: { ...one, heading: 'Not Found', fails: { getOwnOrder: 404 } },
};

export const ReceiptFailed: Story = {
  args: { ...one, answers: { getOwnOrder: 'refunded' }, fails: { listReceipts: 500 } },
};

export const NoNumber: Story = { args: { heading: 'Not Found', at: '/orders/mine' } };

export const DetailFailed: Story = { args: { ...one, fails: { getOwnOrder: 500 } } };
