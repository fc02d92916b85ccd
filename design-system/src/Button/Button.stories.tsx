import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionBar } from '../Page/ActionBar';
import { narrow, phone, rightToLeft } from '../storyFrames';
import { Button } from './Button';

const meta = {
  title: 'Actions/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Save and continue', variant: 'primary', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · action, submit, CTA',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button');
  },
};

/** Tab reaches it, Enter and Space press it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save and continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Preview' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Back' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete the draft' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, children: 'Pay $349.00' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Pay \$349.00/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Working…' })).toBeVisible();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The button stays in reach and says what is missing; a press may lead to it. */
export const Blocked: Story = {
  args: {
    'aria-describedby': 'draft-kept',
    children: 'Next',
    blockedReason: 'Add a headline and a release date to go on.',
  },
  render: (args) => (
    <>
      <Button {...args} />
      <span hidden id="draft-kept">
        The draft is kept.
      </span>
    </>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      'The draft is kept. Add a headline and a release date to go on.',
    );
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: { children: 'Save Changes and send them to everybody who waits for them' },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: 'حفظ ومتابعة' },
};

/** Side by side they wrap; each keeps its own width. */
export const Phone: Story = {
  globals: phone,
  render: () => (
    <ActionBar>
      <Button variant="primary">Submit to Editorial</Button>
      <Button>Save Draft</Button>
      <Button variant="quiet">Preview My Release</Button>
    </ActionBar>
  ),
};
