import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './ComboBox';

function Held(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBox
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
  title: 'Forms/ComboBox',
  tags: ['needs-review'],
  component: ComboBox,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Country',
    name: 'country',
    options: [
      { id: 'CA', label: 'Canada' },
      { id: 'CI', label: 'Côte d’Ivoire' },
      { id: 'JP', label: 'Japan' },
      { id: 'US', label: 'United States' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'united');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: 'United States' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('US');
    await expect(canvas.getByRole('combobox')).toHaveValue('United States');
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Please choose a country.' } };
