import type { Meta, StoryObj } from '@storybook/react-vite';
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
};

export const NoneChosen: Story = { args: { answers: { ...read, getRelease: changed({ cjlSelected: [] }) } } };

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
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement);
  },
};

export const ListsLoading: Story = { args: { never: ['listJournalistLists'] } };
export const ListsFailed: Story = { args: { fails: { listJournalistLists: 500 } } };
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
