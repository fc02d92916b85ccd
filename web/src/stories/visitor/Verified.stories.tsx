import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Visitor/Verified',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/verified/9f2c81', answers: { verifyEmail: 'activation' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account is activated; its password is still to be chosen. */
export const Activated: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose your password' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https?:/),
    );
  },
};

/** The account is activated, and has its password. */
export const ActivatedWithPassword: Story = {
  args: { answers: { verifyEmail: { change: (data) => ({ ...data, passwordUrl: null }) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

/** The address of a release's contact. */
export const Contact: Story = {
  args: { answers: { verifyEmail: 'contact' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You can close this page and go on with the release.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  },
};

export const Used: Story = {
  args: { fails: { verifyEmail: 'used' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Send a new activation email' })).toHaveAttribute(
      'href',
      '/sendactivation',
    );
  },
};

export const Expired: Story = { args: { fails: { verifyEmail: 'expired' } } };

export const Unknown: Story = { args: { fails: { verifyEmail: 'unknown' } } };

export const Narrow: Story = { ...narrow, args: { fails: { verifyEmail: 'expired' } } };

export const Failed: Story = { args: { fails: { verifyEmail: 'unavailable' } } };

export const Loading: Story = { args: { never: ['verifyEmail'] } };
