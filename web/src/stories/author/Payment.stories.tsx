import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { cardForm } from '../page/cardProvider';
import { goBack, pageAddress } from '../page/openPage';
import { pageConfig } from '../page/pageConfig';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { changed, forFree, press, read, stepOf, summaryHasFocus } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/7 Payment',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: stepOf(7), heading: 'Payment', as: 'customer', answers: read },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const paying = { ...read, validateRelease: '', createPaymentIntent: '' };
const pay = /^Pay \$/;

export const CardForm: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Total $600.00' })).toBeVisible();
  },
};
export const Narrow: Story = { ...narrow };

/** Everything that costs. */
export const FullOrder: Story = {
  args: {
    answers: { ...read, getRelease: changed({ hasPriorityRelease: true }) },
    others: [cardForm('filled')],
  },
};

/** Mistakes that the provider's form finds by itself. */
export const CardMistakes: Story = { args: { others: [cardForm('wrong')] } };

export const FormFailed: Story = {
  tags: ['full'],
  args: { others: [http.get(pageConfig.cardProviderScriptUrl, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment form could not be loaded.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A press is on its way: no step can be left. */
export const Paying: Story = {
  args: { answers: paying, never: ['createPaymentIntent'] },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Preparing the payment…')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Back$|Schedule)/ })).toBeNull();
    await waitFor(() =>
      expect(callsOf('createPaymentIntent')[0]?.body).toMatchObject({
        distributionId: 43,
        purpose: 'release',
      }),
    );
  },
};

/** Neither does the Back of the browser leave it. */
export const BackWhilePaying: Story = {
  tags: ['behaviour'],
  args: { at: stepOf(6), answers: paying, never: ['createPaymentIntent'] },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Next');
    await press(canvasElement, pay);
    await canvas.findByText('Preparing the payment…');
    await goBack();
    await expect(pageAddress()).toMatch(/currentStep=7$/);
    await expect(canvas.getByText('Preparing the payment…')).toBeVisible();
  },
};

export const Declined: Story = {
  args: { answers: paying },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(
      await canvas.findByText('The payment did not go through. Your card was not charged.'),
    ).toBeVisible();
    await expect(callsOf('capturePaymentIntent')).toHaveLength(0);
  },
};

/** Something is missing after all: the server says what, and each line leads there. */
export const ReleaseRefused: Story = {
  tags: ['full'],
  args: { answers: read, fails: { validateRelease: 'incomplete' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, pay);
    await summaryHasFocus(canvasElement, [
      'Your press release headline must have at least 55 characters.',
      'Please provide a press release summary.',
      'Please provide a press release dateline.',
      'Please provide a press release body.',
      'Please select a country code.',
    ]);
  },
};

/** A saved card pays for a release too. */
export const SavedCard: Story = {
  tags: ['full', 'behaviour'],
  args: { answers: { ...paying, listPaymentMethods: 'some' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(callsOf('createPaymentIntent')[0]?.body).toMatchObject({ paymentMethodId: 3 });
  },
};

/** The price was another one when the order was shown: now the new one is. */
export const TotalChanged: Story = {
  args: { answers: { ...paying, listPackages: 'partner' }, fails: { createPaymentIntent: '409 total' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pay $546.00' });
    answerFromNowOn({ answers: { listPackages: 'list' }, fails: { createPaymentIntent: '409 total' } });
    await press(canvasElement, pay);
    await expect(await canvas.findByText(/^The order total has changed/)).toBeVisible();
    await expect(await canvas.findByText('The new total is $600.00.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay $600.00' })).toBeVisible();
  },
};

/** Paid in another window meanwhile: the summary shows that order. */
export const PaidAlready: Story = {
  args: { heading: 'Summary', answers: paying, fails: { createPaymentIntent: 'alreadyPaid' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: pay });
    answerFromNowOn({ answers: { getRelease: 'paidDraft' }, fails: { createPaymentIntent: 'alreadyPaid' } });
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Paid. Order number 100042')).toBeVisible();
  },
};

export const ProviderUnavailable: Story = {
  tags: ['full'],
  args: { answers: paying, fails: { createPaymentIntent: 'unavailable' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, pay);
    await expect(
      await canvas.findByText(/^We do not know yet whether the payment went through/),
    ).toBeVisible();
  },
};

export const NothingToPay: Story = {
  args: { answers: forFree },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is nothing to pay/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Place the order' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** No answer came: the same press can be repeated. */
export const Unanswered: Story = {
  args: { answers: forFree, fails: { capturePaymentIntent: 'network' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Place the order');
    await expect(
      await canvas.findByText(/^We do not know yet whether the payment went through/),
    ).toBeVisible();
  },
};

/** Pay waits until the captcha is solved; a declined card makes it work for another solution by itself. */
export const Captcha: Story = {
  args: {
    answers: {
      ...paying,
      getFeatures: 'everything',
      getCaptcha: {
        change: ({ parameters, signature }) => ({ signature, parameters: { ...parameters, cost: 1 } }),
      },
    },
    others: [cardForm('filled')],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Please confirm the captcha above')).toBeVisible();
    await press(canvasElement, pay);
    await expect(callsOf('createPaymentIntent')).toHaveLength(0);
    const tick = canvas.getByRole('checkbox');
    await userEvent.click(tick);
    await waitFor(() => expect(tick).toBeChecked());
    await expect(canvas.queryByText('Please confirm the captcha above')).toBeNull();
    await press(canvasElement, pay);
    await canvas.findByText('Your card was declined.');
    await expect(callsOf('createPaymentIntent')[0]?.body).toHaveProperty('captcha');
    await waitFor(() => expect(callsOf('getCaptcha')).toHaveLength(2));
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
  },
};

/** Paid neither in the form of the card provider nor in another one. */
export const NoWayToPay: Story = {
  tags: ['full'],
  args: { answers: { ...paying, getFeatures: 'cardForm' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(
        `Payment is not available at the moment. Please contact ${pageConfig.editorialMailbox}.`,
      ),
    ).toBeVisible();
    await press(canvasElement, pay);
    await expect(callsOf('createPaymentIntent')).toHaveLength(0);
  },
};
export const NoWayToPayForFree: Story = {
  tags: ['behaviour'],
  args: {
    answers: {
      ...forFree,
      getFeatures: { example: 'plain', change: (all) => ({ ...all, userHasStripeApi: false }) },
    },
    heading: 'Summary',
  },
  play: ({ canvasElement }) => press(canvasElement, 'Place the order'),
};
