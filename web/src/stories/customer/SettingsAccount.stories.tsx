import { expect, screen, waitFor, within } from 'storybook/test';
import { unfold } from '@dispatch/design-system/testing/fold';
import { cookieNames, printCookie } from '../../shared/session/cookies';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, shows, type PageMeta, type Story, type Playing } from '../page/page';
import { addressesLeftFor } from '../page/surroundings';

const answers = {
  listSessions: 'some',
  listOwnActs: 'some',
  listPaymentMethods: 'some',
  listSubscriptions: 'some',
  listMyCoupons: 'several',
  getSecondFactorUrl: 'notSetUp',
  exportAccount: 'none',
  getDeletionLoss: 'nothing',
} as const;

export default {
  title: 'Screens/Customer/Settings, account',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Account', at: '/settings/account', as: 'customer', answers },
} satisfies PageMeta;

export const Account: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^First Name/ })).toHaveValue('Dana');
    await expect(await canvas.findByRole('navigation', { name: 'Settings' })).toBeVisible();
    // What was recorded, in plain words, with the way to what it is about while that is there.
    const acts = await canvas.findByRole('table', { name: 'What was recorded, newest first' });
    const [reset, edited, paid, , deleted] = within(acts).getAllByRole('row').slice(1);
    for (const words of ['Reset your second factor', 'Dispatch staff'])
      await expect(reset).toHaveTextContent(words);
    await expect(edited).toHaveTextContent('Saved a release');
    const link = within(edited ?? acts).getByRole('link', { name: /^Harbor Robotics opens/ });
    await expect(link).toHaveAttribute('href', '/distribution/43');
    await expect(paid).toHaveTextContent('Placed an order');
    const order = within(paid ?? acts).getByRole('link', { name: 'Order 100042' });
    await expect(order).toHaveAttribute('href', '/orders/100042');
    await expect(deleted).toHaveTextContent('Deleted a draft');
    await expect(within(deleted ?? acts).queryByRole('link')).toBeNull();
  },
};

export const Narrow: Story = { ...narrow };

/** Each section has a place in the address, which leads to its heading, however much loads above it. */
export const Anchors: Story = {
  args: { at: '/settings/account#sessions' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const arrivesAt = async (name: string): Promise<void> => {
      const heading = canvas.getByRole('heading', { name });
      await waitFor(() => expect(heading).toHaveFocus());
      const { top, bottom } = heading.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    };
    await canvas.findByRole('textbox', { name: /^First Name/ });
    await settled();
    await arrivesAt('Where you are logged in');
    const menu = await canvas.findByRole('navigation', { name: 'Settings' });
    await unfold(canvasElement, /^Settings/);
    const links = within(menu).getAllByRole('link');
    await expect(links.slice(4).map(({ textContent }) => textContent)).toEqual(
      canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    );
    await userEvent.click(within(menu).getByRole('link', { name: 'Your data' }));
    await waitFor(() => expect(pageAddress()).toBe('/settings/account#data'));
    await arrivesAt('Your data');
  },
};

/** Upper and lower case are the same in the address. */
export const OtherCase: Story = {
  tags: ['full'],
  args: { at: '/Settings/ACCOUNT' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Account', level: 1 });
  },
};

export const NoSuchPage: Story = {
  tags: ['full'],
  args: { heading: 'Not Found', at: '/settings/billing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Not Found', level: 1 });
  },
};

export const Loading: Story = {
  args: { never: ['getMe', 'listSessions', 'getSecondFactorUrl', 'exportAccount'] },
};

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { getMe: 500, listSessions: 500, getSecondFactorUrl: 'unavailable', exportAccount: 500 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: 'Retry' });
    await settled();
    const asked = () =>
      (['getMe', 'listSessions', 'getSecondFactorUrl', 'exportAccount'] as const).map(
        (operationId) => callsOf(operationId).length,
      );
    const before = asked();
    const retries = canvas.getAllByRole('button', { name: 'Retry' });
    await expect(retries).toHaveLength(4);
    for (const retry of retries) await userEvent.click(retry);
    await waitFor(() => expect(asked()).toEqual(before.map((times) => times + 1)));
  },
};

/** The account is gone. */
export const NoSuchUser: Story = {
  tags: ['full'],
  args: { fails: { getMe: 'missing' } },
  play: shows('Error with User Account', 'The requested user could not be retrieved.'),
};

