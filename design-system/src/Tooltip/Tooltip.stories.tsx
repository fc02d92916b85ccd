import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phone, rightToLeft } from '../storyFrames';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Feedback/Tooltip',
  tags: ['needs-review'],
  component: Tooltip,
  args: { text: 'The text that stands at the end of every release of a company.', children: 'Boilerplate' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · hint, help',
};

/** It is there as soon as its word has the focus, is read with it, and Escape puts it away. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const word = canvas.getByRole('button', { name: 'Boilerplate' });
    await userEvent.tab();
    await expect(word).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(word).toHaveAccessibleDescription(/stands at the end of every release/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(word).toHaveFocus();
    // Escape is heard even while the page still scrolls to the word.
    word.blur();
    word.focus();
    window.dispatchEvent(new Event('scroll'));
    await userEvent.keyboard('{Escape}');
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** A focus that scrolls its word into view shows what is behind it all the same. */
export const ScrolledTo: Story = {
  tags: ['behaviour'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: phone,
  args: {
    children: 'Headline',
    text: 'The first 170 characters are used in the address of the page, and 55 to 75 are ideal: search engines cut off what is longer, and newsrooms shorten it in words of their own.',
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: 'نص ثابت', text: 'النص الذي يختم كل بيان.' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
