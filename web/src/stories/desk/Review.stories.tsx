import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, shows, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Desk/Review',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
    at: '/admin/releases/43',
    as: 'editor',
    answers: { getReviewedRelease: 'inReview' },
  },
} satisfies PageMeta;

const inState = (example: string): Story => ({ args: { answers: { getReviewedRelease: example } } });

/** Who else looks at it, and a note with a colleague, by the keyboard. */
export const Submitted: Story = {
  args: {
    answers: {
      getReviewedRelease: 'reviewedRelease',
      viewRecord: 'one',
      listTimeline: 'release',
      addNote: 'default',
    },
  },
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ruth Adeyemi is looking at this')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Notes and timeline' }));
    await expect(await canvas.findByText('In editorial review → On hold', { exact: false })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /^Note for the staff/ });
    await userEvent.type(field, 'Whose figure, @oka');
    await canvas.findByRole('button', { name: 'Samuel Okafor' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Gets a mail: Samuel Okafor')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(callsOf('addNote')[0]?.body).toEqual({
      text: 'Whose figure, @Samuel Okafor',
      mentioned: [4],
      answers: null,
    });
  },
};
/** Whom the chosen lists reach is seen before it is approved. */
export const InReview: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release' }));
    await expect(await screen.findByText('Aerospace and Defense (1,204 people)')).toBeVisible();
  },
};
export const SeniorReview: Story = inState('senior');
export const OnHold: Story = {
  ...inState('onHold'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Please name a source for the figure/);
  },
};
export const OnHoldLocked: Story = inState('onHoldLocked');
export const OnHoldLimited: Story = inState('onHoldLimited');
export const Approved: Story = inState('approved');
export const Overdue: Story = {
  tags: ['full'],
  ...inState('overdue'),
  play: shows('Overdue'),
};
export const AwaitingCustomer: Story = {
  args: {
    heading: 'Harbor Robotics opens Baltimore plant, adding 400 jobs in three years',
    answers: { getReviewedRelease: 'awaitingCustomer' },
  },
};
export const Refused: Story = inState('refused');
export const Published: Story = {
  tags: ['full'],
  ...inState('published'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Public page' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.queryByRole('button', { name: 'Take down' })).not.toBeInTheDocument();
  },
};
export const TakenDown: Story = inState('takenDown');

export const Narrow: Story = { ...narrow, ...inState('onHold') };
const longHeadline =
  'Harbor Robotics, the Sparrows Point Shipyard Authority and the Chesapeake Institute of Technology announce a joint training programme for two hundred crane technicians an';
const rightToLeftHeadline = 'هاربور روبوتيكس تفتتح مصنع «بالتيمور» وتضيف 400 وظيفة خلال 3 سنوات';

export const LongTexts: Story = { args: { heading: longHeadline, wording: 'long' } };
export const LongTextsNarrow: Story = { ...narrow, args: { heading: longHeadline, wording: 'long' } };
export const RightToLeft: Story = { args: { heading: rightToLeftHeadline, wording: 'rightToLeft' } };

export const Loading: Story = { args: { heading: 'Review', never: ['getReviewedRelease'] } };
export const Failed: Story = {
  tags: ['full'],
  args: { heading: 'Review', fails: { getReviewedRelease: 500 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('getReviewedRelease')).toHaveLength(2));
    await expect(await canvas.findByText('The release could not be loaded')).toBeVisible();
  },
};
export const NotFound: Story = {
  tags: ['full'],
  args: { heading: 'Not Found', fails: { getReviewedRelease: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  },
};
export const NoPermission: Story = { args: { heading: 'Not Authorized', as: 'customer', answers: {} } };

/** Opens a dialog by its button, and answers it. */
async function ask(place: HTMLElement, name: string) {
  await userEvent.click(await within(place).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

export const HoldAsked: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    await ask(canvasElement, 'Put on hold');
  },
};

/** A reason can be one of the editorial checks, with its place. */
export const HeldForAFinding: Story = {
  args: { answers: { getReviewedRelease: 'inReview', holdRelease: 'onHold' } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.click(await dialog.findByLabelText(/^Reason 1/));
    await userEvent.paste('<b>Now</b>');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /quot/i }));
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('cannot have html markup');
    await userEvent.clear(dialog.getByLabelText(/^Reason 1/));
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await waitFor(() => expect(callsOf('holdRelease')).toHaveLength(1));
    await expect(callsOf('holdRelease')[0]?.body).toMatchObject({
      reasons: [{ rule: expect.any(String) as unknown, place: { field: 'body' } }],
    });
  },
};

