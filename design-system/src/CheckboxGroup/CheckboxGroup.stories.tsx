import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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
  tags: ['experimental'],
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
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /headline/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Links/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['headline', 'links']);
  },
};

export const Invalid: Story = { args: { errorMessage: 'Please choose at least one reason.' } };
