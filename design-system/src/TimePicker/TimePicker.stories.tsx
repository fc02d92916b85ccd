import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { TimePicker, type TimePickerProps } from './TimePicker';

function Held(props: TimePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimePicker
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
  title: 'Forms/TimePicker',
  tags: ['stable'],
  component: TimePicker,
  render: (args) => <Held {...args} />,
  args: { label: 'Time', name: 'time', value: null, onChange: fn(), zoneLabel: 'US/Eastern' },
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(trigger: HTMLElement, option: string) {
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Nothing is told before all three parts are chosen. */
export const Playground: Story = {
  name: 'Playground · clock, hour',
  play: async ({ canvas, args }) => {
    await choose(canvas.getByRole('button', { name: /Hour/ }), '8');
    await choose(canvas.getByRole('button', { name: /Minute/ }), '30');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await choose(canvas.getByRole('button', { name: /AM or PM/ }), 'AM');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hour: 8, minute: 30, period: 'AM' });
  },
};

export const Chosen: Story = {
  args: { value: { hour: 8, minute: 5, period: 'PM' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Minute/ })).toHaveTextContent('05');
    await expect(canvas.getByText('US/Eastern')).toBeVisible();
  },
};

/** The minutes in fives. */
export const Open: Story = {
  args: { value: { hour: 8, minute: 30, period: 'AM' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Minute/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('option')).toHaveLength(12);
    await expect(screen.getByRole('option', { name: '30' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please choose a time.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Time/ })).toHaveAccessibleDescription(
      'Please choose a time.',
    );
    await expect(canvas.getByRole('button', { name: /Hour/ })).toHaveAttribute('id', 'time');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: { hour: 8, minute: 30, period: 'AM' } },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('button')) await expect(part).toBeDisabled();
  },
};

/** Three stops; in each list a digit jumps to what begins with it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const pick = async (name: RegExp, keys: string) => {
      await userEvent.tab();
      const trigger = canvas.getByRole('button', { name });
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await userEvent.keyboard(keys);
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await pick(/Hour/, '8{Enter}');
    await pick(/Minute/, '3{Enter}');
    await pick(/AM or PM/, '{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hour: 8, minute: 30, period: 'PM' });
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The time at which the release is to go out, on the clock of New York',
    description: 'Readers see it in their own time.',
    errorMessage: 'Please select a date and time on or after 11/23/2026 8:30 AM',
  },
};

/** The words follow the script; the time is read from the hour to the minute, as everywhere. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'الوقت',
    value: { hour: 8, minute: 30, period: 'AM' },
    words: { hour: 'الساعة', minute: 'الدقيقة', period: 'صباحًا أو مساءً' },
  },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('button').map((part) => part.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  },
};
