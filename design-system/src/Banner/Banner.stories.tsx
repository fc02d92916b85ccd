import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link';
import { narrow, phone, rightToLeft } from '../storyFrames';
import { Banner } from './Banner';

const meta = {
  title: 'Feedback/Banner',
  tags: ['stable'],
  component: Banner,
  args: { tone: 'info', title: 'Local edition', children: 'Mail stays in the inbox page of this machine.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · alert, notice, message',
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent('Local edition');
    await expect(banner).toHaveTextContent('Mail stays in the inbox page of this machine.');
  },
};

export const OnHold: Story = {
  args: {
    tone: 'warning',
    title: 'Your release is on hold. Revisions are required.',
    children: (
      <ul>
        <li>The headline names a product that is not in the text.</li>
        <li>The contact cannot be reached.</li>
      </ul>
    ),
    action: <Link href="#headline">Edit the headline</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Revisions are required.');
  },
};

export const Success: Story = {
  args: { tone: 'success', title: 'Your release was submitted to Editorial.', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your release was submitted to Editorial.');
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your card was declined.',
    children: 'Nothing was charged. Your draft is as it was.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing was charged. Your draft is as it was.',
    );
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** First the way on, then the way to put it away. */
export const Keyboard: Story = {
  args: { onDismiss: fn(), action: <Link href="#bundles">Show my bundles</Link> },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Show my bundles' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** Only words, without a heading: one sentence needs none. */
export const OneSentence: Story = {
  args: { title: undefined, children: 'Your release goes out on Monday, 23 Nov 2026, 8:30 AM ET.' },
};

/** A word or an address that has no place to break is broken, and never makes the page wider. */
export const LongText: Story = {
  decorators: [narrow],
  args: {
    tone: 'danger',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children:
      'An email has been sent to dana.ortiz.chief.nursing.officer@a-very-long-name-of-a-hospital.example for verification. Please check your email inbox.',
    onDismiss: fn(),
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('alert');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    tone: 'warning',
    title: 'بيانك معلّق. يلزم إجراء تعديلات.',
    children: 'العنوان غير واضح.',
    onDismiss: fn(),
  },
};

export const Phone: Story = {
  globals: phone,
  args: { ...OnHold.args, onDismiss: fn() },
};
