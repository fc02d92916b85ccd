import { expect, waitFor } from 'storybook/test';
import { cookieNames, printCookie, readCookie } from '../../shared/session/cookies';
import { callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';
import { pageAddress } from '../page/openPage';
import { addressesLeftFor } from '../page/surroundings';

export default {
  title: 'Screens/Visitor/Redirect from legacy',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'This page will automatically redirect',
    at: '/redirectfromlegacy?from=legacy.example%2Freleases',
    answers: { getPublicFeatures: 'countDown' },
  },
} satisfies PageMeta;

const known: Story = {
  beforeEach: () => {
    document.cookie = printCookie(cookieNames.legacyUser, 'dana.ortiz', { secure: false });
  },
};

export const Counting: Story = {
  tags: ['main'],
  ...known,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page will automatically redirect' });
    await expect(await canvas.findByText('Last login as dana.ortiz')).toBeVisible();
    await expect(await canvas.findByRole('timer')).toHaveTextContent('In 10 seconds');
  },
};

export const Narrow: Story = { ...known, ...narrow };

/** Nobody's name is known, and there is nowhere to go back to. */
export const NobodyKnown: Story = {
  tags: ['full'],
  args: { at: '/redirectfromlegacy' },
  play: async ({ canvas }) => {
    await leads(canvas, 'Continue', '/');
    await expect(canvas.queryByText(/^(Last login|Cancel takes)/)).toBeNull();
  },
};

/** What is no plain address of the web is not followed. */
export const FromNowhere: Story = {
  tags: ['full'],
  args: {
    at: '/redirectfromlegacy?from=javascript%3Aalert(1)',
    answers: { getPublicFeatures: 'countDown' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(addressesLeftFor()).toEqual([expect.stringMatching(/\/welcome$/)]));
  },
};

export const Canceled: Story = {
  ...known,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Cancel takes you to https://legacy.example/releases'),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(addressesLeftFor()).toEqual(['https://legacy.example/releases']));
    await expect(readCookie(document.cookie, cookieNames.legacyUser)).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['full'],
  ...known,
  args: { fails: { getPublicFeatures: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('getPublicFeatures')).toHaveLength(2));
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** In production nobody waits. */
export const Production: Story = {
  args: {
    heading: 'My Releases',
    as: 'customer',
    config: { environment: 'production' },
    answers: { listReleases: 'some' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'My Releases' });
    await expect(pageAddress()).toBe('/');
  },
};
