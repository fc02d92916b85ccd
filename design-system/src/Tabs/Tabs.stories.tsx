import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Stack } from '../Page/Stack';
import { TextField } from '../TextField/TextField';
import { Tabs, type TabsProps } from './Tabs';

const order = (
  <DescriptionList
    items={[
      { term: 'Order', value: 'ORD-88121' },
      { term: 'Placed', value: '20 Nov 2026, 11:31 AM ET' },
      { term: 'Total', value: '$349.00' },
    ]}
  />
);

const meta = {
  title: 'Navigation/Tabs',
  tags: ['needs-review'],
  component: Tabs,
  args: {
    label: 'Parts of the order',
    items: [
      { id: 'order', label: 'Order', content: order },
      { id: 'payments', label: 'Payments', count: 2, content: <p>Two payments by credit card.</p> },
      {
        id: 'refunds',
        label: 'Refund requests',
        count: 0,
        content: <EmptyState title="No refund requests" />,
      },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs, which are there a moment after their list. */
const tabsOf = (place: HTMLElement): Promise<HTMLElement[]> => within(place).findAllByRole('tab');

export const Playground: Story = {
  name: 'Playground · tab bar, panels',
  args: { defaultSelectedId: 'refunds' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Refund requests 0' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Order' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Order' })).toHaveTextContent('ORD-88121');
    await userEvent.click(canvas.getByRole('tab', { name: 'Payments 2' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('payments');
    await expect(canvas.getByRole('tabpanel', { name: 'Payments 2' })).toHaveTextContent('Two payments');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

/** One stop of the Tab key; the arrows go round, Home and End to the ends, Tab into the panel. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = await tabsOf(canvasElement);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(first).toHaveFocus();
  },
};

/** The arrows only move; the panel changes when it is asked for. */
export const Manual: Story = {
  tags: ['behaviour'],
  args: { activation: 'manual' },
  play: async ({ canvas, canvasElement }) => {
    await tabsOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Payments 2' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Order' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Payments 2' })).toHaveAttribute('aria-selected', 'true');
  },
};

function KeptOutside(props: TabsProps) {
  const [selectedId, setSelected] = useState('order');
  return (
    <Stack>
      <Button onPress={() => setSelected('refunds')}>Show the refund requests</Button>
      <Tabs
        {...props}
        selectedId={selectedId}
        onSelect={(id) => {
          props.onSelect?.(id);
          if (id !== 'payments') setSelected(id);
        }}
      />
    </Stack>
  );
}

/** The screen says what is selected: another part of it can select, and a press that it does not take selects nothing. */
export const SelectedByTheScreen: Story = {
  render: (args) => <KeptOutside {...args} />,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Order' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Payments 2' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('payments');
    await expect(canvas.getByRole('tab', { name: 'Order' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the refund requests' }));
    await expect(canvas.getByRole('tab', { name: 'Refund requests 0' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel', { name: 'Refund requests 0' })).toBeVisible();
  },
};

/** What was typed stays; a line of the summary opens the tab of its field. */
export const PartsOfOneForm: Story = {
  args: {
    label: 'Parts of the partner',
    keepsPanels: true,
    items: ['Page', 'Texts', 'Packages'].map((label, index) => ({
      id: label,
      label,
      problems: index,
      content: <TextField label={`${label} title`} name={label} value="" onChange={fn()} />,
    })),
  },
  render: (args) => (
    <Stack>
      <ErrorSummary errors={[{ text: 'Enter a title of the texts', targetId: 'Texts' }]} />
      <Tabs {...args} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const field = await canvas.findByLabelText('Texts title');
    await expect(canvas.getByRole('tab', { name: 'Page' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Packages 2 problems' })).toBeVisible();
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a title of the texts' }));
    await expect(field).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('Texts');
    await expect(canvas.getByRole('tabpanel', { name: 'Texts 1 problem' })).toBeVisible();
  },
};

/** What cannot be opened is passed over by the arrows. */
export const Disabled: Story = {
  args: {
    items: [
      { id: 'order', label: 'Order', content: order },
      { id: 'payments', label: 'Payments', content: 'None.', isDisabled: true },
      { id: 'refunds', label: 'Refund requests', content: 'None.' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await tabsOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Refund requests' })).toHaveFocus();
  },
};

const longItems = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'What the customer has been asked to change before it can go out',
  'History',
].map((label, index) => ({ id: String(index), label, content: `${label}. `.repeat(6) }));

export const LongTexts: Story = { args: { items: longItems } };

export const Phone: Story = { args: { items: longItems }, globals: { viewport: { value: 'mobile1' } } };

/** The right arrow goes on to the left. */
export const RightToLeft: Story = {
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl" lang="ar">
        <Tabs {...args} />
      </div>
    </I18nProvider>
  ),
  args: {
    label: 'أجزاء الطلب',
    items: [
      { id: 'order', label: 'الطلب', content: 'شركة الميناء للروبوتات' },
      { id: 'payments', label: 'المدفوعات', count: 2, content: 'دفعتان' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await tabsOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'المدفوعات 2' })).toHaveFocus();
  },
};
