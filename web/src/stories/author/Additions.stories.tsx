import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { changed, newRelease, press, read, stepOf, summaryHasFocus } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/2 Additions',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Additions', at: stepOf(2), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A Basic release has neither free lists nor priority. */
export const Empty: Story = {
  tags: ['main'],
  args: { at: '/distribution/create?currentStep=2', answers: newRelease },
};

export const ListAdded: Story = {};

/** Everything that can be added. */
export const Filled: Story = { args: { answers: { ...read, getRelease: 'complete' } } };

export const Narrow: Story = { ...narrow, args: { answers: { ...read, getRelease: 'complete' } } };

export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

/** What is typed counts at once and is saved with Next; nothing has to be pressed for it. */
export const TypedThenNext: Story = {
  tags: ['behaviour'],
  args: {
    heading: 'Create Release',
    answers: { ...read, getRelease: changed({ cjl: 0, cjlSelected: [] }), saveDraft: 'plain' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const count = await canvas.findByRole('textbox', { name: /^Journalist lists/ });
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await expect(await canvas.findByText('2 lists added for $480')).toBeVisible();
    await expect(await canvas.findByText('You have unused Cision Journalist Lists')).toBeVisible();
    const panel = canvas.getByRole('navigation', { name: 'Release Summary' });
    await waitFor(() => expect(panel).toHaveTextContent('Journalist list × 2$480.00Total$840.00'));
    await expect(count).toHaveFocus();
    await press(panel, 'Included in Advanced');
    await expect(panel).toHaveTextContent('Released from 24 hours');
    await press(canvasElement, 'Next');
    await canvas.findByRole('heading', { level: 1, name: 'Create Release' });
    await waitFor(() => expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({ cjl: 2 }));
  },
};

/** More than are sold: it stays as it was typed, and the way on says why. */
export const TooMany: Story = {
  args: { answers: { ...read, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const count = await canvas.findByRole('textbox', { name: /^Journalist lists/ });
    await userEvent.clear(count);
    await userEvent.type(count, '21');
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, ['Advanced can be bought with at most 20 journalist lists.']);
    await expect(count).toHaveValue('21');
    await expect(count).toBeInvalid();
    await expect(canvas.queryByText(/added for/)).toBeNull();
  },
};

/** Where few lists reach anybody, no more are sold; where none does, none. */
export const FewReach: Story = {
  tags: ['full'],
  args: {
    answers: {
      ...read,
      getRelease: changed({ package: '140', cjl: 0, cjlSelected: [] }),
      saveDraft: 'plain',
      listJournalistLists: { example: 'some', change: (lists) => lists.slice(0, 2) },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('1,204 people')).toBeVisible();
    const count = await canvas.findByRole('textbox', { name: /^Journalist lists/ });
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, [
      'Journalist lists that reach somebody: 2 more at present. Please add no more than that.',
    ]);
  },
};

export const NoneReach: Story = {
  tags: ['full'],
  args: {
    answers: {
      ...read,
      getRelease: changed({ cjl: 0, cjlSelected: [] }),
      listJournalistLists: {
        example: 'some',
        change: (lists) => lists.map((list) => ({ ...list, people: 0 })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No journalist list reaches anybody at present.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toBeDisabled();
  },
};

export const Removed: Story = {
  args: { answers: { ...read, getRelease: 'complete', saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2 lists added for $480')).toBeVisible();
    await press(canvasElement, /^Decrease/);
    await expect(await canvas.findByText('1 list added for $240')).toBeVisible();
    await press(canvasElement, /^Decrease/);
    await press(canvasElement, 'Remove Priority Distribution');
    await press(canvasElement, 'Add Priority Distribution');
    await expect(await canvas.findByText(/^Priority Distribution is added for \$/)).toBeVisible();
    await press(canvasElement, 'Remove Priority Distribution');
    await expect(await canvas.findByRole('button', { name: 'Add Priority Distribution' })).toBeVisible();
    await expect(canvas.queryByText(/added for/)).toBeNull();
  },
};