/** A saved reason brings its place; the words there are looked for in the release. */
export const HeldForASavedReason: Story = {
  args: {
    answers: { getReviewedRelease: 'inReview', holdRelease: 'onHold', listSavedReasons: 'some' },
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.click(await dialog.findByRole('button', { name: /Take a saved reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: /name a source/ }));
    const words = await dialog.findByLabelText(/^Words of reason 1/);
    await userEvent.type(words, 'a plant on the moon');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(
      (await dialog.findAllByText(/These words do not stand there: Release body/))[0],
    ).toBeVisible();
    await userEvent.clear(words);
    await userEvent.type(words, '210,000-square-foot');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await waitFor(() =>
      expect(callsOf('holdRelease')[0]?.body).toMatchObject({
        reasons: [
          {
            text: 'Please name a source for the figure.',
            place: { field: 'body', words: '210,000-square-foot', offset: 31 },
          },
        ],
      }),
    );
  },
};

/** No reason was given. */
export const HoldWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(callsOf('holdRelease')).toHaveLength(0);
  },
};

export const HoldAskedNarrow: Story = { ...narrow, ...HoldWithErrors };

export const Held: Story = {
  args: { answers: { getReviewedRelease: 'inReview', holdRelease: 'onHold' } },
  play: async ({ canvasElement }) => {
    const first = await ask(canvasElement, 'Put on hold');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = await ask(canvasElement, 'Put on hold');
    await userEvent.click(dialog.getByLabelText(/^Reason 1/));
    await userEvent.paste(' No source ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add another reason' }));
    await userEvent.click(dialog.getByLabelText(/^Reason 2/));
    await userEvent.paste('No contact');
    await userEvent.click(dialog.getByRole('button', { name: 'Add another reason' }));
    await userEvent.click(dialog.getByLabelText(/^Reason 3/));
    await userEvent.paste(' ');
    await userEvent.click(dialog.getByRole('radio', { name: /^Locked/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(
      await screen.findByText('The release is on hold. The customer has been told.'),
    ).toBeVisible();
    await expect(callsOf('holdRelease')[0]?.body).toEqual({
      reasons: [{ text: 'No source' }, { text: 'No contact' }],
      kind: 'locked',
    });
  },
};

export const ApproveAsked: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve');
    await expect(dialog.getByRole('radio', { name: /Release now/ })).not.toBeChecked();
  },
};

/** The editors have changed the text: what differs is shown before its customer is asked. */
export const ChangesAsked: Story = {
  args: {
    answers: {
      getReviewedRelease: {
        example: 'inReview',
        change: (reviewed) => ({
          ...reviewed,
          release: { ...reviewed.release, editorialChanges: { before: 1, after: 3, explanation: '' } },
        }),
      },
      compareReleaseVersions: '',
    },
    fails: { approveWithChanges: '409 unchanged' },
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve with Changes');
    await expect(within(canvasElement).queryByText('Approve', { exact: true })).not.toBeInTheDocument();
    await expect((await dialog.findAllByText('As the customer submitted it'))[0]).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Approve with Changes' });
    await userEvent.click(confirm);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Please provide an explanation of your changes.');
    await userEvent.click(dialog.getByLabelText(/^Explanation/));
    await userEvent.paste(' Shorter. ');
    await userEvent.click(confirm);
    await expect(await dialog.findByText(/You have changed nothing/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Explanation/)).toHaveValue(' Shorter. ');
    await expect(callsOf('approveWithChanges')[0]?.body).toMatchObject({ explanation: 'Shorter.' });
  },
};

export const ChangesAskedNarrow: Story = { ...narrow, ...ChangesAsked };

