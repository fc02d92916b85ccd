import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
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
  play: async () => {
    signOut.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(signOut).toHaveBeenCalledTimes(1);
  },
};
