import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { addressesLeftFor } from '../page/surroundings';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Customer/Dashboard',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'My Releases', at: '/', as: 'customer', answers: { listReleases: 'some' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Releases' }));
    const [live, draft] = list.getAllByRole('listitem');
    await expect(live).toHaveTextContent('REL-204817 · BALTIMORE · Advanced');
    await expect(draft).toHaveTextContent('REL-204851 · Basic');
    await expect(draft).toHaveTextContent('Created 20 Nov 2026 · Submitted -');
    await expect(list.getByRole('link', { name: 'Untitled release' })).toHaveAttribute(
      'href',
      '/distribution/43',
    );
    // The views say how many they have; a search is of one's own finding, and has no numbers.
    await expect(canvas.getByRole('link', { name: 'All 23', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Drafts 6' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'On hold 0' })).toBeVisible();
    // A draft can be deleted, and nothing else.
    const deletions = list.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(deletions.filter((name) => !name?.startsWith('Duplicate: '))).toEqual([
      'Delete draft: Untitled release',
    ]);
  },
};

/** A release's time is told in the zone of the reader, too. */
export const ReaderElsewhere: Story = {
  tags: ['full', 'behaviour'],
  args: { zone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Releases' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/ ET \(11:00 PM your time\)/);
  },
};

/** What is paid says so as long as it is a draft, and cannot be deleted. */
export const PaidDraft: Story = {
  tags: ['full', 'behaviour'],
  args: {
    answers: {
      listReleases: { example: 'some', change: (rows) => rows.map((row) => ({ ...row, hasPaid: true })) },
    },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Releases' }));
    const [live, draft] = list.getAllByRole('listitem');
    await expect(within(draft ?? document.body).getByText('Paid')).toBeVisible();
    await expect(within(live ?? document.body).queryByText('Paid')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Delete draft/ })).toBeNull();
  },
};

export const Narrow: Story = { ...narrow };

export const Empty: Story = { args: { answers: { listReleases: 'none' } } };

export const One: Story = {
  args: { answers: { listReleases: { example: 'some', change: (rows) => rows.slice(0, 1) } } },
};

export const AllStates: Story = { args: { answers: { listReleases: 'allStates' } } };

