import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Page/Stack';
import { narrow, rightToLeft } from '../storyFrames';
import { TextField, type TextFieldProps } from './TextField';

function Held(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
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
  title: 'Forms/TextField',
  tags: ['stable'],
  component: TextField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Company',
    name: 'company',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    description: 'As it is to stand in the release.',
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · input, text box',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Company' });
    await expect(input).toHaveAttribute('id', 'company');
    await expect(input).toHaveAccessibleDescription('As it is to stand in the release.');
    await userEvent.type(input, 'Lakeview Health');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lakeview Health');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(required)')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Optional: Story = {
  args: { label: 'Job title', isOptional: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(optional)')).toBeVisible();
    await expect(canvas.getByRole('textbox')).not.toBeRequired();
  },
};

export const Invalid: Story = {
  args: { label: 'Headline', isRequired: true, errorMessage: 'Please provide a press release headline.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'As it is to stand in the release. Please provide a press release headline.',
    );
  },
};

/** What is too long stays as typed: the counter says so, a rule refuses it in words. */
export const TooLong: Story = {
  args: { label: 'City', value: 'Baltimore', maxLength: 10, description: undefined },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' and more');
    await expect(canvas.getByRole('textbox')).toHaveValue('Baltimore and more');
    await expect(canvas.getByText('8 characters too many')).toBeVisible();
  },
};

export const Suffix: Story = {
  args: { label: 'Discount', value: '20', suffix: '%', inputMode: 'decimal', description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%')).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { value: 'Lakeview Health', isReadOnly: true } };

export const Disabled: Story = {
  args: { value: 'Lakeview Health', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

/** What is read only can be reached and copied; what is disabled is passed over. */
export const Keyboard: Story = {
  render: (args) => (
    <Stack>
      <Held {...args} />
      <Held {...args} label="Login Username" name="login" value="dana.ortiz" isReadOnly />
      <Held {...args} label="Partner" name="partner" value="Lakeview" isDisabled />
      <Held {...args} label="City" name="city" />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus();
    await userEvent.keyboard('Lakeview');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lakeview');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Login Username' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('textbox', { name: 'Login Username' })).toHaveValue('dana.ortiz');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The name of the company as it is to stand under the release and in every receipt of it',
    description: 'Newsrooms take it over to the letter, with the legal form only where people know it so.',
    errorMessage: 'Your press release company cannot exceed 100 characters. Leave out what is not its name.',
    value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    maxLength: 60,
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'الشركة', value: 'شركة الميناء للروبوتات', description: 'كما ستظهر في البيان' },
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
