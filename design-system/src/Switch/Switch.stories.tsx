import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { Switch, type SwitchProps } from './Switch';

function Held(props: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <Switch
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
  title: 'Forms/Switch',
  tags: ['stable'],
  component: Switch,
  render: (args) => <Held {...args} />,
  args: { isSelected: false, onChange: fn(), children: 'Add a second contact' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · toggle',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Add a second contact' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const On: Story = { args: { isSelected: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

/** How the knob of the switch looks and where it stands; it is painted, and no element. */
const knobIn = (canvasElement: HTMLElement) => {
  const track = canvasElement.querySelector('[aria-hidden="true"]');
  if (track === null) throw new Error('The switch has no track.');
  return { track: getComputedStyle(track), knob: getComputedStyle(track, '::before') };
};

export const DisabledOn: Story = {
  args: { isDisabled: true, isSelected: true },
  play: async ({ canvasElement }) => {
    const { track, knob } = knobIn(canvasElement);
    await expect(knob.backgroundColor).not.toBe(track.backgroundColor);
    await expect(knob.backgroundColor).toBe(track.borderColor);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Add a second contact' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    children: 'Add a second contact, whom the newsrooms may ask when the first one cannot be reached',
    isSelected: true,
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: 'إضافة جهة اتصال ثانية', isSelected: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(knobIn(canvasElement).knob.translate).toMatch(/^-/));
  },
};
