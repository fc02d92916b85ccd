import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Link } from '../Link/Link';
import { Stack } from '../Page/Stack';
import { Popover } from './Popover';

const meta = {
  title: 'Feedback/Popover',
  tags: ['needs-review'],
  component: Popover,
  args: {
    trigger: <Button>How the price is made</Button>,
    title: 'Premium',
    children: (
      <DescriptionList
        items={[
          { term: 'Package', value: '$480.00' },
          { term: 'Bundle', value: '−$48.00' },
        ]}
      />
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · flyout, bubble',
};

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Premium' })).toBeVisible());
  },
};

/** Enter opens it and puts the focus inside, its button and Escape close it and give the focus back. */
export const Keyboard: Story = {
  args: { children: <Link href="#prices">All prices</Link> },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'How the price is made' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Premium' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Premium' }).contains(document.activeElement)).toBe(true),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What stands inside may close it. */
export const ClosedFromInside: Story = {
  tags: ['behaviour'],
  args: {
    title: undefined,
    'aria-label': 'Take the list off',
    children: (close: () => void) => (
      <Stack gap="tight">
        <p>The list is taken off this order.</p>
        <Button onPress={close}>Got it</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Take the list off' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Longer than the window: the popover scrolls, the screen does not grow. */
export const LongTexts: Story = {
  args: {
    isOpen: true,
    width: 'medium',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: 'The distribution reaches the sites that take releases of this kind. '.repeat(40),
  },
};

export const Phone: Story = {
  args: { isOpen: true, width: 'medium' },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = {
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl" lang="ar">
        <Popover {...args} />
      </div>
    </I18nProvider>
  ),
  args: {
    isOpen: true,
    trigger: <Button>كيف يحسب السعر</Button>,
    title: 'الباقة',
    children: (
      <p dir="rtl" lang="ar">
        شركة الميناء للروبوتات تفتتح مصنعها في بالتيمور
      </p>
    ),
  },
};
