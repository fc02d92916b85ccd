import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { foldButton, unfold } from '../testing/fold';
import { SideNav } from './SideNav';

const meta = {
  title: 'Navigation/SideNav',
  tags: ['needs-review'],
  component: SideNav,
  args: {
    label: 'Back-office',
    groups: [
      {
        title: 'Customers',
        items: [
          { label: 'Users', href: '#users', isCurrent: true },
          { label: 'Partners', href: '#partners' },
        ],
      },
      {
        title: 'Money',
        items: [
          { label: 'Orders', href: '#orders' },
          { label: 'Refund requests', href: '#refunds', count: 4 },
          { label: 'Coupons', href: '#coupons' },
          { label: 'Bundles', href: '#bundles' },
          { label: 'Finance', href: '#finance' },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · sidebar, navigation',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Back-office' })).toBeVisible();
    await unfold(canvasElement, 'Back-office Users');
    await expect(canvas.getByRole('list', { name: 'Money' })).toBeVisible();
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['Users']);
  },
};

/** A menu of one group, without words over it. */
export const Settings: Story = {
  args: {
    label: 'Settings',
    groups: [
      {
        items: [
          { label: 'Account', href: '#account', isCurrent: true },
          { label: 'Social', href: '#social' },
        ],
      },
    ],
  },
};

/** Every place is a stop of the Tab key, in the order they are seen; on a phone after the button that opens them. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const toggle = foldButton(canvasElement, 'Back-office Users');
    await userEvent.tab();
    if (toggle !== null) {
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
    }
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Refund requests 4' })).toHaveFocus();
  },
};

/** Closed, the button says where one is. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Back-office Users' });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PhoneOpen: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Back-office Users' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
    // A place that was chosen closes it; the story itself goes nowhere.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  },
};

/** Beside work that needs the whole width. */
export const AlwaysFolded: Story = {
  args: { foldWhen: 'all' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back-office Users', expanded: false }));
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    groups: [
      {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        items: [
          { label: 'Items sent to the downstream system in the last seven days', href: '#sent', count: 12 },
          {
            label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            href: '#long',
            isCurrent: true,
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الإعدادات',
    groups: [
      {
        title: 'الحساب',
        items: [
          { label: 'الملف الشخصي', href: '#account', isCurrent: true },
          { label: 'الشبكات', href: '#social', count: 2 },
        ],
      },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <SideNav {...args} />
    </div>
  ),
};
