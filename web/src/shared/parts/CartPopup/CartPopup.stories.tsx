import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from '@dispatch/design-system';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CartPopup } from './CartPopup';

const meta = {
  title: 'Content/CartPopup',
  tags: ['needs-review'],
  component: CartPopup,
  args: {
    items: [
      { id: '140-3', name: 'Standard', detail: '3 releases, 5 % off', amount: '$698.25' },
      { id: '200-5', name: 'Advanced', detail: '5 releases, 10 % off', amount: '$1,620.00' },
    ],
    total: { label: 'Subtotal', amount: '$2,318.25' },
    checkoutHref: '#checkout',
  },
} satisfies Meta<typeof CartPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · basket',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 2 items' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible());
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByRole('link', { name: 'View Bag & Checkout' })).toHaveAttribute(
      'href',
      '#checkout',
    );
    const [first] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Standard\s*3 releases, 5 % off\s*\$698\.25/);
    await expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$2,318.25');
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart, 2 items' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Enter opens it, Tab reaches the way to pay, Escape gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cart, 2 items' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Cart' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'View Bag & Checkout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { items: [], total: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 0 items' }));
    await waitFor(() => expect(screen.getByText('Your cart is empty.')).toBeVisible());
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const OneItem: Story = {
  args: { items: [{ id: '140-3', name: 'Standard', amount: '$698.25' }], total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart, 1 item' })).toHaveTextContent('1');
  },
};

/** The items scroll; what it costs and the way to pay stay in sight. */
export const Long: Story = {
  args: {
    items: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      name: index === 0 ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau' : `Advanced ${index}`,
      detail: '5 releases to use over 12 months, 10 % off',
      amount: '$1,620.00',
    })),
    total: { label: 'Subtotal', amount: '$194,400.00' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cart, 120 items' });
    await expect(trigger).toHaveTextContent('99+');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Bag & Checkout' })).toBeVisible());
    const items = await screen.findByRole('group', { name: 'Cart' });
    await expect(items.scrollHeight).toBeGreaterThan(items.clientHeight);
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    await expect(items).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'السلة',
    checkoutLabel: 'عرض السلة والدفع',
    items: [{ id: '1', name: 'قياسي', detail: '3', amount: '$698.25' }],
    total: { label: 'المجموع', amount: '$698.25' },
  },
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl" lang="ar">
        <CartPopup {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'السلة' })).toBeVisible());
  },
};
