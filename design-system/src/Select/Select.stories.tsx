import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Select, type SelectProps } from './Select';

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
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
  title: 'Forms/Select',
  tags: ['stable'],
  component: Select,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Industry',
    name: 'industry',
    options: [
      { id: 'health', label: 'Health' },
      { id: 'manufacturing', label: 'Manufacturing' },
      { id: 'science', label: 'Science' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Industry/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('listbox', { name: 'Industry' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('manufacturing');
    await expect(canvas.getByRole('button', { name: /Manufacturing/ })).toBeVisible();
  },
};

export const Chosen: Story = { args: { value: 'science' } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please choose an industry.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Please choose an industry.');
  },
};

export const Disabled: Story = { args: { value: 'science', isDisabled: true } };
