import { expect, screen, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, shows, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Admin/Orders',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Orders',
    at: '/admin/orders',
    as: 'finance',
    answers: { searchOrders: 'some', getOrder: 'mixed', getOrderRefunds: 'none' },
  },
} satisfies PageMeta;

export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await settled('Orders');
    const rows = canvas.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    // A narrow table says the heading in front of each value.
    const values = [
      '57',
      'newsdesk@alder-clinics.example',
      '$245.50',
      '11/20/2026',
      '204849',
      'Partly refunded',
      'PayPal',
      'True',
    ];
    await expect(rows[2]).toEqual(values.map((value) => expect.stringContaining(value) as string));
    const login = canvas.getByRole('link', { name: 'newsdesk@alder-clinics.example' });
    await expect(login).toHaveAttribute('href', '/admin/orders/57');
    const tab = canvas.getByRole('link', { name: 'View Refund Requests' });
    await expect(tab).toHaveAttribute('href', '/admin/orders?status=requested');
  },
};

export const Narrow: Story = { ...narrow };

/** A column that is hidden stands in the address, which a filter that is saved keeps; one of that name is replaced when one says so. */
export const SavedWithColumns: Story = {
  args: {
    at: '/admin/orders?provider=paypal',
    answers: { searchOrders: 'some', listSavedFilters: 'some' },
    fails: { saveFilter: 'taken' },
  },
  play: async ({ canvas, userEvent }) => {
    await settled('Orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Columns' }));
    shown.getByRole('checkbox', { name: 'Paid with' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(pageAddress()).toBe('/admin/orders?provider=paypal&hidden=paidWith'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Paid with' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Saved filters' }));
    const harbor = await screen.findByRole('menuitem', { name: 'Harbor' });
    await expect(harbor).toHaveAttribute('href', '/admin/orders?search=harbor');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save or change filters…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Due first{Enter}');
    const replace = await screen.findByRole('button', { name: 'Replace' });
    answerFromNowOn({ answers: { saveFilter: 'some', renameFilter: 'some', deleteFilter: 'some' } });
    await userEvent.click(replace);
    await waitFor(() => expect(callsOf('saveFilter')).toHaveLength(2));
    await expect(callsOf('saveFilter')[1]?.body).toEqual({
      name: 'Due first',
      query: 'provider=paypal&hidden=paidWith',
      replaces: true,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename: Harbor' }));
    const name = await screen.findByRole('textbox', { name: /^New name of 'Harbor'/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Pier{Enter}');
    await waitFor(() => expect(callsOf('renameFilter')[0]?.body).toEqual({ name: 'Pier' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Due first' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(callsOf('saveFilter')).toHaveLength(3));
  },
};

/** What is chosen and sorted by stands in the address and is asked for; an amount when its field is complete. */
export const Filtered: Story = {
  args: { at: '/admin/orders?provider=paypal&after=57' },
  play: async ({ canvas, userEvent }) => {
    await settled('Orders');
    await expect(callsOf('searchOrders').at(-1)?.query).toMatch(/after=57.*provider=paypal/);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount from' }), '99.5{Enter}');
    await waitFor(() => expect(pageAddress()).toBe('/admin/orders?least=99.5&provider=paypal'));
    await userEvent.click(canvas.getByRole('button', { name: 'Order Amount' }));
    await waitFor(() =>
      expect(pageAddress()).toBe('/admin/orders?least=99.5&provider=paypal&sort=amount&direction=asc'),
    );
    await waitFor(() => expect(callsOf('searchOrders').at(-1)?.query).toMatch(/minAmount=99.5/));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/orders?sort=amount&direction=asc'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount from' })).toHaveValue(''));
  },
};

export const Empty: Story = { args: { answers: { searchOrders: 'none' } } };
export const Failed: Story = { args: { fails: { searchOrders: 500 } } };

export const Detail: Story = {
  args: { heading: 'Order 61', at: '/admin/orders/61' },
  play: async ({ canvas }) => {
    await settled('Order 61');
    for (const paid of [
      'bundle: Premium bundle',
      'Universal coupon SPRING15',
      'Coupon 8F3K-2MPQ-77XD',
      'Card provider payment pi_3QK9',
    ])
      await expect(canvas.getByText(paid)).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('11/20/2026 4:49 PM UTC');
    await expect(canvas.getByText('$494.00, Visa ending in 4242')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Show it at the provider/ })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/payments/pi_3QK9',
    );
    await expect(canvas.getByText('$1,200.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Orders List' })).toBeVisible();
  },
};

export const DetailNarrow: Story = { ...Detail, ...narrow };

export const Recognized: Story = {
  tags: ['full'],
  args: {
    heading: 'Order 58',
    at: '/admin/orders/58',
    as: 'admin',
    answers: { getOrder: 'recognized', getOrderRefunds: 'none' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /\(PRID 204817\)$/ })).toHaveAttribute(
      'href',
      '/admin/releases/43',
    );
    await expect(await canvas.findByText('12/24/2026')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { heading: 'Order Not found', at: '/admin/orders/9', fails: { getOrder: 'missing' } },
};

export const NoNumber: Story = { args: { heading: 'Order Not found', at: '/admin/orders/9x' } };

export const DetailFailed: Story = {
  tags: ['full'],
  args: { heading: 'Order 58', at: '/admin/orders/58', fails: { getOrder: 500 } },
  play: shows('The order could not be loaded'),
};

export const ForThePartnerOffice: Story = { args: { heading: 'Not Authorized', as: 'partnerOffice' } };