/** A page of fifty, of more than the server counts. */
export const Many: Story = {
  args: {
    answers: {
      listReleases: {
        example: 'allStates',
        change: (rows) =>
          Array.from({ length: 50 }, (_, index) => rows[index % rows.length])
            .filter((row) => row !== undefined)
            .map((row, index) => ({ ...row, DistributionID: 400 + index })),
        headers: { 'X-Total-Count': '10000', 'X-Total-Count-Capped': 'true' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 1-50 of 10,000+')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(pageAddress()).toBe('/?page=2'));
    await expect(await canvas.findByText('Showing 51-100 of 10,000+')).toBeVisible();
  },
};

/** The address names a page that there is not, or not any longer. */
export const NothingOnThePage: Story = {
  tags: ['full'],
  args: {
    at: '/?page=3',
    answers: { listReleases: { example: 'none', headers: { 'X-Total-Count': '51' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

export const Loading: Story = { args: { never: ['listReleases'] } };

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { listReleases: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your releases could not be loaded')).toBeVisible();
    await expect(canvas.queryByText('No releases yet')).not.toBeInTheDocument();
  },
};

export const Offline: Story = { args: { fails: { listReleases: 'network' } } };

export const LongTexts: Story = { args: { wording: 'long', answers: { listReleases: 'allStates' } } };

export const LongTextsNarrow: Story = {
  ...narrow,
  args: { wording: 'long', answers: { listReleases: 'some', getMe: 'longTexts' } },
};

export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const RightToLeftNarrow: Story = { ...narrow, args: { wording: 'rightToLeft' } };

/** A view and a search stand in the address. */
export const Found: Story = {
  args: { at: '/?status=on-hold&search=crane', answers: { listReleases: 'allStates' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'On hold', current: 'page' })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search releases' });
    await expect(field).toHaveValue('crane');
    await expect(await canvas.findByRole('link', { name: 'Drafts' })).toHaveAttribute(
      'href',
      '/?status=drafts&search=crane',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(pageAddress()).toBe('/?status=on-hold'));
    await userEvent.type(field, ' pier {Enter}');
    await waitFor(() => expect(pageAddress()).toBe('/?status=on-hold&search=pier'));
  },
};

export const NothingFound: Story = {
  tags: ['full'],
  args: { at: '/?search=tugboat', answers: { listReleases: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No releases match')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Show all releases' })).toHaveAttribute('href', '/');
  },
};

/** Distribution does not work at the moment. */
export const DistributionDown: Story = { args: { as: 'distributionDown' } };

/** Editors have a way to their desk. */
export const OfAnEditor: Story = { args: { as: 'editor' } };

/** The logo of the partner stands beside the brand. */
export const OfAPartner: Story = { args: { as: 'partnerCustomer' } };

export const OfAPartnerNarrow: Story = {
  ...narrow,
  args: { as: 'partnerCustomer' },
};

const inThePlaceOf = (): void => {
  document.cookie = 'loginAs=true; Path=/';
};

/** A member of the staff acts as this customer, and goes back. */
export const Impersonated: Story = {
  args: { answers: { listReleases: 'some', restoreAdmin: 'editor' } },
  beforeEach: inThePlaceOf,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Logged In as .+@/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Return to Admin' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    // For a moment it is there and not yet shown.
    await waitFor(() => expect(dialog.getByText('Are you sure you want to Return to Admin?')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Admin' }));
    await waitFor(() => expect(addressesLeftFor().at(-1)).toMatch(/\/admin\/users\?search=.+#user-\d+$/));
    await expect(document.cookie).toContain('userGroup=EDITOR');
  },
};

export const ImpersonatedNarrow: Story = {
  ...narrow,
  args: { answers: { listReleases: 'some', getMe: 'longTexts' } },
  beforeEach: inThePlaceOf,
};

export const ReturnRefused: Story = {
  tags: ['full'],
  args: { fails: { restoreAdmin: 500 } },
  beforeEach: inThePlaceOf,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return to Admin' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Return to Admin' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const SessionEnding: Story = {
  args: { answers: { listReleases: 'some', checkSession: 'warning' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/09:50/)).toBeVisible();
  },
};

export const SessionEndingNarrow: Story = {
  ...narrow,
  args: { answers: { listReleases: 'some', checkSession: 'warning' } },
};

/** Too late to stay logged in by a press: the page has to be loaded again. */
export const SessionAtItsEnd: Story = {
  args: { answers: { listReleases: 'some', checkSession: 'noRefresh' } },
};

type Playing = Parameters<NonNullable<Story['play']>>[0];

const askToDelete = async ({ canvas, userEvent }: Playing): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Delete draft/ }));
  await screen.findByRole('alertdialog');
};

export const DeleteAsked: Story = {
  play: async (playing) => {
    await askToDelete(playing);
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Untitled release');
  },
};

export const Deleted: Story = {
  args: { answers: { listReleases: 'some', deleteDraft: '' } },
  play: async (playing) => {
    await askToDelete(playing);
    await playing.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(callsOf('deleteDraft')).toHaveLength(0);
    const readings = callsOf('listReleases').length;
    await askToDelete(playing);
    answerFromNowOn({ answers: { listReleases: { example: 'some', change: (rows) => rows.slice(0, 1) } } });
    await playing.userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(screen.getByText('Draft deleted')).toBeVisible());
    await waitFor(() => expect(callsOf('listReleases').length).toBeGreaterThan(readings));
    // The line that was pressed goes away, and the focus on to what the one above it offers.
    await waitFor(() => expect(playing.canvas.getByRole('button', { name: /^Duplicate/ })).toHaveFocus());
    await expect(callsOf('deleteDraft')[0]?.path).toBe('/api/distribution/item/43');
  },
};

export const DeleteRefused: Story = {
  args: { fails: { deleteDraft: 'paidKept' } },
  play: async (playing) => {
    await askToDelete(playing);
    await playing.userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() =>
      expect(screen.getByText('A release that has been paid for cannot be deleted.')).toBeVisible(),
    );
  },
};
