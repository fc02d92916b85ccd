import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Stack } from '../Page/Stack';
import { narrow, rightToLeft } from '../storyFrames';
import { DatePicker, type DatePickerProps } from './DatePicker';

function Held(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
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
  title: 'Forms/DatePicker',
  tags: ['needs-review'],
  component: DatePicker,
  render: (args) => <Held {...args} />,
  args: { label: 'Date', name: 'date', value: null, onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed as month / day / year; the outside hears of a whole date only. */
export const Playground: Story = {
  name: 'Playground · calendar, date input',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date' }), '11232026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
  },
};

/** What was typed is kept and judged, and never moved to a day that exists; the month mends it. */
export const NoSuchDay: Story = {
  args: { value: '2027-02-05' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Date' });
    await userEvent.clear(input);
    await userEvent.type(input, '02/31/2027');
    await userEvent.tab();
    await expect(input).toHaveValue('02/31/2027');
    await expect(input).toHaveAccessibleDescription('Month / day / year February 31, 2027 does not exist.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.any(String));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /Today/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(String));
    await expect(input).toBeValid();
  },
};

export const Calendar: Story = {
  args: { maxValue: '2026-11-27', value: '2026-11-23', minValue: '2026-11-20' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: /November 19, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: /November 28, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: /November 24, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
  },
};

/** The month, with the day that is chosen; days that cannot be chosen are struck through. */
export const Open: Story = {
  args: { value: '2026-11-23', minValue: '2026-11-20' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Calendar/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /November 23, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('button', { name: /November 24, 2026/ })).toHaveFocus();
  },
};

/** A date before the first possible one is kept as it is; only a rule may refuse it, in words. */
export const BeforeTheFirst: Story = {
  args: { value: '2026-11-01', minValue: '2026-11-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('textbox')).toHaveValue('11/01/2026');
  },
};

export const Invalid: Story = {
  args: { value: '2026-11-01', errorMessage: 'Choose a date at least 2 hours from now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('Choose a date at least 2 hours from now')).toBeVisible();
  },
};

function LedTo(props: DatePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack>
      <ErrorSummary errors={[{ text: 'Please provide a press release date.', targetId: 'date' }]} />
      <Held {...props} inputRef={input} />
      <Button onPress={() => input.current?.focus()}>Change the date</Button>
    </Stack>
  );
}

/** The summary of what is wrong leads to the field; and so does a form. */
export const LedToFromOutside: Story = {
  args: { errorMessage: 'Please provide a press release date.' },
  render: (args) => <LedTo {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('link', { name: 'Please provide a press release date.' }));
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the date' }));
    await expect(input).toHaveFocus();
  },
};

export const Disabled: Story = {
  tags: ['full'],
  args: { value: '2026-11-23', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Calendar/ })).toBeDisabled();
  },
};

/** Typed, or chosen from the month: the arrows go by day, PageDown by month, Enter chooses and closes. */
export const Keyboard: Story = {
  args: { value: '2026-11-23' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    const open = canvas.getByRole('button', { name: /Calendar/ });
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: /November 23, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A frame after the dialog is gone.
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Required: Story = { args: { isRequired: true } };

export const ReadOnly: Story = {
  args: { value: '2026-11-23', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: /Calendar/ })).toBeDisabled();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The day on which the release is to go out to the newsrooms, in the time of New York',
    description: 'Basic and Standard take 48 hours, Advanced and Premium 24.',
    errorMessage: 'Please select a date and time on or after 11/23/2026 8:30 AM',
  },
};

/** Label and help follow the script; the day stays month / day / year, as it is in the release. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'تاريخ النشر', value: '2026-11-23' },
};
