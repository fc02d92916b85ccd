import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../storyFrames';
import { stickingOut } from './stickingOut';

/** The check that every story passes when it has been played, shown what it has to see. In no sidebar. */
const meta = {
  title: 'Testing/Sticking out',
  tags: ['!dev', '!autodocs', 'stable'],
  decorators: [narrow],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** A text that goes over the edge is named; it breaks before the story ends. */
export const Seen: Story = {
  render: () => <p style={{ overflowWrap: 'normal', fontSize: 'var(--text-2xl)' }}>{word}</p>,
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(word);
    await expect(stickingOut(canvasElement)).toContain(
      '‘Donaudampfschifffahrtselektrizitätenhaup’ stands beyond its narrow frame.',
    );
    text.style.overflowWrap = 'anywhere';
    await expect(stickingOut(canvasElement)).toEqual([]);
  },
};

/** What is cut with an ellipsis, or scrolled by key, is wide on purpose. */
export const OnPurpose: Story = {
  render: () => (
    <>
      <p style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{word}</p>
      <div role="region" aria-label="Wide" tabIndex={0} style={{ overflow: 'auto', whiteSpace: 'nowrap' }}>
        {word} {word}
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(stickingOut(canvasElement)).toEqual([]);
  },
};
