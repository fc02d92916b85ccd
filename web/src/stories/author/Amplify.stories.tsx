import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { changed, press, read, stepOf, summaryHasFocus } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/4 Amplify',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(4), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { answers: { ...read, getRelease: 'complete' } } };

export const Some: Story = {};

/** Basic without lists: there is nothing to choose. */
export const Empty: Story = {
  args: { answers: { ...read, getRelease: changed({ package: '80', cjl: 0, cjlSelected: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have no journalist lists\./)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** One is taken out of the list, and not the other. */
export const OneRemoved: Story = {
  args: { answers: { ...read, getRelease: 'complete' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Remove Aerospace and Defense');
    await expect(await canvas.findByText(/^You have chosen 1 of/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Remove Agriculture' })).toBeVisible();
  },
};

export const NoneChosen: Story = { args: { answers: { ...read, getRelease: changed({ cjlSelected: [] }) } } };

/** Nothing complains while the one list is chosen that comes with the package; a second is neither lost nor let on. */
export const OneTooMany: Story = {
  args: { answers: { ...read, getRelease: changed({ cjl: 0, cjlSelected: [] }), saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: /^Journalist list/ });
    await userEvent.type(box, 'Aerospace');
    await userEvent.click(await screen.findByRole('option', { name: 'Aerospace and Defense' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Aerospace and Defense' })).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(canvas.queryByText(/^You may not select/)).toBeNull();
    await userEvent.type(box, 'Agri');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, ['You may not select more than 1 Cision Journalist Lists.']);
    await press(canvasElement, 'Remove Agriculture');
    await press(canvasElement, 'Next');
    await canvas.findByRole('heading', { level: 1, name: 'Schedule' });
  },
};

/** A post is ordered while it is ticked. Nothing complains at first; Next does not go on without its text. */
export const Post: Story = {
  args: { answers: { ...read, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const post = await canvas.findByRole('checkbox', { name: 'Share on X' });
    await expect(canvas.queryByText('The tweet cannot be empty.')).toBeNull();
    await userEvent.click(post);
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, ['The tweet cannot be empty.']);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Text of the post/ }),
      'Four hundred jobs.',
    );
    await userEvent.click(post);
    await expect(canvas.queryByRole('textbox', { name: /^Text of the post/ })).toBeNull();
    await userEvent.click(post);
    await expect(await canvas.findByRole('textbox', { name: /^Text of the post/ })).toHaveValue(
      'Four hundred jobs.',
    );
    await press(canvasElement, 'Next');
    await canvas.findByRole('heading', { level: 1, name: 'Schedule' });
    await waitFor(() =>
      expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({
        hasCisionSocialPost: true,
        cisionSocialPost: 'Four hundred jobs.',
      }),
    );
  },
};

/** More lists are chosen than were bought, and the post has no text. */
export const WithErrors: Story = {
  args: {
    answers: {
      ...read,
      getRelease: {
        example: 'complete',
        change: (release) => ({ ...release, package: '200', cjl: 0, videoUrl: '', cisionSocialPost: '' }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, [
      'You may not select more than 1 Cision Journalist Lists.',
      'The tweet cannot be empty.',
    ]);
    await expect(
      await canvas.findByRole('combobox', { name: /^Journalist list/ }),
    ).toHaveAccessibleDescription(/You may not select more than 1/);
    await expect(await canvas.findByRole('textbox', { name: /^Text of the post/ })).toBeInvalid();
  },
};

export const ListsLoading: Story = { args: { never: ['listJournalistLists'] } };
export const ListsFailed: Story = {
  args: { fails: { listJournalistLists: 500 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('The journalist lists could not be loaded.');
    answerFromNowOn({ fails: { listJournalistLists: 500 } });
    await press(canvasElement, 'Retry');
    await waitFor(() => expect(callsOf('listJournalistLists')).toHaveLength(2));
  },
};
export const Narrow: Story = { ...narrow, args: { answers: { ...read, getRelease: 'complete' } } };

export const RightToLeft: Story = {
  args: { answers: { ...read, getRelease: 'complete' }, wording: 'rightToLeft' },
};

export const LongNamesNarrow: Story = {
  ...narrow,
  args: {
    answers: {
      ...read,
      listJournalistLists: {
        example: 'some',
        change: (lists) =>
          lists.map((list) => ({
            ...list,
            categoryName: `${list.categoryName}, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk`,
          })),
      },
    },
  },
};
