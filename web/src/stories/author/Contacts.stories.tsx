import { expect, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { press, read, stepOf, summaryHasFocus } from './wizard';

export default {
  title: 'Screens/Author/Wizard/6 Verify contacts',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Verify Contact Information',
    at: stepOf(6),
    as: 'customer',
    answers: { ...read, listVerifiedEmails: 'none' },
  },
} satisfies PageMeta;

export const NoneVerified: Story = { tags: ['main'] };

/** The links of the mails were followed meanwhile. */
export const AllVerified: Story = {
  tags: ['full'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Verify press@harbor-robotics.example' });
    await expect(canvas.getAllByText('Not verified')).toHaveLength(2);
    answerFromNowOn({ answers: { listVerifiedEmails: 'some', getContactVerification: 'verified' } });
    await press(canvasElement, 'I have followed the link, check again');
    await expect(await canvas.findAllByText('Verified')).toHaveLength(2);
    await expect((await canvas.findAllByText(/ is verified\.$/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Verify|check again/ })).toBeNull();
  },
};

/** Asked whether it is verified, the page says how it stands each time. */
export const NotYetVerified: Story = {
  args: { answers: { ...read, listVerifiedEmails: 'none', getContactVerification: 'notYet' } },
  play: async ({ canvas, canvasElement }) => {
    const check = 'I have followed the link, check again';
    await press(canvasElement, check);
    const [words] = await canvas.findAllByText(/is not verified yet\. We sent the email on .+ next one from/);
    await expect(words).toBeVisible();
    answerFromNowOn({ answers: { listVerifiedEmails: 'none', getContactVerification: 'neverAsked' } });
    await press(canvasElement, check);
    await canvas.findAllByText(/No email is on its way to it\. You can send one now\./);
    await expect(canvas.queryByText(/We sent the email/)).toBeNull();
  },
};

/** The window is used again, and the links were followed meanwhile. */
export const LooksByItself: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Verify press@harbor-robotics.example' });
    answerFromNowOn({ answers: { listVerifiedEmails: 'some' } });
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findAllByText('Verified')).toHaveLength(2);
  },
};

export const Narrow: Story = { ...narrow };

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, [
      'Please verify the email address press@harbor-robotics.example.',
      'Please verify the email address dana@harbor-robotics.example.',
    ]);
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
  tags: ['full'],
  args: { fails: { verifyContact: 'tooMany' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Verify press@harbor-robotics.example');
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent(/error verifying the following email: press@harbor-robotics/);
    await expect(refusal).toHaveTextContent('Too many requests');
  },
};

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { listVerifiedEmails: 500 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('The verified addresses could not be loaded.');
    answerFromNowOn({ fails: { listVerifiedEmails: 500 } });
    await press(canvasElement, 'Retry');
    // Neither again and again by itself, nor never.
    await waitFor(() => expect(callsOf('listVerifiedEmails')).toHaveLength(3));
    await canvas.findByText('The verified addresses could not be loaded.');
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
