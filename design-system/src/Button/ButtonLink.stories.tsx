import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RouterProvider } from '../Link/RouterProvider';
import { narrow, rightToLeft } from '../storyFrames';
import { ButtonLink } from './ButtonLink';

const navigate = fn();

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['stable'],
  component: ButtonLink,
  args: { href: '/distribution/create', children: 'Write a release', variant: 'primary', onClick: fn() },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · link, CTA',
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Write a release' });
    await expect(link).toHaveAttribute('href', '/distribution/create');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(navigate).toHaveBeenCalledWith('/distribution/create');
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Go to Store' } };

export const Quiet: Story = {
  args: { target: '_blank', variant: 'quiet', children: 'Back to Store' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Back to Store' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** A link: Enter follows it, Space does not. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write a release' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: { children: 'View My Archived Releases and everything that was ordered with them' },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: 'اكتب بيانًا صحفيًا' },
};
