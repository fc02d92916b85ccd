import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['needs-review'],
  component: Skeleton,
  args: { shape: 'text', count: 3 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers hear nothing of it. */
export const Playground: Story = {
  name: 'Playground · placeholder, loading',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.children).toHaveLength(3);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const Row: Story = { args: { shape: 'row', count: 5 } };

export const Box: Story = { args: { shape: 'box', count: 3 } };

/** Who wants less motion gets a skeleton that stands still. */
export const ReducedMotion: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const piece = canvasElement.querySelector('[aria-hidden="true"] > div');
    if (piece === null) throw new Error('No piece of the skeleton is there.');
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(piece).animationName === 'none').toBe(isReduced);
  },
};

export const Phone: Story = {
  args: { shape: 'form', count: 4 },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Skeleton {...args} />
    </div>
  ),
};
