import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tag } from './Tag';

const meta = {
  title: 'Content/Tag',
  tags: ['needs-review'],
  component: Tag,
  args: { children: 'Premium' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · token, chip, pill',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Removable: Story = { args: { children: 'Health care reporters', onRemove: fn() } };

/** The cross is a button, named after what it takes away. */
export const Keyboard: Story = {
  args: { children: 'Health care reporters', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Health care reporters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** A tag is never wider than its column; its end is cut off, and screen readers have the whole. */
export const LongText: Story = {
  args: {
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    onRemove: fn(),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = {
  args: { children: 'شركة الميناء للروبوتات', onRemove: fn() },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Tag {...args} />
    </div>
  ),
};