export const ApproveFailed: Story = {
  tags: ['full'],
  args: { fails: { approveRelease: 500 } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

/** Somebody else was faster: the refusal says who, beside what is true now, and keeps what was typed. */
export const Conflict: Story = {
  args: {
    answers: {
      getReviewedRelease: { example: 'inReview', change: (reviewed) => ({ ...reviewed, isOverdue: true }) },
    },
    fails: { holdRelease: '409 state' },
  },
  play: async ({ canvasElement }) => {
    const hold = await ask(canvasElement, 'Put on hold');
    await userEvent.click(await hold.findByLabelText(/^Reason 1/));
    await userEvent.paste('No source');
    answerFromNowOn({ answers: { getReviewedRelease: 'approved' }, fails: { holdRelease: '409 state' } });
    await userEvent.click(await hold.findByRole('button', { name: 'Put on hold' }));
    await expect(await hold.findByRole('alert')).toHaveTextContent(
      /cannot go to OnHold\. It became 'Published' on /,
    );
    await expect(hold.getByLabelText(/^Reason 1/)).toHaveValue('No source');
    await userEvent.click(hold.getByRole('button', { name: 'Cancel' }));
    await expect(await within(canvasElement).findByText('Pending distribution')).toBeVisible();
  },
};

/** An earlier version takes the place of what is shown. */
export const VersionRestored: Story = {
  tags: ['behaviour'],
  args: {
    answers: { getReviewedRelease: 'inReview', listReleaseVersions: 'some', restoreReleaseVersion: 'draft' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Version history' }));
    const history = within(await screen.findByRole('dialog'));
    await userEvent.click(await history.findByRole('checkbox', { name: 'Select version 2' }));
    await userEvent.click(history.getByRole('button', { name: 'Restore' }));
    const question = within(await screen.findByRole('alertdialog'));
    answerFromNowOn({ answers: { getReviewedRelease: 'onHold', restoreReleaseVersion: 'draft' } });
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Please name a source for the figure/);
    await expect(callsOf('restoreReleaseVersion')[0]?.path).toMatch(/43\/versions\/2/);
  },
};

export const ApproveOverdue: Story = {
  tags: ['full'],
  args: {
    answers: {
      getReviewedRelease: { example: 'inReview', change: (reviewed) => ({ ...reviewed, isOverdue: true }) },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve');
    const words = await dialog.findByText(/ has passed: it is published at once and marked overdue\.$/);
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const PassedUp: Story = {
  args: { answers: { getReviewedRelease: 'inReview', passUpRelease: 'senior', handBackRelease: 'inReview' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pass up' });
    // By its key: the letter opens the dialog, and in its field it is a letter.
    await userEvent.keyboard('u');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^Note/), 'unsure');
    await userEvent.click(dialog.getByRole('button', { name: 'Pass up' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand back' }));
    await expect(await canvas.findByRole('button', { name: 'Pass up' })).toBeVisible();
    await expect(callsOf('passUpRelease')[0]?.body).toEqual({ reason: 'unsure' });
    await expect(callsOf('handBackRelease')).toHaveLength(1);
  },
};

/** Who has passed it up reads why they do not approve it. */
export const PassedUpByMyself: Story = {
  args: {
    answers: {
      getReviewedRelease: { example: 'senior', change: (reviewed) => ({ ...reviewed, mayApprove: false }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/somebody else approves it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  },
};

/** A key leads on in the queue of the address, past what somebody else works on, until keys are turned off. */
export const NextByKey: Story = {
  args: {
    at: '/admin/releases/43?view=duesoon&sort=dueDate',
    answers: { getReviewedRelease: 'inReview', listEditorialQueue: 'mixed' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keys' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Use these keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    await expect(pageAddress()).toBe('/admin/releases/43?view=duesoon&sort=dueDate');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keys' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Use these keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    // 44 is with Samuel Okafor.
    await waitFor(() => expect(pageAddress()).toBe('/admin/releases/45?view=duesoon&sort=dueDate'));
  },
};

/** A colleague was faster, and is named; who would go on meanwhile stays and reads it. */
export const ClaimedByAnother: Story = {
  args: {
    answers: { getReviewedRelease: 'inReview', listEditorialQueue: 'mixed' },
    fails: { claimRelease: '409 claimed' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Claim' });
    const address = pageAddress();
    await userEvent.keyboard('cn');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Samuel Okafor has been working on this/,
    );
    await expect(callsOf('listEditorialQueue').length).toBeLessThan(2);
    await expect(pageAddress()).toBe(address);
  },
};

export const HandedOver: Story = {
  args: {
    answers: {
      getReviewedRelease: {
        example: 'inReview',
        change: (reviewed) => ({
          ...reviewed,
          claim: { userId: 3, name: 'Ruth Adeyemi', since: '2026-11-20T16:55:00.000Z', isOwn: true },
        }),
      },
      listDeskStaff: 'some',
      handOverClaim: 'inReview',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Colleague/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Samuel Okafor/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(callsOf('handOverClaim')[0]?.body).toEqual({ userId: 2 }));
  },
};

export const Unlocked: Story = {
  tags: ['full'],
  args: { answers: { getReviewedRelease: 'onHoldLocked', unlockRelease: 'inReview' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

export const ApprovedForOwnSite: Story = {
  args: { answers: { getReviewedRelease: 'onHoldLimited', approveRelease: 'approved' } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Approve for our own site');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(callsOf('approveRelease')[0]?.body).toEqual({ release: 'scheduled', ownSiteOnly: true }),
    );
  },
};

/** The customer is paying at this moment: the reason stays, and the desk is told why. */
export const RefusalFailed: Story = {
  tags: ['full'],
  args: { fails: { refuseRelease: '409 paying' } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Refuse');
    await userEvent.click(dialog.getByLabelText(/^Reason/));
    await userEvent.paste('It offers gambling.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse for good' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/already being processed/);
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('It offers gambling.');
  },
};

export const TakeDownAsked: Story = {
  args: { as: 'admin', answers: { getReviewedRelease: 'published', takeDownRelease: 'takenDown' } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'Take down');
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please provide a take-down reason.');
    await expect(callsOf('takeDownRelease')).toHaveLength(0);
  },
};

export const TakeDownAskedNarrow: Story = { ...narrow, ...TakeDownAsked };

export const Opening: Story = {
  tags: ['full'],
  args: { answers: { getReviewedRelease: 'reviewedRelease' }, never: ['openReview'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open for review' }));
    await expect(await canvas.findByRole('button', { name: /Open for review/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
