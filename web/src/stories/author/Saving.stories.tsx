import { unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { changePriority, forFree, keepUnsent, newRelease, placeOrder, press, read, stepOf } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/Saving',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(2), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSavedYet: Story = { args: { at: '/distribution/create', answers: newRelease } };

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

/** The first save gives the release its number. */
export const SavedForTheFirstTime: Story = {
  args: { at: '/distribution/create', answers: { ...newRelease, saveDraft: '' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Save Draft');
    await expect(await canvas.findByText(/REL-204851/)).toBeVisible();
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
  },
};

/** Somebody else has saved a newer version. */
export const Stale: Story = {
  args: { fails: { saveDraft: 'stale' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await expect(await canvas.findByRole('button', { name: 'Take the other version' })).toBeVisible();
  },
};

export const StaleNarrow: Story = { ...narrow, ...Stale };

export const StaleOtherShown: Story = {
  args: { fails: { saveDraft: 'stale' } },
  play: async ({ canvasElement }) => {
    await changePriority(canvasElement);
    await press(canvasElement, 'Save Draft');
    await press(canvasElement, 'See the other version');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const StaleOtherNotLoaded: Story = {
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
    await expect(callsOf('saveDraft')).toHaveLength(2);
  },
};

/** This browser has a newer state of a release that another window has saved since. */
export const UnsentCopy: Story = { beforeEach: () => keepUnsent({ distributionId: 43, version: 5 }) };

export const UnsentCopyNarrow: Story = { ...narrow, ...UnsentCopy };

export const UnsentCopyOfANewRelease: Story = {
  args: { at: '/distribution/create', answers: newRelease },
  beforeEach: () => keepUnsent({ distributionId: null, version: null }),
};

/** It goes on at once when nobody has saved since. */
export const UnsentCopyRestored: Story = {
  beforeEach: () => keepUnsent({ distributionId: 43, version: 6 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was not saved is back\.$/)).toBeVisible();
  },
};

/** Something would be lost. */
export const LeaveQuestion: Story = {
  args: { fails: { saveDraft: 'network' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    await unfold(canvasElement, 'Menu');
    await userEvent.click(canvas.getByRole('link', { name: 'My Releases' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** Paid, and not submitted. */
export const LeaveQuestionOncePaid: Story = {
  args: { at: stepOf(7), answers: forFree },
  play: async ({ canvas, canvasElement }) => {
    await placeOrder(canvasElement);
    await unfold(canvasElement, 'Menu');
    await userEvent.click(canvas.getByRole('link', { name: 'My Releases' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const Preview: Story = {
  args: { answers: { ...read, getRelease: 'complete' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Preview');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
