import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { press, pressWhenComplete } from '../author/wizard';
import { answerFromNowOn, callsOf } from '../page/answering';
import { cardForm } from '../page/cardProvider';
import { page } from '../page/page';
import type { Page } from '../page/Page';

const featuresWith = (own: object) => ({
  example: 'everything',
  change: <Features extends object>(features: Features): Features => ({
    ...features,
    showPaymentCaptcha: false,
    ...own,
  }),
});

const answers = {
  getFeatures: featuresWith({}),
  getCart: 'full',
  getTerms: 'default',
  listPaymentMethods: 'none',
  listReleases: 'none',
  createBundleIntent: '',
  captureBundleIntent: '',
  payBundleOrder: '',
  beginCardSetup: '',
  savePaymentMethod: '',
  subscribe: '',
  createPaymentProfile: '',
} as const;

const meta = {
  title: 'Screens/Customer/Setup yearly renewal',
  tags: ['!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: { heading: 'Confirmation', at: '/store/checkout', as: 'customer', answers },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const toPayment = async ({ canvas, canvasElement }: Playing): Promise<void> => {
  await canvas.findByRole('table', { name: 'Bundles in your cart' });
  await press(canvasElement, 'Next');
  await canvas.findByRole('heading', { level: 1, name: 'Payment' });
};

const setUp = async ({ canvas, canvasElement }: Playing) => {
  await canvas.findByText("You're all set!");
  await press(canvasElement, 'Setup Yearly Renewal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Setup Yearly Renewal' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Nickname/ }), 'Harbor yearly');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Renew my subscription' }));
  return dialog;
};

const send = async (dialog: Awaited<ReturnType<typeof setUp>>): Promise<void> => {
  await userEvent.click(dialog.getByRole('button', { name: 'Set up renewal' }));
  await expect(await screen.findByText('Your bundles renew every year')).toBeVisible();
};

/** The card of the purchase was not saved: one is asked for, and kept without a payment. */
export const NewCard: Story = {
  tags: ['main'],
  args: { others: [cardForm('accepted')] },
  play: async (playing) => {
    await toPayment(playing);
    await pressWhenComplete(playing.canvasElement, 'Purchase');
    const dialog = await setUp(playing);
    await dialog.findByText('The card provider keeps this card for the renewal and your later purchases.');
    await send(dialog);
    await expect(callsOf('beginCardSetup')).toHaveLength(1);
    await expect(callsOf('savePaymentMethod')[0]?.body).toEqual({ setupIntentId: 'seti_1QM4' });
    await expect(callsOf('subscribe')[0]?.body).toMatchObject({ name: 'Harbor yearly', paymentMethodId: 6 });
  },
};

const typed = [
  '4111111111111111',
  '1279',
  '987',
  'Dana',
  'Ortiz',
  '12 Harbor Row',
  '',
  'Baltimore',
  'MD',
  '21219',
];

const fill = async (within: Pick<Playing['canvas'], 'findByRole'>): Promise<void> => {
  await userEvent.click(await within.findByRole('textbox', { name: /^Card number/ }));
  for (const text of typed) {
    if (text !== '') await userEvent.keyboard(text);
    await userEvent.tab();
  }
};

/** Who pays without the form of the card provider types a card for the gateway, which this form forgets. */
export const AtTheGateway: Story = {
  args: {
    answers: { ...answers, getFeatures: featuresWith({ userHasStripeApi: false }) },
    config: { hasCardGateway: true },
  },
  play: async (playing) => {
    const { canvas, canvasElement } = playing;
    await toPayment(playing);
    await fill(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^I agree/ }));
    await press(canvasElement, 'Purchase');
    const dialog = await setUp(playing);
    await userEvent.click(dialog.getByRole('button', { name: 'Set up renewal' }));
    await expect((await dialog.findAllByText('Field is Required.')).length).toBeGreaterThan(8);
    await expect(callsOf('createPaymentProfile')).toHaveLength(0);
    await fill(dialog);
    await send(dialog);
    await expect(callsOf('createPaymentProfile')[0]?.body).toMatchObject({
      profileName: 'Harbor yearly',
      autoRenew: true,
      creditCard: { creditCardNumber: '4111111111111111', cardholderZip: '21219' },
    });
    const kept = [sessionStorage, localStorage].map((storage) => Object.entries(storage));
    await expect(JSON.stringify(kept)).not.toContain('4111');
  },
};

/** What went wrong is said in its own words, and what was typed stays. */
export const Failed: Story = {
  tags: ['full'],
  args: { others: [cardForm('accepted')], fails: { subscribe: 500 } },
  play: async (playing) => {
    await toPayment(playing);
    await pressWhenComplete(playing.canvasElement, 'Purchase');
    const dialog = await setUp(playing);
    await dialog.findByText('The card provider keeps this card for the renewal and your later purchases.');
    await userEvent.click(dialog.getByRole('button', { name: 'Set up renewal' }));
    await expect(await dialog.findByText('There was a problem creating your subscription.')).toBeVisible();
    answerFromNowOn({ answers: { ...answers } });
    await send(dialog);
  },
};
