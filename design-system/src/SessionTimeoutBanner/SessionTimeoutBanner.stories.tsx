import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link';
import { SessionTimeoutBanner } from './SessionTimeoutBanner';

const extended = fn();

const meta: Meta<typeof SessionTimeoutBanner> = {
  title: 'Feedback/SessionTimeoutBanner',
  tags: ['needs-review'],
  component: SessionTimeoutBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    phase: 'extendable',
    countdown: 'Session timeout in 05:12',
    extendLabel: 'Extend session',
    onExtend: extended,
  },
};

export default meta;
type Story = StoryObj<typeof SessionTimeoutBanner>;

export const Playground: Story = {
  name: 'Playground · sign out, expiry',
};

/** Spoken once, when it appears: the seconds are a timer, which is silent. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    extended.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Session timeout in 05:12');
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Extend session' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(extended).toHaveBeenCalledTimes(1);
  },
};

export const Extending: Story = {
  args: { isExtending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Extend session/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Too little is left to extend it. */
export const Refresh: Story = {
  args: { phase: 'refresh', countdown: 'Session timeout in 00:48', advice: 'Please refresh the page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please refresh the page')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Expired: Story = {
  args: {
    phase: 'expired',
    message: 'Session expired',
    action: <Link href="#logout">Log in again</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Session expired');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = {
  args: { countdown: 'تنتهي الجلسة خلال 05:12', extendLabel: 'تمديد الجلسة' },
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl" lang="ar">
        <SessionTimeoutBanner {...args} />
      </div>
    </I18nProvider>
  ),
};
