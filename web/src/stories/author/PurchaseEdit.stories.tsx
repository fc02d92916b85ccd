import { unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { cardForm } from '../page/cardProvider';
import { goBack, pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { press, pressWhenComplete, summaryHasFocus } from './wizard';

const withEdits = {
  change: <Features,>(features: Features) => ({ ...features, hasEnablePurchaseEdit: true }),
};

const meta = {
  title: 'Screens/Author/Paid edit',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  beforeEach: async (context) => {
    sessionStorage.removeItem('dispatch.edit.41');
    await page.beforeEach(context);
  },
  args: {
    heading: 'Describe your Changes',
    at: '/distribution/purchaseedit/41',
    as: 'customer',
    answers: { getRelease: 'published', getFeatures: withEdits },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const wish = 'Please correct the name of the plant’s director to Inge Halvorsen in the third paragraph.';

const describe = async ({ canvas }: Playing, text = wish): Promise<void> => {
  const field = await canvas.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const Describe: Story = {
  tags: ['main'],
  play: async (playing) => {
    await describe(playing);
    await expect(await playing.canvas.findByText('Further edits may cost extra.')).toBeVisible();
  },
};
export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

/** The release by the query: the address is replaced. */
export const ByQuery: Story = {
  tags: ['full', 'behaviour'],
  args: { at: '/distribution/purchaseedit?distributionId=41' },
  play: () => waitFor(() => expect(pageAddress()).toBe('/distribution/purchaseedit/41?currentStep=1')),
};

export const Mistakes: Story = {
  play: async (playing) => {
    const { canvasElement } = playing;
    const mistakes = [
      ['', 'Please provide an edit description.'],
      ['20261120', 'Your edit description cannot be exclusively digits.'],
      ['Make it <b>bold</b>', 'Your edit description cannot have html markup.'],
      ['x'.repeat(3001), 'Your edit description cannot exceed 3000 characters.'],
    ] as const;
    for (const [text, message] of mistakes) {
      if (text !== '') await describe(playing, text);
      await press(canvasElement, 'Next');
      await summaryHasFocus(canvasElement, [message]);
    }
  },
};

const toPayment = async (playing: Playing): Promise<void> => {
  await describe(playing);
  await press(playing.canvasElement, 'Next');
  await playing.canvas.findByRole('heading', { level: 1, name: 'Payment' });
};

/** Pay & Submit waits until the card form is complete. */
export const Payment: Story = {
  tags: ['full'],
  args: { heading: 'Payment' },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await unfold(canvasElement, /^Step \d of \d/);
    await expect(await canvas.findByRole('row', { name: 'Release edit $120.00' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay & Submit' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const PaymentNarrow: Story = { ...Payment, ...narrow };

/** Nothing leads back from the summary, not even the Back of the browser. */
export const Paid: Story = {
  args: {
    heading: 'Summary',
    answers: {
      getRelease: 'published',
      getFeatures: withEdits,
      createPurchaseEditIntent: '',
      payAndSubmitEdit: '',
    },
    others: [cardForm('accepted')],
  },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await pressWhenComplete(canvasElement, 'Pay & Submit');
    await expect(await canvas.findByText('Paid. Order number 100060')).toBeVisible();
    await expect(callsOf('createPurchaseEditIntent')[0]?.body).toEqual({ amount: 120, distributionId: 41 });
    await expect(callsOf('payAndSubmitEdit')[0]?.body).toMatchObject({
      distributionId: 41,
      purchaseEditDescription: wish,
      paymentIntent: 'pi_3QL1',
    });
    await goBack();
    await expect(canvas.getByText('Paid. Order number 100060')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull();
  },
};

export const LeaveQuestion: Story = {
  play: async (playing) => {
    await describe(playing);
    await userEvent.click(await playing.canvas.findByRole('link', { name: 'Cancel' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to leave the release wizard?',
    );
    await expect(callsOf('payAndSubmitEdit')).toHaveLength(0);
  },
};

export const NotOffered: Story = {
  tags: ['behaviour'],
  args: { heading: 'Not Found', answers: { getFeatures: 'plain' } },
};

/** The cookie shows it before it is switched on for everybody. */
export const ShownByCookie: Story = {
  tags: ['behaviour'],
  args: { answers: { getRelease: 'published', getFeatures: 'plain' } },
  beforeEach: () => {
    document.cookie = 'showPurchaseEdit=true; Path=/';
    return () => {
      document.cookie = 'showPurchaseEdit=; Path=/; Max-Age=0';
    };
  },
};
