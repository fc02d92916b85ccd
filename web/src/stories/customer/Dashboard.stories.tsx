import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Customer/Dashboard',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/', as: 'customer', answers: { listReleases: 'some' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

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
};

/** The address names a page that there is not, or not any longer. */
export const NothingOnThePage: Story = {
  args: {
    at: '/?page=3',
    answers: { listReleases: { example: 'none', headers: { 'X-Total-Count': '51' } } },
  },
};

export const Loading: Story = { args: { never: ['listReleases'] } };

export const Failed: Story = { args: { fails: { listReleases: 500 } } };

export const Offline: Story = { args: { fails: { listReleases: 'network' } } };

export const LongTexts: Story = { args: { wording: 'long', answers: { listReleases: 'allStates' } } };

export const LongTextsNarrow: Story = {
  ...narrow,
  args: { wording: 'long', answers: { listReleases: 'some', getMe: 'longTexts' } },
};

export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const RightToLeftNarrow: Story = { ...narrow, args: { wording: 'rightToLeft' } };

/** Distribution does not work at the moment. */
export const DistributionDown: Story = { args: { as: 'distributionDown' } };

/** Editors have a way to their desk. */
export const OfAnEditor: Story = { args: { as: 'editor' } };

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

export const DeleteAsked: Story = { play: askToDelete };

export const Deleted: Story = {
  args: { answers: { listReleases: 'some', deleteDraft: '' } },
  play: async (playing) => {
    await askToDelete(playing);
    await playing.userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(screen.getByText('Draft deleted')).toBeVisible());
    await expect(callsOf('deleteDraft')[0]?.path).toBe('/api/distribution/item/43');
  },
};

export const DeleteRefused: Story = {
  args: { fails: { deleteDraft: 'paidKept' } },
  play: async (playing) => {
    await askToDelete(playing);
    await playing.userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(screen.getByText(/paid/i)).toBeVisible());
  },
};
