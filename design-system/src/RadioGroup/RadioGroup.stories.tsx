import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function Held(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/RadioGroup',
  tags: ['stable'],
  component: RadioGroup,
  render: (args) => <Held {...args} />,
  args: {
    label: 'When is it to go out?',
    name: 'when',
    options: [
      { id: 'scheduled', label: 'At the scheduled time', description: '23 Nov 2026, 8:30 AM ET' },
      { id: 'now', label: 'Now' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · options, choice',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23 Nov 2026, 8:30 AM ET')).toBeVisible();
  },
};

/** One stop of the Tab key; the arrows choose and go round, Tab goes on. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('now');
    await expect(canvas.getByRole('radio', { name: 'Now' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Now' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('scheduled');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /scheduled/ })).not.toHaveFocus();
  },
};

export const Row: Story = { args: { layout: 'row', value: 'now' } };

export const Invalid: Story = {
  args: { errorMessage: 'Please say when it is to go out.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(/Please say when it is to go out\./);
  },
};

export const Required: Story = { args: { isRequired: true, value: 'now' } };

export const Disabled: Story = {
  args: { isDisabled: true, value: 'now' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** One of the answers is not to be had, and says why. */
export const DisabledOption: Story = {
  args: {
    options: [
      { id: 'scheduled', label: 'At the scheduled time' },
      { id: 'now', label: 'Now', description: 'Distribution stands still at the moment.', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Now/ })).toBeDisabled();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'Which of the two times is meant, on the day on which the clock is put back by an hour?',
    options: [
      { id: 'a', label: 'The first: 1:30 AM EDT', description: 'An hour before the clocks are put back.' },
      { id: 'b', label: 'The second: 1:30 AM EST', description: 'When it is half past one once more.' },
    ],
    value: 'b',
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'متى؟',
    value: 'now',
    options: [
      { id: 'now', label: 'الآن' },
      { id: 'later', label: 'لاحقًا' },
    ],
  },
};
