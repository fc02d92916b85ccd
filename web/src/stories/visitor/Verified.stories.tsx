import { expect, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Visitor/Verified',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Your email has been verified',
    at: '/verified/9f2c81',
    answers: { verifyEmail: 'activation' },
  },
} satisfies PageMeta;

/** The account is activated; its password is still to be chosen. */
export const Activated: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('dana@harbor-robotics.example')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Choose your password' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https?:/),
    );
  },
};

/** The account is activated, and has its password. */
export const ActivatedWithPassword: Story = {
  tags: ['full'],
  args: { answers: { verifyEmail: { change: (data) => ({ ...data, passwordUrl: null }) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

/** The address of a release's contact. */
export const Contact: Story = {
  tags: ['full'],
  args: { answers: { verifyEmail: 'contact' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You can close this page and continue with the release.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  },
};

export const Used: Story = {
  args: { heading: 'unable to verify This link has already been used.', fails: { verifyEmail: 'used' } },
  play: async ({ canvas }) => {
    await leads(canvas, 'Send a new activation email', '/sendactivation');
  },
};

export const Expired: Story = {
  args: { heading: 'unable to verify This link has expired.', fails: { verifyEmail: 'expired' } },
};

export const Unknown: Story = {
  args: { heading: 'unable to verify This link is not valid.', fails: { verifyEmail: 'unknown' } },
};

export const Narrow: Story = {
  ...narrow,
  args: { heading: 'unable to verify This link has expired.', fails: { verifyEmail: 'expired' } },
};

/** The link may still be good: it is tried again, and no new one is offered. */
export const Failed: Story = {
  args: {
    heading: 'unable to verify A service that we rely on is not responding. Please try again in a moment.',
    fails: { verifyEmail: 'unavailable' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('verifyEmail')).toHaveLength(2));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /activation email/ })).toBeNull();
  },
};

export const Loading: Story = { args: { heading: 'Verifying your email', never: ['verifyEmail'] } };
