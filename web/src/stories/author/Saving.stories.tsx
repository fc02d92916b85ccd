import { unfold } from '@dispatch/design-system/testing/fold';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { readLocalCopy } from '../../features/release/localCopy';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, type PageMeta, type Story } from '../page/page';
import {
  changed,
  changePriority,
  forFree,
  keepUnsent,
  newRelease,
  placeOrder,
  press,
  read,
  stepOf,
  uploadedImage,
  whenEditorIsThere,
} from './wizard';

export default {
  title: 'Screens/Author/Wizard/Saving',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Additions', at: stepOf(2), as: 'customer', answers: read },
} satisfies PageMeta;

export const NotSavedYet: Story = {
  tags: ['main', 'behaviour'],
  args: { heading: 'Select Your Package', at: '/distribution/create', answers: newRelease },
};

export const Saving: Story = {
  args: { never: ['saveDraft'] },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await expect(await canvas.findByText('Saving…')).toBeVisible();
  },
};

export const Saved: Story = {
  args: { answers: { ...read, saveDraft: 'plain' } },
  play: async ({ canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await waitFor(() => expect(screen.getByText('Draft saved')).toBeVisible());
  },
};

/** What was typed a moment ago is part of what is saved: by the button, and on the way back by the browser. */
export const TypedAndSavedAtOnce: Story = {
  tags: ['behaviour'],
  args: { heading: 'Create Release', at: stepOf(3), answers: { ...read, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    const body = await canvas.findByRole('textbox', { name: 'Release body' });
    const say = (words: string): void => {
      body.innerHTML = `<p>${words}</p>`;
      body.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    };
    say('Typed, and the button pressed.');
    canvas.getByRole('button', { name: 'Save Draft' }).click();
    await waitFor(() => expect(callsOf('saveDraft')).toHaveLength(1));
    await expect(callsOf('saveDraft')[0]?.body).toMatchObject({
      body: '<p>Typed, and the button pressed.</p>',
    });
    await screen.findByText('Draft saved');
    say('Typed, and left.');
    window.dispatchEvent(new Event('pagehide'));
    await expect(readLocalCopy(12, 43)?.values.body).toBe('<p>Typed, and left.</p>');
  },
};

/** The first save gives the release its number, and its name to the address. The page stays where it is scrolled to. */
export const SavedForTheFirstTime: Story = {
  args: {
    heading: 'Select Your Package',
    at: '/distribution/create',
    answers: { ...newRelease, saveDraft: '' },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Save Draft' });
    window.scrollTo({ top: 40 });
    button.click();
    await expect(await canvas.findByText(/REL-204851/)).toBeVisible();
    await waitFor(() => expect(pageAddress()).toContain('distributionId='));
    await settled();
    await expect(window.scrollY).toBe(40);
    window.scrollTo({ top: 0 });
  },
};

export const Failed: Story = {
  args: { fails: { saveDraft: 'network' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await expect(await canvas.findByText('Error saving draft:')).toBeVisible();
  },
};

export const FailedNarrow: Story = { ...narrow, ...Failed };

export const Refused: Story = {
  args: { fails: { saveDraft: 'markup' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await expect(await canvas.findByText('Error saving draft:')).toBeVisible();
    await expect(
      await canvas.findByText('Your press release summary cannot have html markup.'),
    ).toBeVisible();
  },
};

/** Somebody else has saved a newer version. */
export const Stale: Story = {
  args: { fails: { saveDraft: 'stale' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await expect(await canvas.findByRole('button', { name: 'Use the other version' })).toBeVisible();
    await expect(
      await canvas.findByText(/^The other version was saved by dana@harbor-robotics\.example on /),
    ).toBeVisible();
    await expect(canvas.queryByText('Error saving draft:')).toBeNull();
  },
};

export const StaleNarrow: Story = { ...narrow, ...Stale };

export const StaleOtherShown: Story = {
  args: { fails: { saveDraft: 'stale' } },
  play: async ({ canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await within(canvasElement).findByRole('button', { name: 'See the other version' });
    answerFromNowOn({ answers: { getRelease: changed({ headline: 'Harbor Robotics opens a plant' }) } });
    await press(canvasElement, 'See the other version');
    const dialog = await screen.findByRole('dialog');
    const headline = await within(dialog).findByRole('region', { name: 'Headline' });
    await expect(await within(dialog).findByText(/^The other version/)).toBeVisible();
    await expect(headline.querySelector('p')).toHaveTextContent('Harbor Robotics opens a plant');
    await expect(within(headline).getAllByRole('insertion')[0]).toHaveTextContent('Baltimore');
    await expect(within(dialog).getByRole('region', { name: 'Priority Distribution' })).toBeVisible();
  },
};

export const StaleOtherNotLoaded: Story = {
  tags: ['full'],
  args: { fails: { saveDraft: 'stale' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await canvas.findByRole('button', { name: 'See the other version' });
    answerFromNowOn({ fails: { getRelease: 500 } });
    await press(canvasElement, 'See the other version');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** What is kept is sent as the successor of the newer version. */
export const StaleKeptMine: Story = {
  args: { fails: { saveDraft: 'stale' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await canvas.findByRole('button', { name: 'Keep mine as the new version' });
    answerFromNowOn({ answers: { saveDraft: 'plain' } });
    await press(canvasElement, 'Keep mine as the new version');
    await expect(await canvas.findByText(/^Saved /)).toBeVisible();
    await expect(callsOf('saveDraft')[1]?.body).toMatchObject({
      distributionVersion: 5,
      hasPriorityRelease: true,
    });
    await expect(canvas.queryByRole('button', { name: 'Use the other version' })).toBeNull();
  },
};

/** What was typed is let go. */
export const StaleTookOther: Story = {
  args: { fails: { saveDraft: 'stale' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await canvas.findByRole('button', { name: 'Use the other version' });
    answerFromNowOn({ answers: { getRelease: changed({ distributionVersion: 5, cjl: 3 }) } });
    await press(canvasElement, 'Use the other version');
    await expect(await canvas.findByText('3 lists added for $720')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add Priority Distribution' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use the other version' })).toBeNull();
  },
};

/** This browser has a newer state of a release that another window has saved since. */
export const UnsentCopy: Story = {
  args: { heading: 'You have changes that were not saved' },
  beforeEach: () => keepUnsent({ distributionId: 43, version: 5 }),
};

/** What the server has counts; the copy is forgotten. */
export const UnsentCopyDropped: Story = {
  ...UnsentCopy,
  args: {},
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^“Harbor Robotics opens its second plant, in Baltimore”, typed in this browser/);
    await press(canvasElement, 'Use the saved version');
    await canvas.findByRole('heading', { level: 1, name: 'Additions' });
    await expect(canvas.queryByText(/second plant/)).toBeNull();
    await expect(readLocalCopy(12, 43)).toBeNull();
  },
};

export const UnsentCopyNarrow: Story = { ...narrow, ...UnsentCopy };

export const UnsentCopyOfANewRelease: Story = {
  args: { heading: 'You have changes that were not saved', at: '/distribution/create', answers: newRelease },
  beforeEach: () => keepUnsent({ distributionId: null, version: null }),
};

/** It goes on at once when nobody has saved since, and is being saved two seconds later. */
export const UnsentCopyRestored: Story = {
  args: { never: ['saveDraft'] },
  beforeEach: () => keepUnsent({ distributionId: 43, version: 6 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/, which was not saved\.$/)).toBeVisible());
    // In the summary of the release, which a phone folds.
    await canvas.findByText(/opens its second plant/);
    await waitFor(() => expect(callsOf('saveDraft')).toHaveLength(1));
  },
};

/** And is given back again. */
export const UnsentCopyGivenBack: Story = {
  ...UnsentCopyRestored,
  args: { answers: { ...read, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Go back to the saved version');
    await waitFor(() => expect(canvas.queryByText(/second plant/)).toBeNull());
    await expect(canvas.queryByText(/is back\.$/)).toBeNull();
  },
};

/** Something would be lost. */
export const LeaveQuestion: Story = {
  args: { fails: { saveDraft: 'network' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await unfold(canvasElement, 'Menu');
    await userEvent.click(await canvas.findByRole('link', { name: 'My Releases' }));
    await press(await screen.findByRole('alertdialog'), 'Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(pageAddress()).toBe(stepOf(2));
    await unfold(canvasElement, 'Menu');
    await userEvent.click(await canvas.findByRole('link', { name: 'My Releases' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/You might lose some data\./);
  },
};

/** Paid, and not submitted. */
export const LeaveQuestionOncePaid: Story = {
  args: { heading: 'Summary', at: stepOf(7), answers: forFree },
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await unfold(canvasElement, 'Menu');
    await userEvent.click(await canvas.findByRole('link', { name: 'My Releases' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /You have not submitted your release/,
    );
  },
};

export const Preview: Story = {
  tags: ['full'],
  args: { answers: { ...read, getRelease: 'complete' }, others: [uploadedImage] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Preview');
    await userEvent.click(await screen.findByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvasElement, 'Preview');
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Harbor Robotics opens Baltimore plant/,
    );
    await expect(await screen.findByRole('img', { name: 'Robot arms in a bright hall' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Attachments' })).toHaveTextContent('PDF, 1.2 MB');
  },
};
