import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton';

/** A clipboard of the story's own, since that of the machine needs a permission. Returns what was copied. */
function clipboard(outcome: 'allowed' | 'refused' | 'absent'): string[] {
  const copied: string[] = [];
  const writeText = (text: string) => {
    if (outcome === 'refused') return Promise.reject(new DOMException('Not here', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: outcome === 'absent' ? undefined : { writeText },
  });
  return copied;
}

const meta = {
  title: 'Actions/CopyButton',
  tags: ['needs-review'],
  component: CopyButton,
  args: { text: 'SPRING-2026', label: 'Copy coupon code' },
  afterEach: () => {
    // That of the browser lies on the prototype and comes back.
    Reflect.deleteProperty(navigator, 'clipboard');
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · clipboard',
};

/** Enter copies, and a live region says so; the focus stays on the button. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const copied = clipboard('allowed');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy coupon code' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(copied).toEqual(['SPRING-2026']);
    await expect(button).toHaveFocus();
  },
};

/** The browser refuses: the text stands selected in a field, with the focus. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    clipboard('refused');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy coupon code' }));
    const field = await canvas.findByRole('textbox', { name: 'Copy coupon code' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('SPRING-2026');
    await expect(document.getSelection()?.toString()).toBe('SPRING-2026');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    // Pressed once more, it is selected once more.
    await userEvent.click(canvas.getByRole('button', { name: 'Copy coupon code' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Copy coupon code' })).toHaveFocus());
    await expect(document.getSelection()?.toString()).toBe('SPRING-2026');
  },
};

/** An address without encryption has no clipboard at all. */
export const WithoutClipboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    clipboard('absent');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy coupon code' }));
    await expect(await canvas.findByRole('textbox', { name: 'Copy coupon code' })).toHaveFocus();
  },
};

/** In a row of a table: the words are for screen readers, and name the thing. */
export const IconOnly: Story = {
  args: { isIconOnly: true, label: 'Copy SPRING-2026' },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' }}>
      SPRING-2026 <CopyButton {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const copied = clipboard('allowed');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy SPRING-2026' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(copied).toEqual(['SPRING-2026']);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Copy the address of the release as it was published',
    text: 'https://example.com/'.repeat(20),
  },
  play: async ({ canvas, args }) => {
    clipboard('refused');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('textbox')).toHaveValue(args.text);
  },
};

export const RightToLeft: Story = {
  args: { label: 'نسخ رمز القسيمة' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <CopyButton {...args} />
    </div>
  ),
};
