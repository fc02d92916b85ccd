import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../storyFrames';
import { TagGroup, type TagGroupProps } from './TagGroup';

function Held(props: TagGroupProps) {
  const [items, setItems] = useState(props.items);
  return (
    <TagGroup
      {...props}
      items={items}
      onRemove={(id) => {
        setItems((before) => before.filter((item) => item.id !== id));
        props.onRemove(id);
      }}
    />
  );
}

const meta = {
  title: 'Content/TagGroup',
  tags: ['needs-review'],
  component: TagGroup,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Journalist lists',
    items: [
      { id: 'health', label: 'Health care' },
      { id: 'robotics', label: 'Robotics' },
      { id: 'ports', label: 'Ports and shipping' },
    ],
    empty: 'No list chosen',
    onRemove: fn(),
  },
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · tokens, chips, pills, filters',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Robotics/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('robotics');
    await waitFor(() => expect(canvas.queryByText('Robotics')).not.toBeInTheDocument());
  },
};

/** The arrows go from tag to tag, Delete takes one off, and the focus stays among them. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Health care/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /Robotics/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('robotics');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Ports and shipping/ })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No list chosen')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
      { id: 'arabic', label: 'شركة الميناء للروبوتات' },
      { id: 'short', label: 'Ports' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'قوائم الصحفيين',
    items: [
      { id: 'health', label: 'الصحة' },
      { id: 'ports', label: 'الموانئ' },
    ],
  },
};