/** Where the mail about a coupon leads. */
export const Coupons: Story = {
  args: { at: '/settings/account#coupons' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /^Coupons/ });
    await expect(within(table).getByText(/7F3K-9QWD-22XM/)).toBeVisible();
    await expect(within(table).getByText('$119.99')).toBeVisible();
    await expect(within(table).getByText('and $20.00 held by payments under way')).toBeVisible();
  },
};

export const NoCoupons: Story = {
  tags: ['full'],
  args: { answers: { ...answers, listMyCoupons: 'none' } },
  play: shows(/^You have no coupons/),
};

export const LeastProfile: Story = { args: { answers: { ...answers, getMe: 'least' } } };

export const LongTexts: Story = {
  args: { answers: { ...answers, getMe: 'longTexts', exportAccount: 'ready' } },
};

export const LongTextsNarrow: Story = { ...LongTexts, ...narrow };

export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

/** Staff that acts for a customer changes the profile alone. */
export const LoginAs: Story = {
  tags: ['full'],
  beforeEach: () => {
    document.cookie = printCookie(cookieNames.loginAs, 'true', { secure: false });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^First Name/ });
    await expect(canvas.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Delete account' })).not.toBeInTheDocument();
  },
};

async function write({ canvas, userEvent }: Playing, label: RegExp, words: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (words !== '') {
    await userEvent.click(field);
    await userEvent.paste(words);
  }
}

const save = async ({ canvas, userEvent }: Playing): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save profile' }));

export const Saved: Story = {
  args: {
    answers: {
      ...answers,
      saveProfile: { example: 'customer', change: (profile) => ({ ...profile, city: 'Annapolis' }) },
    },
  },
  play: async (playing) => {
    await write(playing, /^City/, ' Annapolis ');
    await save(playing);
    await screen.findByText('User saved');
    await expect(await playing.canvas.findByRole('textbox', { name: /^City/ })).toHaveValue('Annapolis');
    await expect(callsOf('saveProfile')[0]?.body).toMatchObject({ firstName: 'Dana', city: ' Annapolis ' });
  },
};

export const Errors: Story = {
  play: async (playing) => {
    await write(playing, /^First Name/, '');
    await write(playing, /^Email/, 'dana');
    await write(playing, /^Zip Code/, 'MD 21201');
    await save(playing);
    const summary = await playing.canvas.findByRole('alert');
    for (const words of [
      'Please provide a first name.',
      'Please provide a valid email address format.',
      'Zip code must be in digits.',
    ])
      await expect(summary).toHaveTextContent(words);
    await expect(callsOf('saveProfile')).toHaveLength(0);
  },
};

export const ErrorsNarrow: Story = { ...Errors, ...narrow };

/** What the server says stands under the heading of the document, and what was typed stays. */
export const SaveRefused: Story = {
  tags: ['full'],
  args: { fails: { saveProfile: 'rules' } },
  play: async (playing) => {
    await write(playing, /^City/, 'Annapolis');
    await save(playing);
    await playing.canvas.findByText('Error with User Account');
    await expect(sessionStorage.getItem('dispatch.profile.12')).toContain('Annapolis');
    await expect(await playing.canvas.findByRole('textbox', { name: /^City/ })).toHaveValue('Annapolis');
  },
};

/** The session is over: said here and above the page, and nothing is lost. */
export const SavedTooLate: Story = {
  args: { fails: { saveProfile: 'noSession' } },
  play: async (playing) => {
    await write(playing, /^City/, 'Annapolis');
    answerFromNowOn({ fails: { saveProfile: 'noSession', checkSession: 'noSession' } });
    await save(playing);
    await playing.canvas.findByText('Error with User Account');
    await playing.canvas.findByText('Session expired');
    await expect(await playing.canvas.findByRole('textbox', { name: /^City/ })).toHaveValue('Annapolis');
  },
};

/** What was typed before the session ended is there again. */
export const TypedBefore: Story = {
  beforeEach: () => sessionStorage.setItem('dispatch.profile.12', JSON.stringify({ city: 'Annapolis' })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^City/ })).toHaveValue('Annapolis');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard my changes' }));
    await expect(await canvas.findByRole('textbox', { name: /^City/ })).toHaveValue('Baltimore');
    await expect(sessionStorage.getItem('dispatch.profile.12')).toBeNull();
  },
};

