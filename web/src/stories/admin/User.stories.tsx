import { expect, screen, waitFor, within } from 'storybook/test';
import { isImpersonating, sessionGroup } from '../../shared/session/session';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story, type Playing } from '../page/page';
import { addressesLeftFor } from '../page/surroundings';

const lists = {
  listUserAddresses: 'some',
  listArchiveCounts: 'some',
  listUserSessions: 'some',
  listEditorialQueue: 'some',
  searchOrders: 'some',
  getUserFeatures: 'own',
} as const;

const none = {
  listUserAddresses: 'none',
  listArchiveCounts: 'none',
  listUserSessions: 'none',
  listEditorialQueue: 'none',
  searchOrders: 'none',
  getUserFeatures: 'installation',
} as const;

export default {
  title: 'Screens/Admin/User',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'dana@harbor-robotics.example',
    at: '/admin/users/12',
    as: 'admin',
    answers: { getUser: 'customer', ...lists },
  },
} satisfies PageMeta;

const fact = async ({ canvas }: Playing, term: string) =>
  (await canvas.findByText(term, { selector: 'dt' })).nextElementSibling;

async function press({ canvas, userEvent }: Playing, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Answers the question that is asked, after a look at its words. */
async function confirm({ userEvent }: Playing, words: string, name: string): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent(words);
  await userEvent.click(within(question).getByRole('button', { name }));
}

