import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch';

function Held(props: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return <Switch {...props} isSelected={isSelected} onChange={setSelected} />;
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Add a second contact' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const On: Story = { args: { isSelected: true } };

export const Disabled: Story = { args: { isDisabled: true } };
