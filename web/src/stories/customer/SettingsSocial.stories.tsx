import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerFromNowOn } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Customer/Settings, social',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Social',
    at: '/settings/social',
    as: 'customer',
    answers: { listSocialAccounts: 'all', getFeatures: 'everything' },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Connect your social accounts to your PRWeb releases' });
    for (const network of ['X', 'LinkedIn', 'Facebook'])
      await expect(await canvas.findByRole('heading', { name: network })).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

export const NoneConnected: Story = {
  args: { answers: { listSocialAccounts: 'none', getFeatures: 'everything' } },
};

/** LinkedIn and Facebook are switched off here. */
export const XAlone: Story = {
  args: { answers: { listSocialAccounts: 'all' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'X' });
    await expect(canvas.queryByRole('heading', { name: 'LinkedIn' })).not.toBeInTheDocument();
  },
};

export const Expiring: Story = {
  args: { answers: { listSocialAccounts: 'linkedInExpiring', getFeatures: 'everything' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Expiring soon');
    await expect(canvas.getByText(/^Expires \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: { answers: { listSocialAccounts: 'linkedInExpired', getFeatures: 'everything' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Expired');
    await expect(canvas.getByRole('button', { name: 'Authorization Expired' })).toBeVisible();
  },
};

export const FacebookWithoutPage: Story = {
  args: { answers: { listSocialAccounts: 'facebookWithoutPage', getFeatures: 'everything' } },
};

export const Loading: Story = { args: { never: ['listSocialAccounts'] } };

export const Failed: Story = { args: { fails: { listSocialAccounts: 500 } } };

export const LongTexts: Story = { args: { wording: 'long' } };

export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };

export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

/** The warning stands above every screen; why it could not be taken away stays on the page. */
export const SessionNotExtended: Story = {
  args: {
    answers: { listSocialAccounts: 'all', getFeatures: 'everything', checkSession: 'warning' },
  },
  play: async ({ canvas, userEvent }) => {
    const extend = await canvas.findByRole('button', { name: 'Extend session' });
    answerFromNowOn({ fails: { checkSession: 'network' } });
    await userEvent.click(extend);
    await canvas.findByText('The session could not be extended');
  },
};

/** An extension that changes nothing: the session has lasted as long as it can. */
export const SessionAtItsLongest: Story = {
  args: {
    answers: { listSocialAccounts: 'all', getFeatures: 'everything', checkSession: 'warning' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend session' }));
    await canvas.findByText(/^It has reached its maximum length\./);
    await expect(await canvas.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/logout?returnTo=%2Fsettings%2Fsocial',
    );
  },
};