async function openGroups(playing: Playing): Promise<(string | null)[]> {
  await press(playing, 'USER Change User Group');
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

export const Customer: Story = {
  tags: ['main'],
  play: async (playing) => {
    const { canvas } = playing;
    await expect(await fact(playing, 'c3CompanyId')).toHaveTextContent(/^-$/);
    await expect(canvas.queryByText('DirectToIris')).toBeNull();
    await expect(
      await canvas.findByRole('button', { name: 'Verify press@harbor-robotics.example' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify dana@harbor-robotics.example' })).toBeNull();
    await expect(await canvas.findByRole('columnheader', { name: '# Releases Imported' })).toBeVisible();
    await leads(canvas, 'Search the orders', '/admin/orders?search=dana%40harbor-robotics.example');
    await leads(
      canvas,
      'Search at the desk',
      '/admin/releases?view=all&search=dana%40harbor-robotics.example',
    );
    await expect(await openGroups(playing)).toEqual([
      'USER',
      'virtual press office',
      'Accounting',
      'EDITOR',
      'ADMIN',
    ]);
    await playing.userEvent.keyboard('{Escape}');
  },
};

export const NarrowLongTexts: Story = {
  ...narrow,
  args: {
    heading: 'newsdesk@alder-clinics.example',
    at: '/admin/users/13',
    answers: { getUser: 'downstream', ...lists },
    wording: 'long',
  },
};

/** What is not known, and nothing that could be listed. */
export const Sparse: Story = {
  tags: ['full'],
  args: {
    heading: 'old-account@example.com',
    at: '/admin/users/90',
    answers: { getUser: 'sparse', ...none },
  },
  play: async (playing) => {
    await expect(await fact(playing, 'Phone')).toHaveTextContent('–');
    for (const words of [
      'No address.',
      'Nothing was imported.',
      'Nothing was ordered.',
      'Logged in nowhere.',
    ]) {
      await expect(await playing.canvas.findByText(words)).toBeVisible();
    }
  },
};

/** The red flag, and the company of the former system. */
export const Downstream: Story = {
  tags: ['full'],
  args: {
    heading: 'newsdesk@alder-clinics.example',
    at: '/admin/users/13',
    answers: { getUser: 'downstream', ...lists },
  },
  play: async (playing) => {
    await expect(await playing.canvas.findByText('DirectToIris')).toBeVisible();
    await expect(await fact(playing, 'c3CompanyId')).toHaveTextContent('88213');
  },
};

/** An ADMIN is never impersonated. */
export const OfAnAdmin: Story = {
  tags: ['full'],
  args: {
    heading: 'admin@dispatch.example',
    at: '/admin/users/2',
    answers: { getUser: { example: 'admin', change: (user) => ({ ...user, id: 99 }) }, ...lists },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reset Password' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Impersonate' })).toBeNull();
  },
};

/** An EDITOR manages members of USER alone, and gives any group but ADMIN. */
export const ForAnEditor: Story = {
  args: { as: 'editor' },
  play: async (playing) => {
    await expect(await playing.canvas.findByRole('button', { name: 'Impersonate' })).toBeVisible();
    await expect(await openGroups(playing)).not.toContain('ADMIN');
    await playing.userEvent.keyboard('{Escape}');
  },
};

export const AdminForAnEditor: Story = {
  args: {
    as: 'editor',
    heading: 'admin@dispatch.example',
    answers: { getUser: 'admin', ...lists },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are not allowed to do this for this user.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Sessions' })).toBeNull();
    await expect(callsOf('listUserSessions')).toEqual([]);
    for (const name of [/^Reset/, 'Impersonate', 'End all sessions', /^Verify/, /Change User Group$/]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
};

export const Missing: Story = {
  tags: ['full'],
  args: { heading: 'User', fails: { getUser: 'missing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The requested user could not be retrieved.',
    );
  },
};

export const Failed: Story = {
  tags: ['full'],
  args: { heading: 'User', fails: { getUser: 500 } },
  play: async (playing) => {
    await press(playing, 'Retry');
    await waitFor(() => expect(callsOf('getUser')).toHaveLength(2));
  },
};

/** Each list fails by itself, and so does what is done. */
export const PartsFailed: Story = {
  tags: ['full'],
  args: {
    answers: { getUser: 'customer', listUserAddresses: 'some' },
    fails: {
      listArchiveCounts: 500,
      listUserSessions: 500,
      listEditorialQueue: 500,
      searchOrders: 500,
      getUserFeatures: 500,
      verifyUserAddress: 500,
      resetPassword: 503,
      resetSecondFactor: 503,
    },
  },
  play: async (playing) => {
    const { canvas } = playing;
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(5));
    await press(playing, 'Verify press@harbor-robotics.example');
    await expect(await canvas.findByText('Unable to verify press@harbor-robotics.example.')).toBeVisible();
    await press(playing, 'Reset Password');
    await confirm(playing, 'reset the password of dana@harbor-robotics.example', 'Reset Password');
    await expect(await canvas.findByText('Unable to reset password at this time.')).toBeVisible();
    await press(playing, 'Reset Okta Multi-factor');
    await confirm(playing, 'reset the Okta Multi-factor security of dana@', 'Reset Okta Multi-factor');
    await expect(await canvas.findByText('Unable to reset Okta Multi-factor security')).toBeVisible();
  },
};

/** Everything that an administrator may do here, one after the other. */
export const Done: Story = {
  args: {
    answers: {
      getUser: 'customer',
      ...lists,
      verifyUserAddress: '',
      resetPassword: '',
      resetSecondFactor: '',
      endUserSessions: 'some',
      setUserGroup: '',
    },
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await canvas.findByRole('button', { name: 'Verify press@harbor-robotics.example' });
    answerFromNowOn({
      answers: {
        listUserAddresses: {
          example: 'some',
          change: (all) => all.map((address) => ({ ...address, isVerified: true })),
        },
      },
    });
    await press(playing, 'Verify press@harbor-robotics.example');
    await waitFor(() => expect(callsOf('verifyUserAddress')[0]?.body).toEqual({ id: 502 }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Email Verifications' })).toHaveFocus());
    for (const [name, operation, words] of [
      ['Reset Password', 'resetPassword', 'A link for choosing a new password is on its way to dana@'],
      ['Reset Okta Multi-factor', 'resetSecondFactor', 'The second factors are removed.'],
      ['End all sessions', 'endUserSessions', 'Logged out everywhere.'],
    ] as const) {
      await press(playing, name);
      await confirm(playing, 'dana@harbor-robotics.example', name);
      await expect(await canvas.findByText(words, { exact: false })).toBeVisible();
      await expect(callsOf(operation)).toHaveLength(1);
    }
    await openGroups(playing);
    await userEvent.click(screen.getByRole('option', { name: 'Accounting' }));
    await confirm(playing, 'put dana@harbor-robotics.example into the group Accounting?', 'Change the group');
    await waitFor(() => expect(callsOf('setUserGroup')[0]?.body).toEqual({ id: 12, group: 'FINANCE' }));
    await waitFor(async () => expect(await fact(playing, 'Group')).toHaveTextContent('USER'));
  },
};

/** Who was active a moment ago is impersonated only after a second question; then the browser has their session. */
export const RecentlyActive: Story = {
  tags: ['full'],
  args: {
    answers: { getUser: 'customer', ...lists, impersonateUser: 'customer' },
    fails: { impersonateUser: 'minutes' },
  },
  play: async (playing) => {
    await press(playing, 'Impersonate');
    await confirm(
      playing,
      'Are you sure you want to impersonate dana@harbor-robotics.example?',
      'Impersonate',
    );
    const words =
      'This user was last active 7 minutes ago. Impersonating them and entering the Create Release workflow without first asking the user to log out may cause issues within the press release. Do you wish to continue with impersonation?';
    await expect(await screen.findByText(words)).toBeVisible();
    await expect(sessionGroup()).toBe('ADMIN');
    answerFromNowOn({ fails: {} });
    await confirm(playing, words, 'Continue');
    await waitFor(() => expect(addressesLeftFor().map((to) => new URL(to).pathname)).toEqual(['/']));
    await expect([sessionGroup(), isImpersonating()]).toEqual(['USER', true]);
  },
};

/** An own switch goes back to what holds for everybody; what cannot be turned says why. */
export const FlagsSaved: Story = {
  args: { answers: { getUser: 'customer', ...lists, setUserFeatures: 'own' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const flags = within(await canvas.findByRole('region', { name: 'Flags' }));
    await expect(
      await flags.findByRole('button', { name: /Signs in as in the former system/ }),
    ).toBeDisabled();
    await userEvent.click(await flags.findByRole('button', { name: /Sees releases of the former system/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'As usual' }));
    await userEvent.click(await flags.findByRole('button', { name: 'Save Changes' }));
    await confirm(playing, 'Sees releases of the former systemOn → As usual', 'Save Changes');
    await expect(await flags.findByText('The changes are saved and in force.')).toBeVisible();
    await expect(callsOf('setUserFeatures')[0]?.body).toMatchObject({
      userShowArchiveReleases: null,
      hasEnableBackToDraft: null,
      sessionTimeout: '900,60',
    });
  },
};
