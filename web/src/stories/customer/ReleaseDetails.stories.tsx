import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, read, whenEditorIsThere } from '../author/wizard';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, shows, leads, type PageMeta, type Story, type Playing } from '../page/page';

export default {
  title: 'Screens/Customer/Release details',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
    at: '/distribution/details/43',
    as: 'customer',
    answers: { getRelease: 'submitted' },
  },
} satisfies PageMeta;

const published = { getRelease: 'published', listReleaseDeliveries: 'some' } as const;

/** Presses one of the actions in the menu. */
const choose = async (canvas: Playing['canvas'], name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const open = async ({ canvas }: Playing, name: string, role = 'dialog'): Promise<void> => {
  await choose(canvas, name);
  await screen.findByRole(role);
};

const ask = async ({ canvas }: Playing, name: string, role = 'dialog'): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await screen.findByRole(role);
};

const openPreview = (playing: Playing): Promise<void> => ask(playing, 'Preview My Release');

export const Submitted: Story = { tags: ['main'] };

/** Who acts for the customer edits what waits for its review; nothing is submitted again, and the wizard leads back. */
export const EditedForTheCustomer: Story = {
  args: {
    heading: 'Summary',
    answers: { ...read, getRelease: 'submitted' },
  },
  beforeEach: () => {
    document.cookie = 'loginAs=true; Path=/';
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, 'Edit Release');
    await whenEditorIsThere(canvasElement);
    for (const title of ['Amplify', 'Schedule', 'Verify Contact Information', 'Summary']) {
      await press(canvasElement, 'Next');
      await canvas.findByRole('heading', { level: 1, name: title });
    }
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /submit/i })).toBeNull();
  },
};

export const PdfBusy: Story = {
  tags: ['full'],
  args: { fails: { getReleasePdf: 'tooMany' } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Download PDF');
    await screen.findByText(/Too many/);
    await expect(callsOf('getReleasePdf')[0]?.path).toBe('/api/distribution/item/43/pdf');
  },
};

export const InReview: Story = { args: { answers: { getRelease: 'inReview' } } };

export const OnHold: Story = { args: { answers: { getRelease: 'onHold' } } };

/** The place that a reason names, in the text as readers see it. */
export const PlaceOfReason: Story = {
  tags: ['full'],
  ...OnHold,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release body “210,000-square-foot”' }));
    await waitFor(() => expect(String(getSelection())).toBe('210,000-square-foot'));
  },
};

