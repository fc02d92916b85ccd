import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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
  tags: ['experimental'],
  component: NumberStepper,
  render: (args) => <Held {...args} />,
  args: { label: 'Journalist lists', name: 'lists', value: 1, minValue: 0, maxValue: 3, onChange: fn() },
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Journalist lists' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const AtTheLimit: Story = { args: { value: 3 } };

export const Invalid: Story = { args: { errorMessage: 'Please choose at least one list.' } };
