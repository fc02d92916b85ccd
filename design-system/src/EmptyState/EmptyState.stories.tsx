import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Playground: Story = {};

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