const askForPassword = async ({ canvas, userEvent }: Playing): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Are you sure you want to change your password?',
  );
};

const confirmPassword = async ({ userEvent }: Playing): Promise<void> =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Change password' }));

export const PasswordAsked: Story = { tags: ['full'], play: askForPassword };

export const PasswordChange: Story = {
  args: { answers: { ...answers, getChangePasswordUrl: '', endOtherSessions: 'some' } },
  play: async (playing) => {
    await askForPassword(playing);
    await confirmPassword(playing);
    await waitFor(() => expect(addressesLeftFor()).toEqual(['https://id.example.com/settings/password']));
    await expect(callsOf('endOtherSessions')).toHaveLength(1);
  },
};

export const PasswordWithoutSession: Story = {
  tags: ['full'],
  args: { fails: { getChangePasswordUrl: 'noSession' } },
  play: async (playing) => {
    await askForPassword(playing);
    await confirmPassword(playing);
    await playing.canvas.findByText('Invalid session. Please logout and log back in.');
  },
};

export const PasswordFailed: Story = {
  tags: ['full'],
  args: { fails: { getChangePasswordUrl: 500 } },
  play: async (playing) => {
    await askForPassword(playing);
    await confirmPassword(playing);
    await playing.canvas.findByText('Error resetting password.');
  },
};

export const SecondFactorSetUp: Story = {
  args: { answers: { ...answers, getSecondFactorUrl: 'setUp', listSessions: 'onlyThis' } },
};

