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

/** Typed month by day by year; the outside hears of a whole date only. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('11232026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
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
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const Invalid: Story = {
  args: { value: '2026-11-01', errorMessage: 'Choose a date at least 2 hours from now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toBeInvalid();
    await expect(canvas.getByText('Choose a date at least 2 hours from now')).toBeVisible();
    await expect(document.getElementById('date')).toContainElement(
      canvas.getByRole('spinbutton', { name: /month/ }),
    );
  },
};

function LedTo(props: DatePickerProps) {
  const month = useRef<{ focus: () => void }>(null);
  return (
    <Stack>
      <ErrorSummary errors={[{ text: 'Please provide a press release date.', targetId: 'date' }]} />
      <Held {...props} inputRef={month} />
      <Button onPress={() => month.current?.focus()}>Change the date</Button>
    </Stack>
  );
}

/** The summary of what is wrong leads to the month, its first part; and so does a form. */
export const LedToFromOutside: Story = {
  args: { errorMessage: 'Please provide a press release date.' },
  render: (args) => <LedTo {...args} />,
  play: async ({ canvas }) => {
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await userEvent.click(canvas.getByRole('link', { name: 'Please provide a press release date.' }));
    await expect(month).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the date' }));
    await expect(month).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { value: '2026-11-23', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: /Calendar/ })).toBeDisabled();
  },
};

/** Typed, or chosen from the month: the arrows go by day, PageDown by month, Enter chooses and closes. */
export const Keyboard: Story = {
  args: { value: '2026-11-23' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const open = canvas.getByRole('button', { name: /Calendar/ });
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: /November 23, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(open).toHaveFocus();
  },
};

export const Required: Story = { args: { isRequired: true } };

export const ReadOnly: Story = {
  args: { value: '2026-11-23', isReadOnly: true },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveAttribute('aria-readonly', 'true');
    // As in every field that can only be read.
    const box = canvas.getByRole('group');
    await expect(getComputedStyle(box).borderTopStyle).toBe('dashed');
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
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  },
};
