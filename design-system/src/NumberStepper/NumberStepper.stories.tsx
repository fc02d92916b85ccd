import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { NumberStepper, type NumberStepperProps } from './NumberStepper';

function Held(props: NumberStepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberStepper
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
  title: 'Forms/NumberStepper',
  tags: ['needs-review'],
  component: NumberStepper,
  render: (args) => <Held {...args} />,
  args: { label: 'Journalist lists', name: 'lists', value: 1, minValue: 0, maxValue: 3, onChange: fn() },
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · spinner, quantity, counter',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Journalist lists' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const AtTheLimit: Story = {
  args: { value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled();
  },
};

/** Each key counts, before the field is left; a count that is not allowed stays to be corrected. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Journalist lists' });
    await userEvent.clear(input);
    await userEvent.type(input, '2');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.type(input, '4');
    await expect(args.onChange).toHaveBeenLastCalledWith(24);
    await userEvent.tab();
    await expect(input).toHaveValue('24');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please choose at least one list.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Journalist lists' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please choose at least one list.');
  },
};

/** One stop: the buttons are for the pointer. The arrows count, Home and End go to the ends, and it can be typed. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Journalist lists' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    // An empty field is the least there can be.
    await userEvent.keyboard('{ArrowUp}{Control>}a{/Control}{Backspace}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}a{/Control}2');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(input).not.toHaveFocus();
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'How many lists of journalists are to be bought besides those that the package includes',
    description: 'Each costs $240.00. Premium includes two.',
    isOptional: true,
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'قوائم الصحفيين' },
};
