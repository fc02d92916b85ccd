import { expect, userEvent, waitFor } from 'storybook/test';
import {
  avatar,
  followLine,
  press,
  summaryHasFocus,
  uploadedImage,
  whenEditorIsThere,
} from '../author/wizard';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, type PageMeta, type Story } from '../page/page';

const stepOf = (step: number): string => `/admin/releases/43/edit?currentStep=${step}`;

const inReview = {
  getReviewedRelease: 'inReview',
  listCompanies: 'some',
  listVerifiedEmails: 'none',
  listJournalistLists: 'some',
};
const published = { ...inReview, getReviewedRelease: 'published' };

export default {
  title: 'Screens/Desk/Edit release',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Edit Your Release',
    at: '/admin/releases/43/edit',
    as: 'editor',
    answers: inReview,
    others: [uploadedImage, avatar],
  },
} satisfies PageMeta;

export const InReview: Story = {
  tags: ['main'],
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};

/** Nobody verifies an address of somebody else. */
export const Contacts: Story = { args: { heading: 'Verify Contact Information', at: stepOf(4) } };

const handle = { type: 'LinkedIn', selected: false, accountName: 'Harbor Robotics', avatar: null } as const;

/** The accounts are the customer's, as the release names them; the editor's own are not asked for. */
export const Amplify: Story = {
  tags: ['full', 'behaviour'],
  args: {
    heading: 'Amplify',
    at: stepOf(2),
    answers: {
      ...inReview,
      getReviewedRelease: {
        example: 'inReview',
        change: (reviewed) => ({
          ...reviewed,
          release: {
            ...reviewed.release,
            xPostHandle: 'Harbor Robotics',
            twitterMessage: 'We open on Friday.',
            linkedinSocialHandle: handle,
          },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    const linkedin = await canvas.findByRole('checkbox', { name: 'LinkedIn: Harbor Robotics' });
    await expect(linkedin).not.toBeChecked();
    const message = canvas.getByRole('checkbox', { name: 'A message of my own on X: Harbor Robotics' });
    await userEvent.click(message);
    await expect(message).not.toBeChecked();
    await userEvent.click(message);
    await expect(message).toBeChecked();
    await expect(callsOf('listSocialAccounts')).toEqual([]);
  },
};

/** It is saved by the editors' call, never submitted, and leads back to the review. */
export const Saved: Story = {
  tags: ['behaviour'],
  args: {
    heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
    answers: { ...inReview, saveReviewedRelease: 'inReview' },
  },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Dateline/ }), ', Md.');
    for (const title of ['Amplify', 'Schedule', 'Verify Contact Information', 'Summary']) {
      await press(canvasElement, 'Next');
      await canvas.findByRole('heading', { level: 1, name: title });
    }
    await expect(canvas.queryByRole('checkbox', { name: /^I accept/ })).toBeNull();
    await press(canvasElement, 'Save Changes');
    await canvas.findByRole('link', { name: 'Edit Release' });
    await expect(pageAddress()).toBe('/admin/releases/43');
    await expect(callsOf('saveReviewedRelease').at(-1)?.body).toMatchObject({ cityState: 'BALTIMORE, Md.' });
  },
};

/** It is published at its hour as it is saved then: only the editor's own saves count. */
export const Approved: Story = {
  args: {
    heading: 'Amplify',
    answers: { ...inReview, getReviewedRelease: 'approved', saveReviewedRelease: 'inReview' },
  },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Dateline/ }), ', Md.');
    await press(canvasElement, 'Next');
    await canvas.findByRole('heading', { level: 1, name: 'Amplify' });
    await expect(canvas.getByText('Not saved by itself')).toBeVisible();
    await expect(callsOf('saveReviewedRelease')).toEqual([]);
    await press(canvasElement, 'Save Draft');
    await waitFor(() => expect(callsOf('saveReviewedRelease')).toHaveLength(1));
    await expect(callsOf('saveReviewedRelease')[0]?.body).toMatchObject({ isAutomatic: false });
  },
};

/** The last step of a published release. */
export const Publishing: Story = {
  args: { heading: 'Publishing', at: stepOf(5), answers: published },
};
export const PublishingNarrow: Story = { ...narrow, ...Publishing };

export const RepublishRefused: Story = {
  tags: ['full'],
  ...Publishing,
  args: { ...Publishing.args, fails: { publishRelease: '409 state' } },
  play: async ({ canvas, canvasElement }) => {
    const note = await canvas.findByRole('textbox', { name: /^Correction note/ });
    await userEvent.type(note, 'It is <b>400</b> jobs.');
    await press(canvasElement, 'Republish');
    await summaryHasFocus(canvasElement, ['The correction note cannot have html markup.']);
    await followLine(canvasElement, 'The correction note cannot have html markup.');
    await expect(note).toHaveFocus();
    await userEvent.clear(note);
    await userEvent.type(note, 'It is 400 jobs.');
    await press(canvasElement, 'Republish');
    await expect(await canvas.findByText('Error republishing distribution:')).toBeVisible();
    await waitFor(() =>
      expect(callsOf('publishRelease').at(-1)?.body).toMatchObject({ correctionNote: 'It is 400 jobs.' }),
    );
  },
};
