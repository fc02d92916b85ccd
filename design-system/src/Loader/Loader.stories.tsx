import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow, rightToLeft } from '../storyFrames';
import { Loader } from './Loader';

const meta = {
  title: 'Feedback/Loader',
  tags: ['stable'],
  component: Loader,
  args: { label: 'Loading releases…' },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · spinner, loading, busy',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading releases…$/);
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label:
      'Loading the releases of Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft…',
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'جارٍ تحميل البيانات…' },
};

/** What stands below is out of sight, and does not jump when something tall takes the place of the loader. */
export const Tall: Story = {
  args: { isTall: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      window.innerHeight,
    );
  },
};
