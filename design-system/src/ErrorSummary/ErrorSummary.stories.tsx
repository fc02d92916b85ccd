import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DatePicker } from '../DatePicker/DatePicker';
import { Stack } from '../Page/Stack';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Forms/ErrorSummary',
  tags: ['stable'],
  component: ErrorSummary,
  args: {
    errors: [
      { text: 'Enter a headline', targetId: 'headline' },
      { text: 'Choose an industry', targetId: 'industry' },
      { text: 'Choose a date at least 2 hours from now', targetId: 'date' },
      { text: 'Say when it is to go out', targetId: 'when' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField label="Headline" name="headline" value="" onChange={fn()} errorMessage="Enter a headline" />
      <Select
        label="Industry"
        name="industry"
        value={null}
        options={[{ id: 'a', label: 'Health' }]}
        onChange={fn()}
        errorMessage="Choose an industry"
      />
      <DatePicker
        label="Date"
        name="date"
        value={null}
        onChange={fn()}
        errorMessage="Choose a date at least 2 hours from now"
      />
      <RadioGroup
        label="When"
        name="when"
        value={null}
        options={[
          { id: 'now', label: 'Now' },
          { id: 'later', label: 'Later' },
        ]}
        onChange={fn()}
        errorMessage="Say when it is to go out"
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it appears; each line leads to its field, whatever kind of field it is. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a headline' }));
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose an industry' }));
    await expect(canvas.getByRole('button', { name: /Industry/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Choose a date/ }));
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Say when/ }));
    await expect(canvas.getByRole('radio', { name: 'Now' })).toHaveFocus();
  },
};

export const One: Story = {
  args: { errors: [{ text: 'Your card was declined.' }] },
  render: (args) => <ErrorSummary {...args} />,
};
