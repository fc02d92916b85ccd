import { expect, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Customer/Archived releases',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Archived Releases',
    at: '/archive',
    as: 'customer',
    answers: { getFeatures: 'everything', listArchivedReleases: 'some' },
  },
} satisfies PageMeta;

const many = {
  example: 'some',
  change: <Row extends { c3PRWebPressReleaseId: number }>(rows: Row[]): Row[] =>
    Array.from({ length: 50 }, (_, index) => rows[index % rows.length])
      .filter((row) => row !== undefined)
      .map((row, index) => ({ ...row, c3PRWebPressReleaseId: 9_000_000 + index })),
  headers: { 'X-Total-Count': '131' },
};

/** A name leads to the public page where there is one; a missing date is a dash. */
export const Some: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /hundredth dock crane controller \(11482930\)/ });
    await expect(link).toHaveAttribute(
      'href',
      'https://www.prweb.example/releases/2014/03/prweb11482930.htm',
    );
    await expect(await canvas.findByRole('cell', { name: '-' })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: '$199.00' })).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

export const Many: Story = {
  tags: ['full'],
  args: { answers: { getFeatures: 'everything', listArchivedReleases: many } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 1-50 of 131')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' crane {Enter}');
    await waitFor(() => expect(pageAddress()).toBe('/archive?search=crane'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(pageAddress()).toBe('/archive'));
    await settled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(pageAddress()).toBe('/archive?page=2'));
  },
};

export const Empty: Story = {
  args: { answers: { getFeatures: 'everything', listArchivedReleases: 'none' } },
};

export const NothingFound: Story = {
  tags: ['full'],
  args: {
    at: '/archive?search=tugboat',
    answers: { getFeatures: 'everything', listArchivedReleases: 'none' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No archived releases match');
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
  },
};

export const NothingOnThePage: Story = {
  tags: ['full'],
  args: {
    at: '/archive?search=crane&page=9',
    answers: {
      getFeatures: 'everything',
      listArchivedReleases: { example: 'none', headers: { 'X-Total-Count': '51' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Go to the first page' });
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
    await userEvent.click(first);
    await waitFor(() => expect(pageAddress()).toBe('/archive?search=crane'));
  },
};

export const Loading: Story = { args: { never: ['listArchivedReleases'] } };

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { listArchivedReleases: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('listArchivedReleases')).toHaveLength(2));
    await expect(await canvas.findByText('Your archive could not be loaded')).toBeVisible();
  },
};

export const Offline: Story = { args: { fails: { listArchivedReleases: 'network' } } };

export const LongTexts: Story = {
  args: { answers: { getFeatures: 'everything', listArchivedReleases: 'longTexts' } },
};

export const LongTextsNarrow: Story = {
  ...narrow,
  args: { wording: 'long', answers: { getFeatures: 'everything', listArchivedReleases: 'longTexts' } },
};

export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

/** Switched off for this person: there is no such page, and nothing is asked for. */
export const SwitchedOff: Story = {
  args: { heading: 'Not Found', answers: { getFeatures: 'plain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
    await expect(callsOf('listArchivedReleases')).toHaveLength(0);
  },
};
