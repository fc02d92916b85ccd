import { expect, fn, waitFor, within } from 'storybook/test';
import { keepSocialResult } from '../../shared/session/socialResult';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Customer/Settings, social',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Social',
    at: '/settings/social',
    as: 'customer',
    answers: { listSocialAccounts: 'all', getFeatures: 'everything' },
  },
} satisfies PageMeta;

export const Connected: Story = {
  tags: ['main'],
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
  tags: ['full'],
  args: { answers: { listSocialAccounts: 'all' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'X' });
    await expect(canvas.queryByRole('heading', { name: 'LinkedIn' })).not.toBeInTheDocument();
  },
};

export const Expiring: Story = {
  tags: ['full'],
  args: { answers: { listSocialAccounts: 'linkedInExpiring', getFeatures: 'everything' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Expiring soon');
    await expect(canvas.getByText(/^Expires \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  },
};

export const Expired: Story = {
  tags: ['full'],
  args: { answers: { listSocialAccounts: 'linkedInExpired', getFeatures: 'everything' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Expired');
    await expect(canvas.getByRole('button', { name: 'Authorization Expired' })).toBeVisible();
  },
};

export const FacebookWithoutPage: Story = {
  args: { answers: { listSocialAccounts: 'facebookWithoutPage', getFeatures: 'everything' } },
};

/** The network's window, which never leaves; what it tells comes by a cookie. */
const withPopUp =
  (popUp: { closed: boolean; location: { href: string }; close: () => void } | null) => () => {
    const { open } = window;
    window.open = fn(() => popUp as Window | null);
    return () => {
      window.open = open;
    };
  };
const popUp = { closed: false, location: { href: '' }, close: () => undefined };
const noneYet = { listSocialAccounts: 'none', getFeatures: 'everything' } as const;

/** The window opens at the press, 600 by 600; Facebook goes on to the choice of a page. */
export const Connecting: Story = {
  tags: ['behaviour'],
  args: {
    answers: {
      ...noneYet,
      getSocialAuthorization: 'default',
      listFacebookPages: 'some',
      chooseFacebookPage: 'facebook',
    },
  },
  beforeEach: withPopUp(popUp),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Facebook' }));
    await waitFor(() => expect(popUp.location.href).toMatch(/^https:\/\/www\.linkedin\.com\/oauth/));
    await expect(window.open).toHaveBeenCalledWith('', 'connect-Facebook', 'popup,width=600,height=600');
    keepSocialResult('facebook', { accountId: 23 });
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('radio', { name: 'Harbor Robotics' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this page' }));
    await waitFor(() =>
      expect(callsOf('chooseFacebookPage').at(-1)?.body).toEqual({ pageId: '104412345678901' }),
    );
  },
};

export const PopUpBlocked: Story = {
  tags: ['full', 'behaviour'],
  args: { answers: noneYet },
  beforeEach: withPopUp(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect LinkedIn' }));
    await canvas.findByText('Please enable pop-ups to authorize your LinkedIn account.');
    await expect(callsOf('getSocialAuthorization')).toHaveLength(0);
  },
};

/** Closed without an answer; one that comes later all the same is taken. Facebook's refusal is told in a dialog. */
export const Cancelled: Story = {
  tags: ['full', 'behaviour'],
  args: { answers: { ...noneYet, getSocialAuthorization: 'default' } },
  beforeEach: withPopUp({ ...popUp, closed: true }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Facebook' }));
    await canvas.findByText('The window was closed before your Facebook account was connected.');
    keepSocialResult('facebook', { error: 'Access was refused.', status: 400 });
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Attention!',
    });
    await expect(await within(dialog).findByText('Access was refused.')).toBeVisible();
  },
};

/** Releases on their way use it, which is asked before. */
export const Removing: Story = {
  tags: ['behaviour'],
  args: {
    fails: { hasActiveReleases: 429 },
    answers: {
      listSocialAccounts: 'all',
      getFeatures: 'everything',
      hasActiveReleases: 'inUse',
      removeSocialAccount: '',
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove LinkedIn' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await within(dialog).findByText('The account was not removed');
    answerFromNowOn({});
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await within(dialog).findByText(
      /^There are\/is an active Press Release\(s\).*Do you wish to continue\?$/,
    );
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(callsOf('removeSocialAccount')).toHaveLength(1));
  },
};

export const Loading: Story = { args: { never: ['listSocialAccounts'] } };

export const Failed: Story = { args: { fails: { listSocialAccounts: 500 } } };

export const LongTexts: Story = { args: { wording: 'long' } };

export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };

export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

/** The warning stands above every screen; why it could not be taken away stays on the page. */
export const SessionNotExtended: Story = {
  tags: ['full'],
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
  tags: ['full'],
  args: {
    answers: { listSocialAccounts: 'all', getFeatures: 'everything', checkSession: 'warning' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend session' }));
    await canvas.findByText(/^It has reached its maximum length\./);
    await leads(canvas, 'Log in again', '/logout?returnTo=%2Fsettings%2Fsocial');
  },
};
