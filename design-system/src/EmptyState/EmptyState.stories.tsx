import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink';
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
