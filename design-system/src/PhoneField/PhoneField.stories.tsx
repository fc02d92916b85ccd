import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrow, phone, rightToLeft } from '../storyFrames';
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
  name: 'Playground · telephone',
  args: { onBlur: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number' }), '4105550100');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Extension' }), '12');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      code: null,
      number: '4105550100',
      extension: '12',
    });
    const number = canvas.getByRole('textbox', { name: 'Number' });
    await expect(number).toHaveAttribute('type', 'tel');
    await expect(number).toHaveAttribute('autocomplete', 'tel-national');
    await expect(number).not.toHaveAttribute('dir');
    await expect(args.onBlur).toHaveBeenLastCalledWith('number');
  },
};

export const Filled: Story = {
  args: { code: '1', number: '4105550100', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: {
    number: '4105550100',
    extension: '12345678901',
    errors: {
      code: 'Please choose a country code.',
      extension: 'Your press release contact phone extension cannot exceed 10 characters.',
    },
  },
  play: async ({ canvas }) => {
    const extension = canvas.getByRole('textbox', { name: 'Extension' });
    await expect(extension).toBeInvalid();
    await expect(extension).toHaveAccessibleDescription(
      'Your press release contact phone extension cannot exceed 10 characters.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toBeValid();
    await expect(canvas.getByRole('button', { name: /Country code/ })).toHaveAccessibleDescription(
      'Please choose a country code.',
    );
  },
};

export const Disabled: Story = {
  args: { code: '1', number: '4105550100', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Country code/ })).toBeDisabled();
    for (const part of canvas.getAllByRole('textbox')) await expect(part).toBeDisabled();
  },
};

/** Three stops: the code opens as a list, the number and the extension are typed. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Country code/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('j{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '81', number: '', extension: '' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /Country code/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveFocus();
    await userEvent.keyboard('355550100');
    await userEvent.tab();
    await userEvent.keyboard('7');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '81', number: '355550100', extension: '7' });
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The telephone of whoever the editors may ask until late in the evening',
    description: 'Readers do not see it.',
    code: '246',
    codeOptions: [{ id: '246', label: 'British Indian Ocean Territory (Diego Garcia) +246' }],
    number: '410 555 0100 or, in the evening, 410 555 0199',
    errors: { number: 'Your press release contact phone cannot exceed 32 characters.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveAccessibleDescription(
      'Your press release contact phone cannot exceed 32 characters.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Extension' })).toBeValid();
  },
};

/** Below each other, in the order in which they are dialled. */
export const Phone: Story = { globals: phone, args: { code: '1', number: '4105550100', extension: '12' } };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'الهاتف',
    code: '81',
    number: '355550100',
    words: { code: 'رمز البلد', noCode: 'الرمز', number: 'الرقم', extension: 'التحويلة' },
  },
};
