import { expect, fn, waitFor } from 'storybook/test';
import { takeSocialResult } from '../../shared/session/socialResult';
import { callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Visitor/Social callback',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Connecting your account',
    at: '/oauthconfirmcallback/linkedin?code=AQTf3k2n9&state=Vq3n8s2L',
    as: 'customer',
    answers: { confirmSocialAuthorization: 'linkedIn' },
  },
} satisfies PageMeta;

/** As in a pop-up that a window of ours has opened; it stays open here. */
const opened: Story = {
  beforeEach: () => {
    const { close } = window;
    const opener: unknown = window.opener;
    window.opener = window;
    window.close = fn();
    return () => {
      window.opener = opener;
      window.close = close;
    };
  },
};

export const Working: Story = { tags: ['main'], ...opened, args: { never: ['confirmSocialAuthorization'] } };

export const Done: Story = {
  args: { heading: 'Connected' },
  ...opened,
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Done! If this pop-up window does not close automatically, please close it and refresh your page.',
    );
    await expect(takeSocialResult('linkedin')).toEqual({ accountId: 22 });
    await expect(callsOf('confirmSocialAuthorization')).toHaveLength(1);
    await waitFor(() => expect(window.close).toHaveBeenCalledOnce());
  },
};

export const Failed: Story = {
  tags: ['full'],
  ...opened,
  args: { fails: { confirmSocialAuthorization: 'state' } },
  play: async ({ canvas }) => {
    await canvas.findByText('This authorization has expired. Please connect the account again.');
    await waitFor(() =>
      expect(takeSocialResult('linkedin')).toEqual({
        error: 'This authorization has expired. Please connect the account again.',
        status: 400,
      }),
    );
  },
};

export const Narrow: Story = { ...Failed, ...narrow };

/** The network says no: nothing is asked for. */
export const Refused: Story = {
  ...opened,
  args: {
    heading: 'Nothing was connected',
    at: '/oauthconfirmcallback/facebook?error=access_denied&error_description=The+user+refused.',
    answers: {},
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The user refused.');
    await waitFor(() => expect(window.close).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: 'Close window' }));
    await expect(window.close).toHaveBeenCalledTimes(2);
  },
};

/** Nobody opened it: it was found in the history, for instance. */
export const WithoutOpener: Story = {
  args: { heading: 'Nothing was connected', answers: {} },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing was connected' });
    await expect(callsOf('confirmSocialAuthorization')).toHaveLength(0);
  },
};

export const NoSuchNetwork: Story = {
  tags: ['full'],
  args: { heading: 'Not Found', at: '/oauthconfirmcallback/myspace?code=1', answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  },
};
