import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea';

function Held(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
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
  args: { value: 'Lakeview Health today named Dana Ortiz chief nursing officer, effective January 4.' },
};

/** The counter is seen at once and spoken, near the end, when typing has stopped. */
export const Counter: Story = {
  args: { counterMax: 20, value: 'Eighteen signs now' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!!!');
    await expect(canvas.getAllByText('1 character too many')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('1 character too many')).toHaveLength(2), {
      timeout: 3000,
    });
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Your summary cannot contain HTML.', value: '<b>New</b> plant' },
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
