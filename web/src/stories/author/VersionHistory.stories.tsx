import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { changed, changePriority, press, read, stepOf } from './wizard';

const versions = {
  listReleaseVersions: 'some',
  compareReleaseVersions: 'some',
  getReleaseVersion: 'draft',
} as const;

export default {
  title: 'Screens/Author/Version history',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Additions', at: stepOf(2), as: 'customer', answers: { ...read, ...versions } },
} satisfies PageMeta;

const openHistory = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await press(canvasElement, 'Version history');
  return screen.findByRole('dialog');
};

const pick = async (dialog: HTMLElement, ...numbers: number[]): Promise<void> => {
  for (const number of numbers)
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: `Select version ${number}` }));
};

/** The words that differ are marked by more than colour. */
export const Compared: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    await pick(dialog, 5, 2);
    await press(dialog, 'Compare');
    const headline = await within(dialog).findByRole('region', { name: 'Headline' });
    const [removed, added] = [
      within(headline).getByRole('deletion'),
      within(headline).getByRole('insertion'),
    ];
    await expect(removed).toHaveTextContent('300');
    await expect(getComputedStyle(removed).textDecorationLine).toBe('line-through');
    await expect(added).toHaveTextContent('400');
    await expect(getComputedStyle(added).textDecorationLine).toBe('underline');
    await expect(callsOf('compareReleaseVersions')[0]?.path).toMatch(/versions\/2\/compare\/5$/);
  },
};

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    await expect(await within(dialog).findByText('Ruth Adeyemi for Dana Ortiz')).toBeVisible();
    await pick(dialog, 2);
    await expect(within(dialog).getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const ListedNarrow: Story = { ...narrow, ...Listed };

export const ComparedNarrow: Story = { ...narrow, ...Compared };

export const Read: Story = {
  tags: ['full', 'behaviour'],
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    await pick(dialog, 2);
    await press(dialog, 'Read');
    await expect(await within(dialog).findByRole('article')).toHaveTextContent(/Harbor Robotics/);
    await press(dialog, 'Back to all versions');
    await expect(within(dialog).getByRole('checkbox', { name: 'Select version 2' })).toBeChecked();
  },
};

/** What is typed is saved first; then the form shows what was restored. */
export const Restored: Story = {
  tags: ['behaviour'],
  args: { answers: { ...read, ...versions, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement }) => {
    await changePriority(canvasElement);
    const dialog = await openHistory(canvasElement);
    await expect(callsOf('saveDraft')).toHaveLength(1);
    await pick(dialog, 1);
    await press(dialog, 'Restore');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/is saved as a new version\./);
    answerFromNowOn({ answers: { restoreReleaseVersion: changed({ cjl: 3 }) } });
    await press(question, 'Restore');
    await expect(await canvas.findByText('3 lists added for $720')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody has saved meanwhile. */
export const NotRestored: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { restoreReleaseVersion: 'stale' } },
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    await pick(dialog, 1);
    await press(dialog, 'Restore');
    await press(await screen.findByRole('alertdialog'), 'Restore');
    await expect(await within(dialog).findByText(/Nothing was overwritten\./)).toBeVisible();
  },
};

export const NotLoaded: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { listReleaseVersions: 500 } },
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    await expect(await within(dialog).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Where nothing can be saved, nothing can be restored. */
export const OfASubmittedRelease: Story = {
  tags: ['full', 'behaviour'],
  args: {
    heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
    at: '/distribution/details/43',
    answers: { ...versions, listReleaseVersions: 'one', getRelease: 'submitted' },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Version history' }));
    const dialog = await screen.findByRole('dialog');
    await pick(dialog, 1);
    await expect(within(dialog).getByRole('button', { name: 'Read' })).toBeVisible();
    await expect(within(dialog).queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};
