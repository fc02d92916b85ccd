import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { newRelease, press, read, stepOf, summaryHasFocus, video, whenEditorIsThere } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/3 Create release',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(3), as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a video and an additional contact, as in the largest package. */
export const Filled: Story = {
  args: { answers: { ...read, getRelease: 'complete' }, others: [video] },
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};

/** A new release, before anything is written. */
export const Empty: Story = {
  args: { at: '/distribution/create?currentStep=3', answers: newRelease },
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};

/** Nothing was entered, and the person went on. */
export const WithErrors: Story = {
  args: { at: '/distribution/create?currentStep=3', answers: newRelease },
  play: async (playing) => {
    await whenEditorIsThere(playing.canvasElement);
    await press(playing.canvasElement, 'Next');
    await summaryHasFocus(playing.canvasElement);
  },
};

export const LongTextsNarrow: Story = {
  ...narrow,
  args: { wording: 'long' },
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};

export const RightToLeft: Story = {
  args: {
    wording: 'rightToLeft',
    answers: {
      ...read,
      getRelease: {
        example: 'draft',
        change: (release) => ({
          ...release,
          body: '<p>يبدأ البرنامج في يناير 2027 ويستمر 18 شهراً، كما أعلنت Harbor Robotics في بيان صحفي من بالتيمور.</p>',
        }),
      },
    },
  },
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};
