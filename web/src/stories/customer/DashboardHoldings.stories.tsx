import type { CallData } from '@dispatch/contract';
import { isWide, unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled } from '../page/page';
import type { Page } from '../page/Page';

type Bundles = CallData<'listMyBundles'>;

const lot = (packageId: '140' | '200' | '360', quantity: number, expirationDate: string) => ({
  packageId,
  quantity,
  expirationDate,
});

/** Some that expire soon, some that do not, some that are over. */
const mixed = {
  example: 'some',
  change: (): Bundles => [
    {
      packageId: '140',
      name: 'Standard',
      quantity: 12,
      bundles: [lot('140', 2, '2026-12-12T23:59:59.999Z'), lot('140', 10, '2027-10-04T23:59:59.999Z')],
    },
    { packageId: '200', name: 'Advanced', quantity: 1, bundles: [lot('200', 1, '2027-06-16T23:59:59.999Z')] },
    { packageId: '360', name: 'Premium', quantity: 0, bundles: [lot('360', 1, '2026-11-06T23:59:59.999Z')] },
  ],
};

const answers = {
  getFeatures: 'everything',
  listReleases: 'some',
  listMyBundles: mixed,
  listSocialAccounts: 'linkedInExpiring',
  setUserParameter: '',
} as const;

const meta = {
  title: 'Screens/Customer/Dashboard, bundles and warnings',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'My Releases', at: '/', as: 'customer', answers },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const panel = (canvas: Canvas) => canvas.findByRole('region', { name: 'Packages and bundles' });

const card = async (canvas: Canvas, name: string) => {
  const heading = await canvas.findByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (item === null) throw new Error(`There is no card ${name}.`);
  return within(item);
};

/** Everything that the dashboard can show at once; the store is open. */
export const Everything: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await unfold(await panel(canvas), 'Packages and bundles');
    const standard = await card(canvas, 'Standard');
    await expect(await standard.findByText('12 remaining')).toBeVisible();
    await expect(standard.getByText('2 expire from 12 Dec 2026')).toBeVisible();
    await expect((await card(canvas, 'Premium')).queryByText(/remaining/)).not.toBeInTheDocument();
    await expect((await card(canvas, 'Basic')).queryByText(/remaining/)).not.toBeInTheDocument();
    await expect((await card(canvas, 'Bundles')).getByText('13 releases remaining')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Go to Store/ })).toBeVisible();
    await unfold(canvasElement, 'Menu');
    await expect(await canvas.findByRole('link', { name: 'Store' })).toHaveAttribute('href', '/store');
    await expect(await canvas.findByText('You have bundles expiring soon!')).toBeVisible();
    await expect(
      await canvas.findByText(/LinkedIn connection is expiring soon \(14 days left\)/),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View My Archived Releases' })).toBeVisible();
    if (!isWide()) return;
    const { top } = (await canvas.findByRole('list', { name: 'Releases' })).getBoundingClientRect();
    await expect(top + window.scrollY).toBeLessThan(320);
  },
};

export const EverythingNarrow: Story = { ...narrow };

/** The switches as an installation begins: no store, no archive, no LinkedIn, and nothing leads there. */
export const SwitchedOff: Story = {
  args: { answers: { ...answers, getFeatures: 'plain' } },
  play: async ({ canvas }) => {
    await unfold(await panel(canvas), 'Packages and bundles');
    await expect(await (await card(canvas, 'Standard')).findByText('12 remaining')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Store/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /Archived/ })).not.toBeInTheDocument();
    await expect(callsOf('listSocialAccounts')).toHaveLength(0);
  },
};

/** A release begins with the package of its card. */
export const Create: Story = {
  args: {
    heading: 'Select Your Package',
    answers: { ...answers, getRelease: 'draft', listJournalistLists: 'some', listVerifiedEmails: '' },
  },
  play: async ({ canvas, userEvent }) => {
    await unfold(await panel(canvas), 'Packages and bundles');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create: Advanced' }));
    await waitFor(() => expect(pageAddress()).toMatch(/^\/distribution\/create/));
    await canvas.findByRole('heading', { level: 1, name: 'Select Your Package' });
    await expect(await canvas.findByRole('button', { name: 'Advanced, selected' })).toBeVisible();
  },
};

