import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { Select, type SelectProps } from './Select';

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
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
  title: 'Forms/Select',
  tags: ['stable'],
  component: Select,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Industry',
    name: 'industry',
    options: [
      { id: 'health', label: 'Health' },
      { id: 'manufacturing', label: 'Manufacturing' },
      { id: 'science', label: 'Science' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · dropdown, picklist',
};

/** Enter opens, the arrows go, a letter jumps, Escape leaves things as they were. */
export const Keyboard: Story = {
  args: { onBlur: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Industry/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Industry' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('manufacturing');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Manufacturing/ })).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('s');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Science' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Manufacturing/ })).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(args.onBlur).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Manufacturing/ })).toHaveFocus();
  },
};

export const Chosen: Story = { args: { value: 'science' } };

/** The list, with the answer that is chosen and the one that the keyboard is at. */
export const Open: Story = {
  args: { value: 'manufacturing' },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('option', { name: 'Manufacturing' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Science' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please choose an industry.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Please choose an industry.');
    await expect(canvas.getByRole('button')).toHaveAttribute('id', 'industry');
  },
};

export const Disabled: Story = {
  args: { value: 'science', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};

/** One answer cannot be given here; the list says so, and the keys pass it over. */
export const DisabledOption: Story = {
  args: {
    options: [
      { id: 'health', label: 'Health' },
      { id: 'science', label: 'Science', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Science' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** There is nothing to choose from. */
export const Empty: Story = {
  tags: ['behaviour'],
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Industry/ })).toHaveTextContent('Choose…');
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The industry that the newsrooms are to file the release under when it arrives',
    description: 'Only one: the list of journalists follows from it.',
    value: 'long',
    options: [{ id: 'long', label: 'Pharmaceuticals, biotechnology, medical devices and hospital supplies' }],
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'القطاع', value: 'health', options: [{ id: 'health', label: 'الصحة' }] },
};
