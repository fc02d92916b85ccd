import { expect, screen, waitFor, within } from 'storybook/test';
import { keepSocialResult } from '../../shared/session/socialResult';
import { answerFromNowOn } from '../page/answering';
import { page, type PageMeta, type Story } from '../page/page';
import type { Answer, Answers, PageArgs } from '../page/pageArgs';

/**
 * What takes away the very thing that has the focus, pressed by key: the focus goes on to what is nearest. Every other
 * story fails, too, that ends with the focus lost (lostFocus.ts).
 */
export default {
  title: 'Screens/Customer/Kept focus',
  tags: ['!dev', '!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: { heading: 'My Releases', at: '/', as: 'customer' },
} satisfies PageMeta;

interface Removal {
  args: Partial<PageArgs>;
  /** The buttons and choices on the way, from the outermost. */
  presses: readonly (string | RegExp)[];
  /** How things stand after the last of them. */
  then?: Answers['answers'];
  /** What has the focus in the end. */
  lands: string | RegExp;
}

const control = async (name: string | RegExp): Promise<HTMLElement> => {
  const isNamed = (element: HTMLElement) => {
    if (element.matches('[aria-disabled="true"], [data-pending]')) return false;
    const own = element.getAttribute('aria-label') ?? element.textContent.trim();
    return typeof name === 'string' ? own === name : name.test(own);
  };
  return waitFor(() => {
    const dialog = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog') ?? document.body;
    const found = within(dialog).getAllByRole('button').find(isNamed);
    if (found === undefined) throw new Error(`There is no button ${String(name)}.`);
    return found;
  });
};

const removing = ({ args, presses, then, lands }: Removal): Story => ({
  args,
  play: async ({ userEvent }) => {
    for (const [at, name] of presses.entries()) {
      const button = await control(name);
      button.focus();
      if (then && at === presses.length - 1) answerFromNowOn({ answers: { ...args.answers, ...then } });
      await userEvent.keyboard('{Enter}');
      if (at === presses.length - 1) await waitFor(() => expect(button).not.toBeInTheDocument());
    }
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(lands));
  },
});

const social = {
  getFeatures: 'everything',
  hasActiveReleases: 'free',
  removeSocialAccount: '',
  getSocialAuthorization: 'default',
  listFacebookPages: 'some',
  chooseFacebookPage: 'facebook',
} as const;
const settings = { heading: 'Social', at: '/settings/social' };

const without = (network: string): Answer<'listSocialAccounts'> => ({
  example: 'all',
  change: (accounts) =>
    Array.isArray(accounts) ? accounts.filter(({ type }) => type !== network) : accounts,
});

export const NetworkRemoved: Story = {
  ...removing({
    args: { ...settings, answers: { ...social, listSocialAccounts: 'all' } },
    presses: ['Remove X', 'Remove'],
    then: { listSocialAccounts: without('Twitter') },
    lands: 'Connect X',
  }),
  tags: ['main'],
};

export const LastNetworkRemoved: Story = removing({
  args: { ...settings, answers: { ...social, listSocialAccounts: without('Twitter') } },
  presses: ['Remove LinkedIn', 'Remove'],
  then: { listSocialAccounts: 'none' },
  lands: 'Connect LinkedIn',
});

/** The window of the network closes, the page is chosen, and what was pressed is a button of another name. */
export const NetworkConnected: Story = {
  args: { ...settings, answers: { ...social, listSocialAccounts: 'none' } },
  beforeEach: () => {
    const { open } = window;
    window.open = () => ({ closed: false, location: { href: '' }, close: () => undefined }) as Window;
    return () => {
      window.open = open;
    };
  },
  play: async ({ userEvent }) => {
    (await control('Connect Facebook')).focus();
    await userEvent.keyboard('{Enter}');
    answerFromNowOn({ answers: { listSocialAccounts: 'facebookWithoutPage' } });
    keepSocialResult('facebook', { accountId: 23 });
    const [first] = await screen.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' ');
    (await control('Use this page')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Choose a page'));
  },
};

export const WarningDismissed: Story = removing({
  args: {
    answers: { getFeatures: 'everything', listReleases: 'some', listSocialAccounts: 'linkedInExpired' },
  },
  presses: ['Dismiss'],
  lands: /./,
});

export const DraftDeleted: Story = removing({
  args: { answers: { listReleases: 'some', deleteDraft: '' } },
  presses: [/^Delete draft: /, 'Delete draft'],
  then: { listReleases: { example: 'some', change: (rows) => rows.slice(0, 1) } },
  lands: /^Duplicate/,
});

export const BundleRemoved: Story = removing({
  args: {
    heading: 'Items',
    at: '/store/checkout',
    answers: { getFeatures: 'everything', getCart: 'one', saveCart: 'empty' },
  },
  presses: [/^Remove: /],
  lands: 'In your cart',
});

export const CardRemoved: Story = removing({
  args: {
    heading: 'Account',
    at: '/settings/account',
    answers: {
      listSessions: 'some',
      listOwnActs: 'some',
      listPaymentMethods: 'some',
      listSubscriptions: 'none',
      getSecondFactorUrl: 'notSetUp',
      exportAccount: 'none',
      listMyCoupons: 'none',
      getDeletionLoss: 'nothing',
      removePaymentMethod: '',
    },
  },
  presses: [/^Remove Visa/, 'Remove card'],
  then: { listPaymentMethods: { example: 'some', change: (cards) => cards.slice(1) } },
  lands: /^Remove Mastercard/,
});
