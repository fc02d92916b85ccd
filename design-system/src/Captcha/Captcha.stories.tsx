import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Captcha, type CaptchaProps } from './Captcha';

/** Ticking solves at once; taking the tick away forgets it. */
function Held(props: CaptchaProps) {
  const [state, setState] = useState(props.state);
  return (
    <Captcha
      {...props}
      state={state}
      onSolve={() => {
        setState('solved');
        props.onSolve();
      }}
      onReset={() => {
        setState('unsolved');
        props.onReset();
      }}
    />
  );
}

const meta = {
  title: 'Forms/Captcha',
  tags: ['needs-review'],
  component: Captcha,
  args: { name: 'captcha', state: 'unsolved', onSolve: fn(), onReset: fn() },
} satisfies Meta<typeof Captcha>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · robot, bot',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
};

export const Keyboard: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: "I'm not a robot" });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSolve).toHaveBeenCalledTimes(1);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await expect(box).not.toBeChecked();
  },
};

/** It says that it works, keeps the focus and starts nothing twice. */
export const Solving: Story = {
  args: { state: 'solving', errorMessage: 'Please confirm the captcha above' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking…');
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onSolve).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).not.toBeChecked();
    await expect(canvas.queryByText('Please confirm the captcha above')).not.toBeInTheDocument();
  },
};

export const Solved: Story = { args: { state: 'solved' } };

/** The form was sent without it. */
export const Missing: Story = {
  args: { errorMessage: 'Please confirm the captcha above' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please confirm the captcha above',
    );
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The check did not work. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onSolve).toHaveBeenCalledTimes(1);
  },
};

export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'The check has expired. Please tick the box again.',
    );
  },
};

export const LongText: Story = {
  args: {
    state: 'failed',
    errorMessage:
      'The check could not be started, because the connection to the server was lost. Look whether you are online and tick the box again; what you typed is still here.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 'calc(var(--screen-min) - 2 * var(--space-4))' }}>
      <Captcha {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(args.errorMessage);
  },
};

export const RightToLeft: Story = {
  args: { state: 'failed', errorMessage: 'لم ينجح التحقق. يرجى المحاولة مرة أخرى.' },
  render: (args) => (
    <div dir="rtl">
      <Captcha {...args} />
    </div>
  ),
};
