import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from './Link';

const navigate = fn();

const meta = {
  title: 'Actions/Link',
  tags: ['stable'],
  component: Link,
  args: { href: '/receipts', children: 'Receipts' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inside a RouterProvider the address is opened without loading the page anew. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Receipts' }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(navigate.mock.calls[0]?.[0]).toBe('/receipts');
  },
};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Harbor Robotics opens Baltimore plant' } };

export const NewTab: Story = {
  args: { href: 'https://example.com/', target: '_blank', children: 'Terms (opens in a new tab)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};
