import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { TextArea, type TextAreaProps } from './TextArea';

function Held(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextArea
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
  title: 'Forms/TextArea',
  tags: ['stable'],
  component: TextArea,
  render: (args) => <Held {...args} />,
  args: { label: 'Summary', name: 'summary', value: '', onChange: fn(), isOptional: true },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · input, multiline',
  args: { value: 'Lakeview Health today named Dana Ortiz chief nursing officer, effective January 4.' },
};

/** The counter is seen at once and spoken, near the end, when typing has stopped. */
export const Counter: Story = {
  args: { counterMax: 20, value: 'Eighteen signs now' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(canvas.getAllByText('1 character left')[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '!!');
    await expect(canvas.getAllByText('1 character too many')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('1 character too many')).toHaveLength(2), {
      timeout: 3000,
    });
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Your summary cannot contain HTML.', value: '<b>New</b> plant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Your summary cannot contain HTML.',
    );
  },
};

export const Required: Story = {
  args: { isOptional: false, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(required)')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'Sent on 20 Nov 2026.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'Sent on 20 Nov 2026.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

/** Enter makes a line, and Tab leaves the field: no key is caught. */
export const Keyboard: Story = {
  args: { onBlur: fn() },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: /Summary/ });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

/** It grows no further than its rows, and scrolls. */
export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'What has to change in the release that is already on the pages of the newsrooms',
    value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and nothing else. '.repeat(8),
    counterMax: 3000,
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'الملخص', value: 'أعلنت ليكفيو هيلث اليوم تعيين دانا أورتيز.' },
};

/** A name in Arabic runs its own way in a page that runs the other: its number and brackets stay where they belong. */
export const OwnDirection: Story = {
  args: { value: 'الميناء للروبوتات 24 (بالتيمور)' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await userEvent.clear(input);
    await userEvent.type(input, 'Harbor Robotics');
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};