export const OnHoldLocked: Story = {
  tags: ['full'],
  args: { answers: { getRelease: 'onHoldLocked' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Your release is on hold. It cannot be edited while our editors look into this.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/We are checking a claim/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  },
};

const asked = { getRelease: 'awaitingApproval', compareReleaseVersions: '' } as const;

export const AwaitingApproval: Story = {
  args: { answers: asked },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Awaiting your approval' })).toBeVisible();
    await expect(await canvas.findAllByText('As our editors propose it')).toHaveLength(1);
    const [banner] = canvas.getAllByRole('alert');
    await expect(within(banner ?? document.body).getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

export const AwaitingApprovalNarrow: Story = { ...narrow, ...AwaitingApproval };

export const Scheduled: Story = { args: { answers: { getRelease: 'scheduled' } } };

export const Published: Story = {
  args: {
    at: '/distribution/details/41',
    answers: published,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,204')).toBeVisible();
    await expect(await canvas.findByText('Harbor Gazette')).toBeVisible();
    await expect(canvas.getByText(/^Not taken yet, next try/)).toBeVisible();
  },
};

/** One edit is done, another is asked for; both were paid for. */
export const EditRequested: Story = {
  tags: ['full'],
  args: {
    at: '/distribution/details/41',
    answers: { ...published, getRelease: 'editRequested', getFeatures: 'everything' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Edit requests' })).toBeVisible();
    for (const state of ['Done', 'Requested']) await expect(canvas.getByText(state)).toBeVisible();
    await leads(canvas, 'Request an Edit', '/distribution/purchaseedit/41');
    await expect(canvas.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  },
};

export const Refused: Story = {
  tags: ['full'],
  args: { answers: { getRelease: 'refused' } },
  play: shows('The release offers online gambling.'),
};

export const Narrow: Story = { ...narrow, args: { answers: { getRelease: 'onHold' } } };

const longHeadline =
  'Harbor Robotics, the Sparrows Point Shipyard Authority and the Chesapeake Institute of Technology announce a joint training programme for two hundred crane technicians an';
const rightToLeftHeadline = 'هاربور روبوتيكس تفتتح مصنع «بالتيمور» وتضيف 400 وظيفة خلال 3 سنوات';

export const LongTexts: Story = {
  args: {
    heading: longHeadline,
    wording: 'long',
    answers: { getRelease: 'onHold' },
  },
};

export const LongTextsNarrow: Story = {
  ...narrow,
  args: {
    heading: longHeadline,
    wording: 'long',
    answers: published,
  },
};

export const RightToLeft: Story = {
  args: {
    heading: rightToLeftHeadline,
    wording: 'rightToLeft',
    answers: { getRelease: 'onHold' },
  },
};

export const Loading: Story = { args: { heading: 'Release', never: ['getRelease'] } };

export const Failed: Story = { args: { heading: 'Error getting release', fails: { getRelease: 500 } } };

export const NotFound: Story = { args: { heading: 'Not Found', fails: { getRelease: 'notFound' } } };

export const NotAllowed: Story = { args: { heading: 'Not Authorized', fails: { getRelease: 'notAllowed' } } };

export const Receipt: Story = {
  args: { answers: { getRelease: 'submitted', listReceipts: '' }, fails: { getReceiptPdf: 'tooMany' } },
  play: async (playing) => {
    await open(playing, 'Show My Receipt');
    await waitFor(() => expect(screen.getByTitle('Receipt')).toBeVisible());
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await screen.findByText(/Too many/);
    await expect(callsOf('getReceiptPdf')[0]?.path).toBe('/api/order/receipt/pdf');
  },
};

export const ReceiptLoading: Story = {
  tags: ['full'],
  args: { never: ['listReceipts'] },
  play: (playing) => open(playing, 'Show My Receipt'),
};

export const ReceiptMissing: Story = {
  tags: ['full'],
  args: { answers: { getRelease: 'submitted', listReceipts: { change: () => [] } } },
  play: async (playing) => {
    await open(playing, 'Show My Receipt');
    await waitFor(() => expect(screen.getByText('Could not find receipt with id 43')).toBeVisible());
  },
};

export const ReceiptFailed: Story = {
  tags: ['full'],
  args: { fails: { listReceipts: 500 } },
  play: (playing) => open(playing, 'Show My Receipt'),
};

export const Duplicated: Story = {
  args: {
    heading: 'Select Your Package',
    answers: {
      ...published,
      duplicateRelease: '',
      listJournalistLists: '',
      listVerifiedEmails: '',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More actions' });
    answerFromNowOn({ answers: { getRelease: 'draft' } });
    await choose(canvas, 'Duplicate');
    await waitFor(() => expect(pageAddress()).toMatch(/^\/distribution\/create\?distributionId=/));
  },
};

export const DuplicateFailed: Story = {
  tags: ['full'],
  args: { fails: { duplicateRelease: 500 } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Duplicate');
    await expect((await screen.findAllByText(/went wrong|try again/i))[0]).toBeVisible();
  },
};

export const Preview: Story = { play: openPreview };

/** YouTube is asked for nothing before the press. */
export const PreviewWithMedia: Story = {
  tags: ['full', 'behaviour'],
  args: {
    answers: {
      getRelease: {
        example: 'submitted',
        change: (release) => ({
          ...release,
          package: '360',
          videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
          twitterSocialHandle: {
            type: 'Twitter',
            selected: true,
            accountName: 'HarborRobotics',
            avatar: null,
          },
        }),
      },
    },
  },
  play: async (playing) => {
    await openPreview(playing);
    const preview = within(await screen.findByRole('dialog'));
    await expect(preview.getByRole('navigation', { name: 'Share' })).toHaveTextContent('ShareX');
    await expect(preview.queryByTitle('Video of the release')).toBeNull();
    await userEvent.click(preview.getByRole('button', { name: 'Play the video here' }));
    await expect(preview.getByTitle('Video of the release')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/),
    );
    const print = preview.getByRole('button', { name: 'Print or save as PDF' });
    preview.getByRole('article').remove();
    await userEvent.click(print);
    await expect(await screen.findByText('Missing print preview content')).toBeVisible();
  },
};

export const PreviewNarrow: Story = {
  tags: ['full'],
  ...narrow,
  args: {
    heading: longHeadline,
    wording: 'long',
  },
  play: openPreview,
};

export const PreviewRightToLeft: Story = {
  tags: ['full'],
  args: {
    heading: rightToLeftHeadline,
    wording: 'rightToLeft',
  },
  play: openPreview,
};

const switchedOn = { getRelease: 'submitted', getFeatures: 'everything' } as const;

export const BackToDraftAsked: Story = {
  tags: ['full'],
  args: { answers: switchedOn },
  play: async (playing) => {
    await open(playing, 'Back to Draft', 'alertdialog');
    await expect(screen.getByText('Are you sure you want to get this release back to draft?')).toBeVisible();
    await expect(callsOf('moveBackToDraft')).toHaveLength(0);
  },
};

export const BackToDraftFailed: Story = {
  tags: ['full'],
  args: { answers: switchedOn, fails: { moveBackToDraft: '409 state' } },
  play: async (playing) => {
    await open(playing, 'Back to Draft', 'alertdialog');
    const dialog = within(screen.getByRole('alertdialog'));
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Back to Draft' }));
    await expect(await dialog.findByText(/cannot go to DraftMode/)).toBeVisible();
  },
};

export const TakenBack: Story = {
  args: {
    heading: 'Edit Your Release',
    answers: {
      ...switchedOn,
      moveBackToDraft: '',
      listCompanies: 'none',
      listJournalistLists: '',
      listVerifiedEmails: '',
    },
  },
  play: async (playing) => {
    await open(playing, 'Back to Draft', 'alertdialog');
    answerFromNowOn({ answers: { getRelease: 'paidDraft' } });
    const dialog = within(screen.getByRole('alertdialog'));
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Back to Draft' }));
    await waitFor(() => expect(pageAddress()).toMatch(/^\/distribution\/edit\/43/));
  },
};

export const ChangesAccepted: Story = {
  args: { answers: { ...asked, acceptChanges: '' } },
  play: async (playing) => {
    await ask(playing, 'Accept', 'alertdialog');
    const dialog = within(screen.getByRole('alertdialog'));
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText(/^The changes are accepted/)).toBeVisible();
    await expect(callsOf('acceptChanges')[0]?.body).toEqual({ distributionVersion: 6 });
    await expect(screen.queryByRole('heading', { name: 'Awaiting your approval' })).not.toBeInTheDocument();
  },
};

/** Somebody else was faster. The refusal stays beside what was typed. */
export const DeclineFailed: Story = {
  tags: ['full'],
  args: { answers: asked, fails: { declineChanges: '409 state' } },
  play: async (playing) => {
    await ask(playing, 'Decline');
    const dialog = within(screen.getByRole('dialog'));
    await playing.userEvent.type(dialog.getByLabelText(/^Reason/), 'The figure is right.');
    answerFromNowOn({ answers: { getRelease: 'inReview' }, fails: { declineChanges: '409 state' } });
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(await dialog.findByText(/moved it to 'In editorial review' on/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('The figure is right.');
  },
};
