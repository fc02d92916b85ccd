import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { focusField } from '../ErrorSummary/focusField';
import { DateField, type DateFieldProps } from './DateField';

function Held(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
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
  title: 'Forms/DateField',
  tags: ['experimental'],
  component: DateField,
  render: (args) => <Held {...args} />,
  args: { label: 'Start Date', name: 'startDate', value: null, onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed month by day by year, the focus goes along; the outside hears of a whole date only. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('1123');
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.any(String));
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
  },
};

/** The arrow keys count a segment and go from one to the next. */
export const Keyboard: Story = {
  args: { value: '2026-11-23' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-24');
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
  },
};

/** A date that lost a part is none, and what is left of it stays; typed anew it counts again. */
export const PartTakenAway: Story = {
  args: { value: '2026-03-23', onBlur: fn() },
  play: async ({ canvas, args }) => {
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await userEvent.click(month);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(month).toHaveTextContent('mm');
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('23');
    // The same month as before.
    await userEvent.click(month);
    await userEvent.keyboard('3');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-23');
    await userEvent.click(month);
    await userEvent.keyboard('11');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
    await expect(month).toHaveTextContent('11');
  },
};

export const Filled: Story = {
  args: { value: '2026-11-23', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};

/** The text of an error leads to the first segment. */
export const Invalid: Story = {
  args: { errorMessage: 'Enter the day the coupon starts' },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toBeInvalid();
    await expect(canvas.getByText('Enter the day the coupon starts')).toBeVisible();
    await expect(focusField('startDate')).toBe(true);
    await expect(month).toHaveFocus();
  },
};

/** What cannot be read as a date is shown as none. */
export const NoDate: Story = {
  args: { value: '2026-02-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveTextContent('mm');
  },
};

export const ReadOnly: Story = {
  args: { value: '2026-11-23', isReadOnly: true },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveAttribute('aria-readonly', 'true');
    // As in every field that can only be read.
    const box = month.parentElement?.closest('[data-readonly]');
    await expect(box && getComputedStyle(box).borderTopStyle).toBe('dashed');
  },
};

export const Disabled: Story = {
  args: { value: '2026-11-23', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: {
    label: 'The day on which the coupon can be used for the first time, in the time of New York',
    description: 'It starts at midnight, US/Eastern, also for customers who live elsewhere.',
    isOptional: true,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 'calc(var(--screen-min) - 2 * var(--space-4))' }}>
      <Held {...args} />
    </div>
  ),
};

/** Label and help follow the script; the day stays month / day / year. */
export const RightToLeft: Story = {
  args: { label: 'تاريخ البدء', value: '2026-11-23' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Held {...args} />
    </div>
  ),
};
