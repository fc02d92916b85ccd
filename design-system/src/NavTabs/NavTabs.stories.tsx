import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavTabs } from './NavTabs';

const meta = {
  title: 'Navigation/NavTabs',
  tags: ['stable'],
  component: NavTabs,
  args: {
    label: 'Releases by status',
    items: [
      { label: 'All', count: 24, href: '#all', isCurrent: true },
      { label: 'Drafts', count: 6, href: '#drafts' },
      { label: 'Scheduled', count: 2, href: '#scheduled' },
      { label: 'Live', count: 14, href: '#live' },
    ],
  },
} satisfies Meta<typeof NavTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 24' })).toHaveAttribute('aria-current', 'page');
  },
};
