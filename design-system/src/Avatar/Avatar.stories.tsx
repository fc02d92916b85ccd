import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ActionBar } from '../Page/ActionBar';
import { Avatar } from './Avatar';

/** A picture without a request: two bars on a ground. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="teal"/>' +
    '<path d="M20 60V24l20 18 20-18v36" fill="none" stroke="white" stroke-width="9"/></svg>',
)}`;

const meta = {
  title: 'Content/Avatar',
  tags: ['needs-review'],
  component: Avatar,
  args: { name: 'Lakeview Health' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · user, portrait, initials',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lakeview Health' })).toHaveTextContent(/^LH$/);
  },
};

export const Picture: Story = {
  args: { src: picture },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Lakeview Health' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** A picture that cannot be loaded leaves the initials, not a torn sheet. */
export const FailedPicture: Story = {
  tags: ['behaviour'],
  args: { src: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Lakeview Health' })).toHaveTextContent('LH'));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Sizes: Story = {
  render: () => (
    <ActionBar>
      <Avatar name="Dana Ortiz" size="small" />
      <Avatar name="Dana Ortiz" />
      <Avatar name="Dana Ortiz" size="large" />
      <Avatar name="Lakeview Health" src={picture} size="small" />
      <Avatar name="Lakeview Health" src={picture} />
      <Avatar name="Lakeview Health" src={picture} size="large" />
    </ActionBar>
  ),
};

/** A name without a letter. */
export const NoInitials: Story = {
  args: { name: '***' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '***' }).querySelector('svg')).not.toBeNull();
  },
};

/** The name is beside it: screen readers hear it once. */
export const Decorative: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <ActionBar>
      <Avatar {...args} />
      <span>{args.name}</span>
    </ActionBar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: { name: 'شركة الميناء' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Avatar {...args} />
    </div>
  ),
};
