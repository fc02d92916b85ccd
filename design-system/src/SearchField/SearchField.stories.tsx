import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField';

function Held(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
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
  title: 'Forms/SearchField',
  tags: ['needs-review'],
  component: SearchField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Search orders',
    name: 'search',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · filter, find',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Search orders' })).toBeVisible();
  },
};

/** Nothing is searched while typing; Enter and the button do the same. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('searchbox', { name: 'Search orders' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('lakeview');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('lakeview');
    // The button to clear is no stop on the way: Escape does the same.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Filled: Story = { args: { value: 'dana.ortiz@lakeview.example' } };

/** Escape and the button with the cross empty the field; the focus stays in it. */
export const Clearing: Story = {
  args: { value: 'lakeview' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.keyboard('harbor{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('');
  },
};

/** While a search runs, neither Enter nor the button starts another. */
export const Pending: Story = {
  args: { value: 'lakeview', isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /^Search/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Search/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('searchbox'), 's{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('lakeviews');
  },
};

export const WithDescription: Story = {
  args: { description: 'By order number, login name or release number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'By order number, login name or release number.',
    );
  },
};

export const Invalid: Story = {
  args: { value: 'la', errorMessage: 'Type at least 3 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeInvalid();
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription('Type at least 3 characters.');
  },
};

export const Disabled: Story = {
  args: { value: 'lakeview', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Search the bundle orders of all customers, partners and virtual press offices',
    value:
      'a-very-long-login-name-that-does-not-fit-into-the-field-at-all@communications.lakeview-health.example',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 'calc(var(--screen-min) - 2 * var(--space-4))' }}>
      <Held {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'البحث في الطلبات', submitLabel: 'بحث', value: 'شركة البحيرة' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Held {...args} />
    </div>
  ),
};
