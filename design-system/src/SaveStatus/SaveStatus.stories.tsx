import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../storyFrames';
import { SaveStatus } from './SaveStatus';

const meta = {
  title: 'Feedback/SaveStatus',
  tags: ['stable'],
  component: SaveStatus,
  args: { state: 'saved', at: '11:42 AM', onRetry: fn() },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · autosave',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved 11:42 AM');
  },
};

export const Saving: Story = {
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  },
};

/** Nothing is saved unless the person does. */
export const Unsaved: Story = {
  args: { state: 'unsaved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved by itself');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Nothing has been written yet: it says nothing. */
export const Idle: Story = {
  tags: ['behaviour'],
  args: { state: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Keyboard: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft], args: { state: 'failed' } };
