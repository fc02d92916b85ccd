import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink';
import { narrow, rightToLeft } from '../storyFrames';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: {
    title: 'No releases yet',
    children: 'What you write stands here, from the first draft to the day it is live.',
    action: (
      <ButtonLink href="#write" variant="primary">
        Write a release
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · no results, blank',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No releases yet' })).toBeVisible();
    await expect(canvas.getByText(/from the first draft to the day it is live/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write a release' })).toHaveAttribute('href', '#write');
  },
};

/** A search that found nothing: what was searched, and what else may be tried. */
export const NothingMatches: Story = {
  args: {
    title: 'No orders match “lakeveiw”',
    children: 'Search by order number, login or release id.',
    action: undefined,
  },
};

export const OnlyTitle: Story = {
  args: { title: 'No refund requests', children: undefined, action: undefined },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    title:
      'No orders match “Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft”',
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { title: 'لا توجد بيانات بعد', children: 'ما تكتبه يظهر هنا.', action: undefined },
};