export const BundlesDismissed: Story = {
  tags: ['full'],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText('You have bundles expiring soon!');
    await userEvent.click(within(title.closest<HTMLElement>('[role]') ?? title).getByRole('button'));
    await waitFor(() => expect(canvas.queryByText('You have bundles expiring soon!')).toBeNull());
    await expect(sessionStorage.getItem('notifyBundles')).toBe('"2026-12-12T23:59:59.999Z"');
  },
};

export const LinkedInExpired: Story = {
  args: { answers: { ...answers, listMyBundles: 'none', listSocialAccounts: 'linkedInExpired' } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText(/LinkedIn connection has expired/);
    await expect(await canvas.findByRole('link', { name: 'Social settings' })).toBeVisible();
    await userEvent.click(within(title.closest<HTMLElement>('[role]') ?? title).getByRole('button'));
    await waitFor(() => expect(canvas.queryByText(/LinkedIn connection has expired/)).toBeNull());
  },
};

/** Connected for long: nothing to say. */
export const LinkedInValid: Story = {
  tags: ['full'],
  args: { answers: { ...answers, listMyBundles: 'none', listSocialAccounts: 'linkedIn' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Releases' });
    await expect(canvas.queryByText(/LinkedIn/)).not.toBeInTheDocument();
  },
};

export const BundlesExpired: Story = { args: { answers: { ...answers, listMyBundles: 'expired' } } };

export const BasicGiven: Story = {
  tags: ['full'],
  args: { answers: { ...answers, listMyBundles: 'given' } },
  play: async ({ canvas }) => {
    await unfold(await panel(canvas), 'Packages and bundles');
    await expect(await (await card(canvas, 'Basic')).findByText('1 remaining')).toBeVisible();
  },
};

/** Nothing is shown that what is still on its way would push down. */
export const BundlesLoading: Story = {
  tags: ['full'],
  args: { never: ['listMyBundles'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading releases…')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Releases' })).not.toBeInTheDocument();
  },
};

/** Without bundles the panel is a line at first; unfolding it is remembered. */
export const Unfolded: Story = {
  tags: ['full'],
  args: { answers: { ...answers, listMyBundles: 'none' } },
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: 'Packages and bundles', expanded: false });
    await expect(canvas.getAllByText('0 releases remaining')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Create: Basic' })).not.toBeInTheDocument();
    await userEvent.click(fold);
    await expect(await canvas.findByRole('button', { name: 'Create: Basic' })).toBeVisible();
    await expect(canvas.getAllByText(/remaining/)).toHaveLength(1);
    await waitFor(() =>
      expect(callsOf('setUserParameter')[0]?.body).toEqual({
        parameterName: 'PackagePanel',
        parameterValue: 'true',
      }),
    );
  },
};

/** What is remembered could not be read: it is read again, and who was greeted before is not greeted again. */
export const UnfoldedUnread: Story = {
  tags: ['full', 'behaviour'],
  args: {
    answers: { ...answers, listMyBundles: 'none' },
    fails: { listUserParameters: 429 },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Packages and bundles' });
    await settled();
    const before = callsOf('listUserParameters').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Packages and bundles' }));
    await waitFor(() => expect(callsOf('listUserParameters').length).toBe(before + 1));
    await expect(callsOf('setUserParameter')).toHaveLength(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The releases are there all the same, and releases can be begun. */
export const BundlesFailed: Story = {
  tags: ['full'],
  args: { fails: { listMyBundles: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your bundles could not be loaded/)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Releases' })).toBeVisible();
  },
};

/** A person is greeted once. */
export const Welcome: Story = {
  args: {
    answers: {
      ...answers,
      getFeatures: 'plain',
      listReleases: 'none',
      listUserParameters: 'none',
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Dispatch' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(callsOf('setUserParameter')[0]?.body).toEqual({
        parameterName: 'WelcomeMessage',
        parameterValue: 'false',
      }),
    );
  },
};

export const WelcomeOpen: Story = {
  tags: ['full'],
  args: { answers: { ...answers, getFeatures: 'plain', listReleases: 'none', listUserParameters: 'none' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Welcome to Dispatch' })).toBeVisible());
  },
};

export const WelcomeOpenNarrow: Story = { ...narrow, args: WelcomeOpen.args ?? {} };
