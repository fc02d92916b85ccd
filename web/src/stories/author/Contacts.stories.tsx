import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { press, read, stepOf, summaryHasFocus } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/6 Verify contacts',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(6), as: 'customer', answers: { ...read, listVerifiedEmails: 'none' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneVerified: Story = {};
export const AllVerified: Story = { args: { answers: read } };
export const Narrow: Story = { ...narrow };

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement);
  },
};

export const MailSent: Story = {
  args: { answers: { ...read, listVerifiedEmails: 'none', verifyContact: 'mailSent' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Verify press@harbor-robotics.example');
    await canvas.findByText(/^An email has been sent to press@harbor-robotics/);
    await expect(callsOf('verifyContact')[0]?.body).toEqual({ entityKey: 'press@harbor-robotics.example' });
  },
};

export const TooManyMails: Story = {
  args: { fails: { verifyContact: 'tooMany' } },
  play: ({ canvasElement }) => press(canvasElement, 'Verify press@harbor-robotics.example'),
};

export const Failed: Story = {
  args: { fails: { listVerifiedEmails: 500 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('The verified addresses could not be loaded.');
    answerFromNowOn({ fails: { listVerifiedEmails: 500 } });
    await press(canvasElement, 'Retry');
    await canvas.findByText('The verified addresses could not be loaded.');
    // Neither again and again by itself, nor never.
    await expect(callsOf('listVerifiedEmails')).toHaveLength(3);
  },
};

export const LongTextsNarrow: Story = { ...narrow, args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

export const LongAddress: Story = {
  args: {
    answers: {
      ...read,
      listVerifiedEmails: 'none',
      getRelease: {
        example: 'draft',
        change: (release) => ({
          ...release,
          primaryContactEmail:
            'international.press.and.public.relations.office@llanfairpwllgwyngyll.harbor-robotics.example',
        }),
      },
    },
  },
};
