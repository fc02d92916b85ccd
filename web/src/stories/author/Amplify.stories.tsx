import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { avatar, changed, press, read, stepOf, summaryHasFocus } from './wizard';

export default {
  title: 'Screens/Author/Wizard/4 Amplify',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Amplify', at: stepOf(4), as: 'customer', answers: read },
} satisfies PageMeta;

export const Filled: Story = {
  tags: ['main'],
  args: { answers: { ...read, getRelease: 'complete', listSocialAccounts: 'all' }, others: [avatar] },
};

export const Some: Story = {};

/** Basic without lists: there is nothing to choose. */
export const Empty: Story = {
  tags: ['full'],
  args: { answers: { ...read, getRelease: changed({ package: '80', cjl: 0, cjlSelected: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have no journalist lists\./)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Journalist lists/ })).toBeNull();
  },
};

/** The box of a list: its name is followed by how many people it reaches. */
const box = (name: string) => new RegExp(`^${name}`);

const tick = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('checkbox', { name: box(name) }));

/** One is given up, and not the other. */
export const OneRemoved: Story = {
  tags: ['full'],
  args: { answers: { ...read, getRelease: 'complete', saveDraft: 'plain' }, others: [avatar] },
  play: async ({ canvas }) => {
    await tick('Aerospace and Defense');
    await expect(await canvas.findByText(/^1 of \d selected/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: box('Agriculture') })).toBeChecked();
  },
};

export const NoneChosen: Story = { args: { answers: { ...read, getRelease: changed({ cjlSelected: [] }) } } };

/** Nothing complains while the one list is ticked that comes with the package; a second is neither lost nor let on. */
export const OneTooMany: Story = {
  tags: ['behaviour'],
  args: {
    heading: 'Schedule',
    answers: { ...read, getRelease: changed({ cjl: 0, cjlSelected: [] }), saveDraft: 'plain' },
  },
  play: async ({ canvas, canvasElement }) => {
    await tick('Aerospace and Defense');
    await expect(await canvas.findByText('1 of 1 selected')).toBeVisible();
    await expect(canvas.queryByText(/^You may not select/)).toBeNull();
    await tick('Agriculture');
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, ['You may not select more than 1 Cision Journalist Lists.']);
    await tick('Aerospace and Defense');
    await press(canvasElement, 'Next');
    await canvas.findByRole('heading', { level: 1, name: 'Schedule' });
    await waitFor(() =>
      expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({
        cjlSelected: [{ id: 2, categoryName: 'Agriculture' }],
      }),
    );
  },
};

/** A list that reaches nobody cannot be chosen; one that was chosen before is named, and the way on says why. */
export const Emptied: Story = {
  tags: ['full'],
  args: {
    answers: {
      ...read,
      getRelease: changed({ cjlSelected: [{ id: 18, categoryName: 'Chemicals', people: 0 }] }),
      saveDraft: 'plain',
      listJournalistLists: {
        example: 'some',
        change: (lists) =>
          lists.map((list) => (list.categoryName === 'Health' ? { ...list, people: 0 } : list)),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const refusal =
      'Chemicals reaches nobody any more and is not paid for. Please choose another journalist list.';
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: /^Health.*Reaches nobody/ })).toBeDisabled();
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, [refusal]);
    await tick('Chemicals');
    await expect(canvas.queryByText(refusal)).toBeNull();
  },
};

/** Where there are many, typing narrows them down; what was ticked before stays. */
export const ManyLists: Story = {
  tags: ['full'],
  args: {
    answers: {
      ...read,
      saveDraft: 'plain',
      listJournalistLists: {
        example: 'some',
        change: (lists) => [
          ...lists,
          ...Array.from({ length: 20 }, (_, index) => ({
            cisionJournalistListId: 100 + index,
            categoryName: `Industry ${index + 1}`,
            people: 20 + index,
          })),
        ],
      },
    },
  },
  play: async ({ canvas, userEvent: hand }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a list' });
    await expect(await canvas.findByText('20 more. Type to find them.')).toBeVisible();
    await hand.type(field, 'industry 20');
    await expect(canvas.getAllByRole('checkbox', { name: /Industry/ })).toHaveLength(1);
    await tick('Industry 20');
    await hand.clear(field);
    await expect(canvas.getByRole('checkbox', { name: box('Aerospace and Defense') })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: box('Industry 20') })).toBeChecked();
    await hand.type(field, 'Astrology');
    await expect(await canvas.findByText('No list has “Astrology” in its name.')).toBeVisible();
  },
};

/** A post is ordered while it is ticked. Nothing complains at first; Next does not go on without its text. */
export const Post: Story = {
  tags: ['behaviour'],
  args: { heading: 'Schedule', answers: { ...read, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const post = await canvas.findByRole('checkbox', { name: 'Share on X' });
    await expect(canvas.queryByText('The tweet cannot be empty.')).toBeNull();
    await userEvent.click(post);
    await expect(canvas.queryByText('The tweet cannot be empty.')).toBeNull();
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

/** An account of each network is connected: a message on X needs its text, and each network can be chosen. */
export const Accounts: Story = {
  tags: ['behaviour'],
  args: {
    heading: 'Schedule',
    answers: { ...read, listSocialAccounts: 'all', saveDraft: 'plain' },
    others: [avatar],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await tick('A message of my own on X: HarborRobotics');
    await tick('LinkedIn: Dana Ortiz');
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, ['The tweet cannot be empty.']);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Text of the message/ }),
      'We are open.',
    );
    await press(canvasElement, 'Next');
    await canvas.findByRole('heading', { level: 1, name: 'Schedule' });
    await waitFor(() =>
      expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({
        twitterMessage: 'We are open.',
        xPostHandle: 'HarborRobotics',
        twitterSocialHandle: null,
        linkedinSocialHandle: { selected: true },
      }),
    );
  },
};

/** Choosing the page in its dialog is no press of Next: the step stays. */
export const PageChosen: Story = {
  tags: ['full', 'behaviour'],
  args: {
    answers: {
      ...read,
      getFeatures: 'everything',
      listSocialAccounts: 'facebookWithoutPage',
      listFacebookPages: 'some',
      chooseFacebookPage: 'facebook',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Choose a page');
    const dialog = await screen.findByRole('dialog', { name: 'Choose a Facebook page' });
    await userEvent.click(await screen.findByRole('radio', { name: 'Harbor Robotics' }));
    await press(dialog, 'Use this page');
    await waitFor(() => expect(callsOf('chooseFacebookPage')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amplify' })).toBeVisible();
  },
};

/** Nobody is offered what needs an account; one that was chosen and is gone can be taken away. */
export const WithoutAccounts: Story = {
  tags: ['full', 'behaviour'],
  args: {
    answers: {
      ...read,
      getRelease: changed({
        linkedinSocialHandle: { type: 'LinkedIn', selected: true, accountName: 'Dana Ortiz', avatar: null },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'LinkedIn: Dana Ortiz' })).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: /^(A message|X|Facebook)/ })).toBeNull();
    await tick('LinkedIn: Dana Ortiz');
    await expect(canvas.queryByText('Social accounts')).toBeNull();
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
    await expect(await canvas.findByRole('group', { name: /^Journalist lists/ })).toHaveAccessibleDescription(
      /You may not select more than 1/,
    );
    await expect(await canvas.findByRole('textbox', { name: /^Text of the post/ })).toBeInvalid();
  },
};

export const ListsLoading: Story = { args: { never: ['listJournalistLists'] } };
export const ListsFailed: Story = {
  tags: ['full'],
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