/** Whoever goes to change it is logged out everywhere else. */
export const SecondFactorChange: Story = {
  tags: ['full'],
  args: { answers: { ...answers, getSecondFactorUrl: 'setUp', endOtherSessions: 'some' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change second factor' }));
    await waitFor(() => expect(addressesLeftFor()).toEqual(['https://id.example.com/settings/factors']));
    await expect(callsOf('endOtherSessions')).toHaveLength(1);
  },
};

/** One session is ended, and the list shows it. */
export const SessionEnded: Story = {
  args: { answers: { ...answers, endSession: '' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const button = await canvas.findByRole('button', { name: /^Log out Safari on iPhone/ });
    answerFromNowOn({ answers: { listSessions: 'onlyThis' } });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    await expect(await screen.findByText('Logged out on that device')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus(),
    );
    await expect(callsOf('endSession')[0]?.path).toBe('/api/settings/sessions/9017');
  },
};

export const OtherSessionsEnded: Story = {
  tags: ['full'],
  args: { answers: { ...answers, endOtherSessions: 'some' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
    const dialog = await screen.findByRole('alertdialog');
    answerFromNowOn({ answers: { listSessions: 'onlyThis' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument(),
    );
    await expect(screen.getByText('Logged out in 2 other places')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus(),
    );
  },
};

export const SessionNotEnded: Story = {
  tags: ['full'],
  args: { fails: { endSession: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Log out Safari on iPhone/ }));
    await canvas.findByText('The session could not be ended');
  },
};

export const ExportRunning: Story = { args: { answers: { ...answers, exportAccount: 'running' } } };

/** The button that asked for it is gone: the focus is at the head of what came of it. */
export const ExportAskedFor: Story = {
  args: { answers: { ...answers, requestAccountExport: 'running' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export my data' });
    answerFromNowOn({ answers: { ...answers, exportAccount: 'running', requestAccountExport: 'running' } });
    await userEvent.click(button);
    await canvas.findByRole('progressbar', { name: 'Your data is being exported' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your data' })).toHaveFocus());
  },
};

export const ExportExpired: Story = { args: { answers: { ...answers, exportAccount: 'expired' } } };

export const ExportFailed: Story = { args: { answers: { ...answers, exportAccount: 'failed' } } };

export const ExportReady: Story = {
  tags: ['full'],
  args: { answers: { ...answers, exportAccount: 'ready', downloadAccountExport: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(callsOf('downloadAccountExport')[0]?.path).toBe('/api/settings/export/Zt1wYb3nEo8uHs5rV9k2mQx7'),
    );
  },
};

export const ExportRefused: Story = {
  tags: ['full'],
  args: { fails: { requestAccountExport: 'tooMany' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export my data' }));
    await canvas.findByText('This could not be done');
  },
};

const askToDelete = async ({ canvas, userEvent }: Playing): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
  return screen.findByRole('dialog');
};

export const DeletionAsked: Story = {
  play: async (playing) => {
    const dialog = await askToDelete(playing);
    await within(dialog).findByText('dana@harbor-robotics.example');
    await expect(dialog).not.toHaveTextContent('You lose');
  },
};

/** Which name is to be typed is not known: there is nothing to type yet. */
export const DeletionUnread: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { getMe: 429 } },
  play: async (playing) => {
    const dialog = within(await askToDelete(playing));
    await dialog.findByText('What you would lose could not be loaded');
    await expect(dialog.queryByRole('textbox')).toBeNull();
    answerFromNowOn({});
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('dana@harbor-robotics.example');
  },
};

/** What was paid for and is lost is named, in dollars. */
export const DeletionCosts: Story = {
  args: { answers: { ...answers, getDeletionLoss: 'paidDraft' } },
  play: async (playing) => {
    const dialog = await askToDelete(playing);
    await within(dialog).findByText('You lose $600.00');
    await expect(dialog).toHaveTextContent(
      'Harbor Robotics opens Baltimore plant and adds 400 jobs: $600.00',
    );
    await expect(dialog).toHaveTextContent('3 prepaid releases');
  },
};

export const DeletionCostsNarrow: Story = { ...DeletionCosts, ...narrow };

export const DeletionAskedNarrow: Story = { ...DeletionAsked, ...narrow };

async function typeLogin(playing: Playing, login: string): Promise<void> {
  await askToDelete(playing);
  await playing.userEvent.click(await screen.findByRole('textbox', { name: /^Login name/ }));
  await playing.userEvent.paste(login);
  await playing.userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
}

export const DeletionRefused: Story = {
  args: { fails: { deleteAccount: 'releaseUnderway' } },
  play: async (playing) => {
    await typeLogin(playing, 'dana@harbor-robotics.example');
    await screen.findByText('Your account was not deleted');
  },
};

/** Nobody is signed in afterwards: nothing of the account is asked for, nor about what was typed in the profile. */
export const Deleted: Story = {
  args: { heading: 'Your account has been deleted', answers: { ...answers, deleteAccount: '' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Organization/ }), ' Ltd');
    const asked = callsOf('getMe').length;
    await typeLogin(playing, 'dana@harbor-robotics.example');
    await canvas.findByRole('heading', { name: 'Your account has been deleted' });
    // Answered after whatever was asked before it.
    await fetch('/config.json');
    await expect(callsOf('getMe')).toHaveLength(asked);
    await expect(callsOf('getDeletionLoss')).toHaveLength(1);
    await expect(document.cookie).not.toContain('prw.sid');
  },
};

/** A renewal can be cancelled, and is given no card, while the saved cards are not known. */
export const CardsUnread: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { listPaymentMethods: 429 } },
  play: async ({ canvas }) => {
    const renewals = within(await canvas.findByRole('table', { name: /^Yearly renewals/ }));
    await expect((await renewals.findAllByText('Your saved cards could not be loaded'))[0]).toBeVisible();
    await expect(renewals.queryByRole('button', { name: /^Card that renews/ })).toBeNull();
    await expect(renewals.getByRole('button', { name: 'Cancel Harbor yearly releases' })).toBeVisible();
  },
};

/** A renewal is cancelled with one confirmation; its card is then free to be removed. */
export const CardsAndRenewals: Story = {
  tags: ['behaviour'],
  args: {
    at: '/settings/account#subscriptions',
    answers: { ...answers, cancelSubscription: '', removePaymentMethod: '' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Harbor yearly releases' }));
    answerFromNowOn({
      answers: {
        listSubscriptions: { example: 'some', change: (all) => all.slice(1) },
        listPaymentMethods: 'some',
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel renewal' }));
    await waitFor(() => expect(callsOf('cancelSubscription')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Yearly renewals' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Visa ending in 4242/ }));
    answerFromNowOn({ answers: { listPaymentMethods: 'none' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(callsOf('removePaymentMethod')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Saved cards' })).toHaveFocus());
  },
};
