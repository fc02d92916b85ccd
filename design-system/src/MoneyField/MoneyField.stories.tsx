import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Page/Stack';
import { MoneyField, type MoneyFieldProps } from './MoneyField';

function Held(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next, typed) => {
        setValue(next);
        props.onChange(next, typed);
      }}
    />
  );
}

const meta = {
  title: 'Forms/MoneyField',
  tags: ['needs-review'],
  component: MoneyField,
  render: (args) => <Held {...args} />,
  args: { label: 'Coupon Amount', name: 'amount', value: null, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · amount, currency, price',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
  },
};

/** The outside hears of cents; on leaving, the amount is written out. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Coupon Amount' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('US dollars');
    await userEvent.keyboard('$1234.5');
    await expect(input).toHaveValue('$1234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123450, '$1234.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const Filled: Story = {
  args: { value: 34900 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('349.00');
  },
};

/** What is no amount gives null, and stays as it was typed. */
export const NoAmount: Story = {
  args: { value: 34900 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null, '');
    await userEvent.type(input, '20.005');
    await userEvent.tab();
    await expect(input).toHaveValue('20.005');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, '20.005');
  },
};

function Refilled(props: MoneyFieldProps) {
  const [value, setValue] = useState<number | null>(props.value);
  return (
    <Stack>
      <MoneyField {...props} value={value} onChange={setValue} />
      <div>
        <Button onPress={() => setValue(7900)}>Take the price</Button>
      </div>
    </Stack>
  );
}

/** A value from outside takes the place of what was typed. */
export const FromOutside: Story = {
  render: (args) => <Refilled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'about twenty');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the price' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('79.00');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Enter an amount in dollars, such as 20.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('Enter an amount in dollars, such as 20.00')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { value: 34900, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = {
  args: { value: 34900, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'The amount that goes back to the card the customer paid with, without the part a bundle covered',
    value: 123456789012,
    isOptional: true,
    description: 'Never more than what is still refundable.',
  },
};

/** Amounts read from the left in every script. */
export const RightToLeft: Story = {
  args: { label: 'قيمة القسيمة', value: 123450 },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Held {...args} />
    </div>
  ),
};

export const Required: Story = {
  args: { isRequired: true, description: 'At most $349.00.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};
