import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link';
import { narrow, rightToLeft } from '../storyFrames';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Held(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  render: (args) => <Held {...args} />,
  args: { isSelected: false, onChange: fn(), name: 'terms', children: 'I agree to the terms of service.' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · tick, consent',
  play: async ({ canvas }) => {
    await expect(document.getElementById('terms')).toContainElement(canvas.getByRole('checkbox'));
  },
};

/** Space ticks, and takes the tick away; Enter is left to the form. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms of service.' });
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Selected: Story = { args: { isSelected: true } };

export const Invalid: Story = {
  args: { errorMessage: 'Please accept the terms.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
};

/** A link in the words of a checkbox is followed, and does not tick the box. */
export const WithLink: Story = {
  args: {
    children: (
      <>
        I agree to the <Link href="#terms">Terms of Service</Link>.
      </>
    ),
  },
  play: async ({ canvas }) => {
    // A click of the browser itself: the simulated one does not know that links in labels are their own.
    canvas.getByRole('link').click();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const WithHelp: Story = {
  args: {
    children: 'Save payment information for future purchases.',
    description: 'You can take it back in the settings.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can take it back in the settings.',
    );
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    children:
      'I have read what becomes of the release once it is submitted, and I know that it cannot be edited until the editors have looked at it',
    errorMessage: 'Please confirm that you know what becomes of the release once it is submitted.',
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: 'أوافق على شروط الخدمة.' },
};
