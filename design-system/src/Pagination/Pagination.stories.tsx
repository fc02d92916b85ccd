import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { phone, rightToLeft } from '../storyFrames';
import { Pagination } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  tags: ['needs-review'],
  component: Pagination,
  args: { page: 2, pageSize: 50, total: 130, onPage: fn(), label: 'Pages of releases' },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · pager, pages',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of releases' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 51-100 of 130');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 101-130 of 130');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const OnePage: Story = {
  args: { page: 1, total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0-0 of 0');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};

/** Counted up to 10,000, and then no further. */
export const Capped: Story = {
  args: { page: 200, total: 10_000, rangeText: 'Showing 9,951-10,000 of more than 10,000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 9,951-10,000 of more than 10,000');
  },
};

export const Phone: Story = { globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    rangeText: 'عرض 51-100 من 130',
    words: {
      previous: 'السابق',
      previousLabel: 'الصفحة السابقة',
      next: 'التالي',
      nextLabel: 'الصفحة التالية',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'الصفحة التالية' })).toBeVisible();
  },
};
