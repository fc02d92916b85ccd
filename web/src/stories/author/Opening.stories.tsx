import { expect, waitFor } from 'storybook/test';
import { keepReached } from '../../features/release/localCopy';
import { answerFromNowOn } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { press, read } from './wizard';

export default {
  title: 'Screens/Author/Wizard/Opening',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Release', at: '/distribution/create/43', as: 'customer', answers: read },
} satisfies PageMeta;

export const Loading: Story = { tags: ['main'], args: { never: ['getRelease'] } };

/** The release is there, and what else the wizard needs is not. */
export const AddressesLoading: Story = { args: { never: ['listVerifiedEmails'] } };

export const Failed: Story = { args: { heading: 'Error getting release', fails: { getRelease: 500 } } };
export const FailedNarrow: Story = {
  ...narrow,
  args: { heading: 'Error getting release', fails: { getRelease: 500 } },
};

export const TriedAgain: Story = {
  tags: ['full'],
  args: { heading: 'Additions', at: '/distribution/create/43?currentStep=2', fails: { getRelease: 500 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Retry' });
    answerFromNowOn({});
    await press(canvasElement, 'Retry');
    await expect(await canvas.findByRole('heading', { name: 'Additions' })).toBeVisible();
  },
};

/** The screen has come to this heading. */
const headed =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const NotFound: Story = {
  tags: ['full'],
  args: { heading: 'Not Found', fails: { getRelease: 'notFound' } },
  play: headed('Not Found'),
};
export const NotAllowed: Story = {
  args: { heading: 'Not Authorized', fails: { getRelease: 'notAllowed' } },
  play: headed('Not Authorized'),
};
export const NoReleaseOfThisName: Story = {
  tags: ['full'],
  args: { heading: 'Not Found', at: '/distribution/edit/press', answers: {} },
  play: headed('Not Found'),
};

/** A draft goes on where it was left: at the first step that is not in order. */
export const WhereItWasLeft: Story = {
  args: { heading: 'Payment' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment' })).toBeVisible();
  },
};

/** All answers keep the rules, and nobody has come further yet: the text may be half written. */
export const NoFurtherThanReached: Story = {
  tags: ['behaviour'],
  args: { heading: 'Create Release' },
  beforeEach: () => keepReached(12, 43, 2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create Release' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Payment/ })).toBeNull();
  },
};

/** Opened from another screen it has the focus on its heading, as every screen. */
export const FromMyReleases: Story = {
  tags: ['full'],
  args: { heading: 'Select Your Package', at: '/', answers: { ...read, listReleases: 'some' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Create Release' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Select Your Package' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Without packages there is no wizard: it leads to the releases. */
export const WithoutPackages: Story = {
  tags: ['full'],
  args: { heading: 'My Releases', answers: { ...read, listReleases: 'some' }, fails: { listPackages: 500 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /releases/i });
    await expect(pageAddress()).toBe('/');
  },
};
