import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['stable'],
  component: ButtonLink,
  args: { href: '#write', children: 'Write a release', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Write a release' });
    await expect(link).toHaveAttribute('href', '#write');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Go to Store' } };
