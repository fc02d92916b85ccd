import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('now');
    await expect(canvas.getByRole('radio', { name: 'Now' })).toBeChecked();
  },
};

export const Row: Story = { args: { layout: 'row', value: 'now' } };

export const Invalid: Story = {
  args: { errorMessage: 'Please say when it is to go out.', isRequired: true },
};
