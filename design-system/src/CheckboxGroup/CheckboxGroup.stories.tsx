import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';

function Held(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CheckboxGroup
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
  title: 'Forms/CheckboxGroup',
  tags: ['needs-review'],
  component: CheckboxGroup,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Reasons',
    name: 'reasons',
    description: 'The customer reads them above the release.',
    options: [
      { id: 'headline', label: 'The headline needs work' },
      {
        id: 'source',
        label: 'The source is not clear',
        description: 'No company, no contact, or neither can be reached.',
      },
      { id: 'links', label: 'Links do not work' },
    ],
    value: [],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · options, multiple choice',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /headline/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Links/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['headline', 'links']);
    await expect(canvas.getByText('No company, no contact, or neither can be reached.')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please choose at least one reason.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please choose at least one reason.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Reasons' })).toHaveAccessibleDescription(
      /Please choose at least one reason\./,
    );
  },
};

/** Each box is a stop of its own: several may be ticked. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /Links/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['headline', 'links']);
  },
};

export const Required: Story = {
  args: { isRequired: true, value: ['links'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: ['links'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'Everything that has to be mended before the release can be looked at once more',
    options: [
      {
        id: 'names',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        description: 'It is written in three ways in the release, and in a fourth one in the contact.',
      },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'الأسباب',
    description: undefined,
    options: [{ id: 'a', label: 'الروابط لا تعمل' }],
    value: ['a'],
  },
};
