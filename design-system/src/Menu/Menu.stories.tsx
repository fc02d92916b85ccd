import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phone, rightToLeft } from '../storyFrames';
import { Menu } from './Menu';

const signOut = fn();

const meta = {
  title: 'Actions/Menu',
  tags: ['stable'],
  component: Menu,
  args: {
    label: 'Account',
    items: [
      { id: 'settings', label: 'Settings', href: '#settings' },
      { id: 'out', label: 'Sign out', onAction: signOut },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · dropdown, context menu, actions',
};

/** Enter opens and goes to the first, the arrows go on, Escape closes and the focus is back on the button. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    signOut.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(signOut).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '#settings');
  },
};

/** What cannot be done now stays in its place and is passed over. */
export const DisabledItem: Story = {
  args: {
    variant: 'secondary',
    label: 'Actions',
    items: [
      { id: 'preview', label: 'Preview My Release', href: '#preview' },
      { id: 'upgrade', label: 'Upgrade', href: '#upgrade', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Upgrade' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongText: Story = {
  globals: phone,
  args: {
    label: 'donaudampfschifffahrt@gesellschaft.example',
    'aria-label': 'Account of donaudampfschifffahrt@gesellschaft.example',
    items: [
      { id: 'mail', label: 'Write to editorial@a-very-long-name-of-a-newsroom-in-a-distant-city.example' },
      { id: 'out', label: 'Sign out' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Write to/ })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'الحساب', items: [{ id: 'out', label: 'تسجيل الخروج' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'الحساب' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'تسجيل الخروج' })).toBeVisible());
  },
};
