import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { Link } from './Link';
import { RouterProvider } from './RouterProvider';

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

/** Whether the router opens the address at such a click. The browser is kept from following it. */
async function isRouted(link: HTMLElement, keys: MouseEventInit = {}): Promise<boolean> {
  navigate.mockClear();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await fireEvent.click(link, keys);
  return navigate.mock.calls.length > 0;
}

/** Inside a RouterProvider the address is opened without loading the page anew, unless a key asks for more. */
export const Playground: Story = {
  name: 'Playground · anchor',
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Receipts' }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(navigate.mock.calls[0]?.[0]).toBe('/receipts');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      await expect(await isRouted(canvas.getByRole('link'), { [key]: true })).toBe(false);
  },
};

/** The address of another site is the browser's. */
export const Quiet: Story = {
  args: { href: 'https://example.com/', tone: 'quiet', children: 'Harbor Robotics opens Baltimore plant' },
  play: async ({ canvas }) => {
    await expect(await isRouted(canvas.getByRole('link'))).toBe(false);
  },
};

export const NewTab: Story = {
  args: { href: '/terms', target: '_blank', children: 'Terms (opens in a new tab)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
    await expect(await isRouted(canvas.getByRole('link'))).toBe(false);
  },
};

/** In the colour of the words around it: a sentence in a warning, a footer. */
export const Inherit: Story = {
  args: { tone: 'inherit', children: 'edit it now' },
  render: (args) => (
    <p>
      Your release is on hold; <Link {...args} />.
    </p>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Receipts' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/receipts');
  },
};

/** What is downloaded is no place to go to. */
export const LongText: Story = {
  decorators: [narrow],
  args: {
    download: true,
    children:
      'https://dispatch.example/news/harbor-robotics-opens-baltimore-plant-adds-400-jobs-over-three-years-204817',
  },
  play: async ({ canvas }) => {
    await expect(await isRouted(canvas.getByRole('link'))).toBe(false);
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: 'الإيصالات' },
};
