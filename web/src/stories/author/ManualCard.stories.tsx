import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { press, read, stepOf, summaryHasFocus } from './wizard';

const answers = {
  ...read,
  validateRelease: '',
  getTerms: 'default',
  capturePaymentIntent: 'card',
  getFeatures: { example: 'plain', change: <All,>(all: All) => ({ ...all, userHasStripeApi: false }) },
};

const meta = {
  title: 'Screens/Author/Wizard/7 Payment by the manual card form',
  tags: ['!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: {
    at: stepOf(7),
    heading: 'Payment',
    as: 'customer',
    answers,
    config: { hasCardGateway: true },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pay = /^Pay \$/;
const number = '4111111111111111';

const fill = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Card number/ }));
  for (const text of [
    number,
    '1279',
    '987',
    'Dana',
    'Ortiz',
    '12 Harbor Row',
    '',
    'Baltimore',
    'MD',
    '21219',
  ]) {
    if (text !== '') await userEvent.keyboard(text);
    await userEvent.tab();
  }
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
};

const keptOfCard = () =>
  JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)))
    .replace(/\s/g, '')
    .includes(number);

export const Form: Story = {
  tags: ['main', '!behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Credit card' })).toBeChecked();
    await expect(canvas.getAllByRole('link', { name: 'Terms of Service' })[0]).toHaveAttribute(
      'href',
      '/terms',
    );
  },
};
export const Narrow: Story = { ...narrow };

/** Every field says what is wrong with it, and so do the terms; nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvas, canvasElement }) => {
    const missing = 'Please agree to the terms of service and the privacy notice to continue.';
    await press(canvasElement, pay);
    await summaryHasFocus(canvasElement, [
      ...[
        'Card number',
        'Expiration',
        'CVV',
        'First name',
        'Last name',
        'Address 1',
        'City',
        'State',
        'Zip',
      ].map((name) => `${name}: Field is Required.`),
      missing,
    ]);
    await expect(canvas.getAllByText('Field is Required.')).toHaveLength(9);
    await expect(canvas.getByRole('checkbox', { name: /^I agree/ })).toBeInvalid();
    await fill(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
    await press(canvasElement, pay);
    await expect(await canvas.findAllByText(missing)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Credit card' }));
    await press(canvasElement, pay);
    await expect(canvas.getByText('Please choose how to pay.')).toBeVisible();
    await expect(callsOf('capturePaymentIntent')).toHaveLength(0);
  },
};

/** One of two saved cards is kept by the gateway. */
const withCard = {
  ...answers,
  listPaymentMethods: {
    example: 'some',
    change: <Card extends { id: number }>(cards: Card[]) =>
      cards.map((card) => ({ ...card, provider: card.id === 3 ? 'authorizenet' : 'stripe' })),
  },
} as const;

/** A card that the gateway keeps pays in place of the form, and is named by the press; another one is typed. */
export const SavedCard: Story = {
  tags: ['full'],
  args: {
    heading: 'Summary',
    answers: withCard,
    fails: { capturePaymentIntent: 'savedCard' },
  },
  play: async ({ canvas, canvasElement }) => {
    const card = await canvas.findByRole('radio', { name: /^Visa ending in 4242/ });
    await expect(card).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /^Mastercard/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Another card' }));
    await canvas.findByRole('textbox', { name: /^Card number/ });
    await userEvent.click(card);
    await press(canvasElement, pay);
    await expect(await canvas.findAllByText(/^Please agree to the terms/)).toHaveLength(2);
    await expect(canvas.queryByText('Please complete the card form.')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Please select a saved card.')).toBeVisible();
    answerFromNowOn({ answers: { ...withCard, getRelease: 'paidDraft' } });
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Paid. Order number 100042')).toBeVisible();
    const [, paid] = callsOf('capturePaymentIntent');
    await expect(paid?.body).toMatchObject({ amount: 600, paymentMethodId: 3, terms: { agreed: true } });
    await expect(paid?.body).not.toHaveProperty('creditCard');
  },
};

/** Declined, mended in the form, and paid. The browser stores nothing of the card, whatever comes of it. */
export const DeclinedThenPaid: Story = {
  args: { heading: 'Summary', fails: { capturePaymentIntent: 'notAuthorised' } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas);
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Unable to confirm payment information.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Card number/ })).toHaveValue('4111 1111 1111 1111');
    await expect(keptOfCard()).toBe(false);
    answerFromNowOn({ answers: { ...answers, getRelease: 'paidDraft' } });
    await press(canvasElement, pay);
    await expect(await canvas.findByText('Paid. Order number 100042')).toBeVisible();
    const [first, second] = callsOf('capturePaymentIntent');
    await expect(first?.body).toMatchObject({
      amount: 600,
      creditCard: { creditCardNumber: number, creditCardExpiration: '12/79', cardholderAddress2: '' },
      terms: { agreed: true, version: '2026-09-01' },
    });
    await expect(second?.body).toMatchObject({ creditCard: { creditCardNumber: number } });
    await expect(keptOfCard()).toBe(false);
  },
};

/** No answer came: the browser keeps the press, without the card, and the next one repeats it. */
export const Unanswered: Story = {
  args: { fails: { capturePaymentIntent: 'unavailable' } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas);
    await press(canvasElement, pay);
    await canvas.findByText(/^We do not know yet whether the payment went through/);
    await expect(keptOfCard()).toBe(false);
    await press(canvasElement, pay);
    await waitFor(() => expect(callsOf('capturePaymentIntent')).toHaveLength(2));
    const [first, second] = callsOf('capturePaymentIntent');
    await expect(second?.body).toEqual(first?.body);
  },
};
