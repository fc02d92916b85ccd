import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../storyFrames';
import { IconButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  tags: ['needs-review'],
  component: IconButton,
  args: { icon: 'close', label: 'Close the preview', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · icon, toolbar',
};

/** Its name is what it does, and not what the picture shows. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close the preview' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { icon: 'chevronLeft', label: 'Previous month', isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'إغلاق المعاينة' } };
