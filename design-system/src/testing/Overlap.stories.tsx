import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { overlapping } from './overlap';

/** The check that every story passes when it has been played, shown what it has to see. In no sidebar. */
const meta = {
  title: 'Testing/Overlap',
  tags: ['!dev', '!autodocs', 'stable'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A title that is squeezed runs over the text below it, and is named; it has its room before the story ends. */
export const Seen: Story = {
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', maxInlineSize: '10ch' }}>
      <div data-testid="head" style={{ blockSize: '1.2em' }}>
        Leave without saving?
      </div>
      <p>You have changes.</p>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(overlapping(canvasElement)).toEqual([
      '‘Leave without saving?’ and ‘You have changes.’ stand on each other.',
    ]);
    canvas.getByTestId('head').style.blockSize = 'auto';
    await expect(overlapping(canvasElement)).toEqual([]);
  },
};

/** Words for screen readers alone, what is cut off, and what lies over the page are in nobody's way. */
export const OnPurpose: Story = {
  render: () => (
    <div style={{ position: 'relative' }}>
      <div style={{ blockSize: '1.5em', overflow: 'hidden' }}>
        One line is shown
        <br />
        and the next is not
      </div>
      <p>
        Shown <VisuallyHidden>and spoken</VisuallyHidden>
      </p>
      <p style={{ position: 'fixed', insetBlockStart: 0 }}>Over the page</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(overlapping(canvasElement)).toEqual([]);
  },
};
