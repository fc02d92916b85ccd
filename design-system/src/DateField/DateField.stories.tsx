import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { focusField } from '../ErrorSummary/focusField';
import { Stack } from '../Page/Stack';
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
  tags: ['needs-review'],
  component: DateField,
  render: (args) => <Held {...args} />,
  args: { label: 'Start Date', name: 'startDate', value: null, onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getByRole('textbox', { name: /Start Date|تاريخ/ });

export const Playground: Story = {
  name: 'Playground · date input',
};

/** The strokes come by themselves; the outside hears of a whole date only. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('1123202');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.any(String));
    await userEvent.keyboard('6');
    await expect(field(canvas)).toHaveValue('11/23/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
  },
};

/** As it comes from a letter: without leading zeros, or as a program writes it. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    for (const text of ['3/5/2027', '2027-03-05', '5 Mar 2027', 'March 5, 2027']) {
      await userEvent.clear(field(canvas));
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05');
      await userEvent.tab();
      await expect(field(canvas)).toHaveValue('03/05/2027');
    }
  },
};

/** As it is said, as a program writes it, or with two digits of the year, which count once the field is left. */
export const InOtherForms: Story = {
  name: 'In other forms',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    for (const text of ['24 Dec 2026', 'Dec 24 2026', '2026-12-24', '122426']) {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), text);
      await expect(args.onChange).not.toHaveBeenCalledWith('2020-12-24');
      await userEvent.tab();
      await expect(field(canvas)).toHaveValue('12/24/2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    }
  },
};

/** A day that is in no calendar stays as it was typed, and counts as none until it is mended. */
export const NoSuchDay: Story = {
  args: { value: '2027-02-05', onTextError: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.clear(field(canvas));
    for (const [typed, shown, words] of [
      ['02312027', '02/31/2027', 'February 31, 2027 does not exist.'],
      ['13/31/2027', '13/31/2027', 'There is no month 13. Write the date as month / day / year.'],
      ['2/5/2', '2/5/2', 'Write the year with four digits.'],
      ['31 Feb 2027', '31 Feb 2027', 'February 31, 2027 does not exist.'],
      ['next week', 'next week', 'Write the date as month / day / year.'],
    ] as const) {
      await userEvent.clear(field(canvas));
      await expect(field(canvas)).toBeValid();
      await userEvent.type(field(canvas), typed);
      await userEvent.tab();
      await expect(field(canvas)).toHaveValue(shown);
      await expect(field(canvas)).toHaveAccessibleDescription(`Month / day / year ${words}`);
      await expect(args.onTextError).toHaveBeenLastCalledWith(words);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.any(String));
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '02282027');
    await expect(field(canvas)).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
  },
};

/** Whoever leaves the field by a press presses what is under the pointer: what is wrong is told behind it. */
export const LeftByPress: Story = {
  render: (args) => (
    <Stack>
      <Held {...args} />
      <Button>Next</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '02312027');
    const hand = userEvent.setup();
    await hand.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Next' }) });
    await expect(field(canvas)).not.toHaveFocus();
    await expect(field(canvas)).toBeValid();
    await hand.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(field(canvas)).toBeInvalid());
  },
};

export const Filled: Story = {
  args: { value: '2026-11-23', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};

/** The text of an error leads to the field. */
export const Invalid: Story = {
  args: { errorMessage: 'Enter the day the coupon starts' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeInvalid();
    await expect(canvas.getByText('Enter the day the coupon starts')).toBeVisible();
    await expect(focusField('startDate')).toBe(true);
    await expect(field(canvas)).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { value: '2026-11-23', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = {
  args: { value: '2026-11-23', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeDisabled();
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
