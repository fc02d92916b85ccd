import { expect, waitFor } from 'storybook/test';
import { storagePrefix } from '../../shared/session/session';
import { callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { addressesLeftFor } from '../page/surroundings';
export default {
  title: 'Screens/Visitor/Logout',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Logging out', at: '/logout', as: 'customer', answers: { removeSession: 'idToken' } },
} satisfies PageMeta;

export const Working: Story = { tags: ['main'], args: { never: ['removeSession'] } };

/** The provider's own logout comes next. */
export const Done: Story = {
  play: async () => {
    await waitFor(() =>
      expect(addressesLeftFor()).toEqual([expect.stringContaining('/v1/logout?id_token_hint=')]),
    );
    await expect(document.cookie).not.toContain('prw.sid');
  },
};

/** Another attempt is one call more. */
export const Failed: Story = {
  tags: ['full'],
  args: { heading: 'Error logging out', fails: { removeSession: 500 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Something went wrong on our side/)).toBeVisible();
    await expect(document.cookie).toContain('prw.sid');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('removeSession')).toHaveLength(2));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow, ...Failed };

/** The session has ended by itself: the person signs in again and comes back. */
export const LoggingInAgain: Story = {
  args: { heading: 'Logging in again', at: '/logout?returnTo=%2Fdistribution%2Fcreate%2F43' },
  play: async () => {
    await waitFor(() => expect(addressesLeftFor()).toEqual([expect.stringContaining('/v1/authorize')]));
  },
};

/** It ended right after that: the person is asked first, instead of going round in circles. */
export const EndedAtOnce: Story = {
  args: { heading: 'Unable to login, an error has occurred:', at: '/logout?returnTo=%2F' },
  beforeEach: () => sessionStorage.setItem(`${storagePrefix}signedInAgainAt`, String(Date.now())),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log in again' });
    await expect(addressesLeftFor()).toEqual([]);
  },
};

export const LogsInAfterAll: Story = {
  ...EndedAtOnce,
  args: { ...EndedAtOnce.args, heading: 'Logging in again' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }));
    await waitFor(() => expect(addressesLeftFor()).toEqual([expect.stringContaining('/v1/authorize')]));
  },
};
