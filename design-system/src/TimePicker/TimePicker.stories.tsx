import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
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
  play: async ({ canvas, args }) => {
    await choose(canvas.getByRole('button', { name: /Hour/ }), '8');
    await choose(canvas.getByRole('button', { name: /Minute/ }), '30');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await choose(canvas.getByRole('button', { name: /AM or PM/ }), 'AM');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hour: 8, minute: 30, period: 'AM' });
  },
};

export const Chosen: Story = { args: { value: { hour: 8, minute: 5, period: 'PM' } } };

export const Invalid: Story = { args: { errorMessage: 'Please choose a time.', isRequired: true } };
