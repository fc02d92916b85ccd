import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Customer/Release details',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/distribution/details/43', as: 'customer', answers: { getRelease: 'submitted' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submitted: Story = {};

export const InReview: Story = { args: { answers: { getRelease: 'inReview' } } };

export const OnHold: Story = { args: { answers: { getRelease: 'onHold' } } };

export const OnHoldLocked: Story = { args: { answers: { getRelease: 'onHoldLocked' } } };

export const AwaitingApproval: Story = { args: { answers: { getRelease: 'awaitingApproval' } } };

export const Scheduled: Story = { args: { answers: { getRelease: 'scheduled' } } };

export const Published: Story = {
  args: { at: '/distribution/details/41', answers: { getRelease: 'published' } },
};

export const Refused: Story = { args: { answers: { getRelease: 'refused' } } };

export const Narrow: Story = { ...narrow, args: { answers: { getRelease: 'onHold' } } };

export const LongTexts: Story = { args: { wording: 'long', answers: { getRelease: 'onHold' } } };

export const LongTextsNarrow: Story = {
  ...narrow,
  args: { wording: 'long', answers: { getRelease: 'published' } },
};

export const RightToLeft: Story = { args: { wording: 'rightToLeft', answers: { getRelease: 'onHold' } } };

export const Loading: Story = { args: { never: ['getRelease'] } };

export const Failed: Story = { args: { fails: { getRelease: 500 } } };

export const NotFound: Story = { args: { fails: { getRelease: 'notFound' } } };

export const NotAllowed: Story = { args: { fails: { getRelease: 'notAllowed' } } };

type Playing = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Playing, name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await screen.findByRole('dialog');
};

export const Receipt: Story = {
  args: { answers: { getRelease: 'submitted', listReceipts: '' } },
  play: async (playing) => {
    await open(playing, 'Show My Receipt');
    await waitFor(() => expect(screen.getByTitle('Receipt')).toBeVisible());
  },
};

export const ReceiptLoading: Story = {
  args: { never: ['listReceipts'] },
  play: (playing) => open(playing, 'Show My Receipt'),
};

export const ReceiptMissing: Story = {
  args: { answers: { getRelease: 'submitted', listReceipts: { change: () => [] } } },
  play: async (playing) => {
    await open(playing, 'Show My Receipt');
    await waitFor(() => expect(screen.getByText('Could not find receipt with id 43')).toBeVisible());
  },
};

export const ReceiptFailed: Story = {
  args: { fails: { listReceipts: 500 } },
  play: (playing) => open(playing, 'Show My Receipt'),
};

export const Preview: Story = { play: (playing) => open(playing, 'Preview My Release') };

export const PreviewNarrow: Story = {
  ...narrow,
  args: { wording: 'long' },
  play: (playing) => open(playing, 'Preview My Release'),
};

export const PreviewRightToLeft: Story = {
  args: { wording: 'rightToLeft' },
  play: (playing) => open(playing, 'Preview My Release'),
};
