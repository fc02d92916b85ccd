import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

function Held(props: PhoneFieldProps) {
  const [phone, setPhone] = useState({ code: props.code, number: props.number, extension: props.extension });
  return (
    <PhoneField
      {...props}
      {...phone}
      onChange={(next) => {
        setPhone(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/PhoneField',
  tags: ['needs-review'],
  component: PhoneField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Phone',
    names: { code: 'phoneCode', number: 'phone', extension: 'phoneExtension' },
    code: null,
    number: '',
    extension: '',
    codeOptions: [
      { id: '1', label: 'United States +1' },
      { id: '44', label: 'United Kingdom +44' },
      { id: '81', label: 'Japan +81' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number' }), '4105550100');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Extension' }), '12');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      code: null,
      number: '4105550100',
      extension: '12',
    });
  },
};

export const Filled: Story = { args: { code: '1', number: '4105550100', isRequired: true } };

export const Invalid: Story = {
  args: { number: '4105550100', errors: { code: 'Please choose a country code.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Country code/ })).toHaveAccessibleDescription(
      'Please choose a country code.',
    );
  },
};
