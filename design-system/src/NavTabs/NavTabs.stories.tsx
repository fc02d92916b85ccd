import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow, phone, rightToLeft } from '../storyFrames';
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
  name: 'Playground · navigation, tab bar',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 24' })).toHaveAttribute('aria-current', 'page');
  },
};

/** They are links: Tab goes from one to the next, Enter opens. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All 24' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Drafts 6' })).toHaveFocus();
    const followed = fn();
    canvas.getByRole('navigation').addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};

export const WithoutCounts: Story = {
  args: {
    items: [
      { label: 'Unique Coupons', href: '#unique', isCurrent: true },
      { label: 'Universal Coupons', href: '#universal' },
    ],
  },
};

const many = [
  'In editorial review',
  'Pending senior review',
  'Awaiting the customer’s approval',
  'On hold',
].map((label, index) => ({ label, href: `#${index}`, count: 1000 * index, isCurrent: index === 2 }));

export const LongText: Story = {
  args: { items: many },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'In editorial review 0' })).toBeVisible();
  },
};

export const Phone: Story = { args: { items: many }, globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'البيانات حسب الحالة',
    items: [
      { label: 'الكل', href: '#all', count: 24, isCurrent: true },
      { label: 'المسودات', href: '#drafts', count: 6 },
    ],
  },
};
