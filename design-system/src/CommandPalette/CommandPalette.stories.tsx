import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { rightToLeft } from '../storyFrames';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';

const hold = fn();

function Held(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} {...{ isOpen, value }} onChange={setValue} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Navigation/CommandPalette',
  tags: ['needs-review'],
  component: CommandPalette,
  render: (args) => <Held {...args} />,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Search',
    label: 'Number, name, address or words',
    value: '',
    onChange: fn(),
    groups: [
      {
        id: 'releases',
        title: 'Releases',
        items: [
          {
            id: 'release-43',
            label: 'Harbor Robotics Opens Second Plant in Baltimore',
            detail: 'REL-204817, Published',
            href: '#release',
          },
        ],
      },
      { id: 'orders', title: 'Orders', items: [] },
      {
        id: 'actions',
        title: 'Actions',
        items: [{ id: 'hold-43', label: 'Put on hold: Harbor Robotics', onAction: hold }],
      },
    ],
    status: '',
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · command menu, quick search, omnibox, Ctrl K',
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Second Plant/ })).toBeVisible());
    await expect(screen.queryByText('Orders')).not.toBeInTheDocument();
  },
};

/** The focus stays in the field: the arrows choose, Enter takes what is chosen or else the first, Escape closes. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    hold.mockClear();
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('searchbox', { name: 'Number, name, address or words' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('menuitem', { name: /Put on hold/ }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(hold).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('searchbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Nothing: Story = {
  args: { value: 'zzqx', groups: [], status: 'Nothing matches.' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Nothing matches.');
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    title: 'بحث',
    label: 'رقم أو اسم',
    groups: [
      { id: 'releases', title: 'البيانات', items: [{ id: 'one', label: 'افتتاح المصنع', detail: 'منشور' }] },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /افتتاح/ })).toBeVisible());
  },
};
