import { unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, pressWhenComplete } from '../author/wizard';
import { answerFromNowOn, callsOf } from '../page/answering';
import { cardForm } from '../page/cardProvider';
import { goBack, pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import { addressesLeftFor } from '../page/surroundings';
import { keepPress } from '../../shared/payment/press';
import type { Page } from '../page/Page';

const withStore = {
  example: 'everything',
  change: <Features extends object>(features: Features): Features => ({
    ...features,
    showPaymentCaptcha: false,
  }),
};

const answers = { getFeatures: withStore, getCart: 'full', listReleases: 'none' } as const;

const meta = {
  title: 'Screens/Customer/Store checkout',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Items', at: '/store/checkout', as: 'customer', answers },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

export const Items: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Bundles in your cart' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/store');
  },
};
export const ItemsNarrow: Story = { ...Items, tags: ['behaviour'], ...narrow };

/** At least one bundle is needed. */
export const Empty: Story = {
  tags: ['behaviour'],
  args: { answers: { ...answers, getCart: 'empty' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await press(canvasElement, 'Next');
    await expect(pageAddress()).toBe('/store/checkout?currentStep=1');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'Please add at least one bundle to your cart.',
    );
  },
};

export const AddAndRemove: Story = {
  tags: ['behaviour'],
  args: { answers: { ...answers, getCart: 'one', saveCart: 'empty' } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Remove: Standard, 5 releases');
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible();
    await waitFor(() => expect(callsOf('saveCart')[0]?.body).toEqual([]));
  },
};

export const Loading: Story = {
  tags: ['full', 'behaviour'],
  args: { never: ['getCart'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your cart…')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { getCart: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart could not be loaded.')).toBeVisible();
  },
};

const toPayment = async ({ canvas, canvasElement }: Playing): Promise<void> => {
  await canvas.findByRole('table', { name: 'Bundles in your cart' });
  await press(canvasElement, 'Next');
  await canvas.findByRole('heading', { level: 1, name: 'Payment' });
};

export const Payment: Story = {
  args: { heading: 'Payment' },
  play: async (playing) => {
    await toPayment(playing);
    await unfold(playing.canvasElement, /^Step \d of \d/);
    await expect(await playing.canvas.findByRole('row', { name: 'Total $6,390.50' })).toBeVisible();
  },
};
export const PaymentNarrow: Story = { ...Payment, tags: ['behaviour'], ...narrow };

/** The captcha is asked for where it is switched on. */
export const WithCaptcha: Story = {
  tags: ['full', 'behaviour'],
  args: {
    heading: 'Payment',
    answers: { ...answers, getFeatures: 'everything', getCaptcha: '' },
    others: [cardForm('filled')],
  },
  play: async (playing) => {
    await toPayment(playing);
    await expect(await playing.canvas.findByRole('button', { name: 'Purchase' })).toHaveAccessibleDescription(
      'Please confirm the captcha above',
    );
  },
};

const paying = { ...answers, createBundleIntent: '', captureBundleIntent: '' } as const;

export const Declined: Story = {
  tags: ['behaviour'],
  args: { heading: 'Payment', answers: paying },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await press(canvasElement, 'Purchase');
    await expect(await canvas.findByText('Error submitting bundle order:')).toBeVisible();
    await expect(canvas.getByText('Your card was declined.')).toBeVisible();
    await expect(callsOf('captureBundleIntent')).toHaveLength(0);
  },
};

/** Another window has changed the cart: what it costs now is shown. */
export const TotalChanged: Story = {
  tags: ['behaviour'],
  args: { heading: 'Payment', answers: paying, fails: { createBundleIntent: 'total' } },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await canvas.findByRole('button', { name: 'Purchase' });
    answerFromNowOn({ answers: { ...paying, getCart: 'one' }, fails: { createBundleIntent: 'total' } });
    await press(canvasElement, 'Purchase');
    await expect(await canvas.findByText(/^The order total has changed/)).toBeVisible();
    await expect(await canvas.findByRole('row', { name: 'Total $1,102.50' })).toBeVisible();
  },
};

const buy = async (playing: Playing): Promise<void> => {
  await toPayment(playing);
  const { canvas, canvasElement } = playing;
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: 'Save payment information for future purchases.' }),
  );
  await pressWhenComplete(canvasElement, 'Purchase');
  await canvas.findByText("You're all set!");
};

export const Bought: Story = {
  args: { heading: 'Confirmation', answers: paying, others: [cardForm('accepted')] },
  play: async (playing) => {
    await buy(playing);
    const { canvas } = playing;
    await expect(await canvas.findByText('Paid. Order number 100070')).toBeVisible();
    await expect(callsOf('createBundleIntent')[0]?.body).toMatchObject({
      savePayment: true,
      cart: [{ bundlePackagePriceId: 2 }, { bundlePackagePriceId: 4 }, { bundlePackagePriceId: 9 }],
    });
    await expect(
      canvas.getAllByRole('button', { name: /^Create / }).map(({ textContent }) => textContent),
    ).toEqual(['Create Standard', 'Create Premium']);
    await expect(canvas.getByRole('link', { name: 'Go To My Releases' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Back to Store' })).toHaveAttribute('href', '/store');
  },
};
export const BoughtNarrow: Story = { ...Bought, tags: ['behaviour'], ...narrow };

/** Nothing leads back to the payment; it is asked whether to leave. */
export const NoWayBack: Story = {
  ...Bought,
  tags: ['behaviour'],
  args: { ...Bought.args, heading: 'My Releases' },
  play: async (playing) => {
    await buy(playing);
    await goBack();
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Cannot go back to payment step, exit to my relase page?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(playing.canvas.getByText("You're all set!")).toBeVisible();
    await goBack();
    await press(await screen.findByRole('alertdialog'), 'Exit');
    await waitFor(() => expect(pageAddress()).toBe('/'));
  },
};

const withCards = { ...paying, listPaymentMethods: 'some' } as const;
const sentIntents = () => callsOf('createBundleIntent').map(({ body }) => body);

/** The card that was saved last pays, unless another one is chosen; then the form is there, and its card can be saved. */
export const SavedCard: Story = {
  tags: ['behaviour'],
  args: { heading: 'Confirmation', answers: withCards, others: [cardForm('accepted')] },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    const visa = await canvas.findByRole('radio', { name: 'Visa ending in 4242, 09/29' });
    await expect(visa).toBeChecked();
    const save = { name: 'Save payment information for future purchases.' };
    await expect(canvas.queryByRole('checkbox', save)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Another card' }));
    await userEvent.click(await canvas.findByRole('checkbox', save));
    await userEvent.click(canvas.getByRole('radio', { name: /^Mastercard/ }));
    await waitFor(() => expect(canvas.queryByRole('checkbox', save)).toBeNull());
    await press(canvasElement, 'Purchase');
    await canvas.findByText("You're all set!");
    await expect(sentIntents()).toEqual([
      expect.objectContaining({ paymentMethodId: 5, savePayment: false }),
    ]);
  },
};

/** One that has expired pays for nothing; a saved one that is declined gives way to a typed one. */
export const SavedCardDeclined: Story = {
  tags: ['full', 'behaviour'],
  args: {
    heading: 'Payment',
    answers: {
      ...withCards,
      listPaymentMethods: {
        example: 'some',
        change: (cards) => cards.map((card) => ({ ...card, isExpired: card.id === 5 })),
      },
    },
  },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await canvas.findByRole('radio', { name: /^Visa/ });
    await expect(canvas.queryByRole('radio', { name: /^Mastercard/ })).toBeNull();
    await press(canvasElement, 'Purchase');
    await canvas.findByText('Your card was declined.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another card' }));
    await press(canvasElement, 'Purchase');
    await waitFor(() => expect(callsOf('createBundleIntent')).toHaveLength(2));
    await expect(sentIntents()[1]).not.toHaveProperty('paymentMethodId');
  },
};

/** Removed in another window meanwhile: nothing is charged, and no other card takes its place. */
export const SavedCardRemoved: Story = {
  tags: ['full', 'behaviour'],
  args: { heading: 'Payment', answers: withCards, fails: { createBundleIntent: 'savedCard' } },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await canvas.findByRole('radio', { name: /^Visa/ });
    answerFromNowOn({
      answers: {
        ...withCards,
        listPaymentMethods: { example: 'some', change: (cards) => cards.filter(({ id }) => id !== 3) },
      },
      fails: { createBundleIntent: 'savedCard' },
    });
    await press(canvasElement, 'Purchase');
    // The cards are read again beside cart and prices: it is refused when all of them have come.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Purchase' })).toHaveAccessibleDescription(
        'Please select a saved card.',
      ),
    );
    await expect(canvas.queryByRole('radio', { name: /^Visa/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: /^Mastercard/ })).not.toBeChecked();
  },
};

/** The form pays also when the saved cards are not known. */
export const SavedCardsFailed: Story = {
  tags: ['full', 'behaviour'],
  args: {
    heading: 'Confirmation',
    answers: paying,
    fails: { listPaymentMethods: 500 },
    others: [cardForm('accepted')],
  },
  play: async (playing) => {
    await toPayment(playing);
    await playing.canvas.findByText('Your saved cards could not be loaded.');
    await pressWhenComplete(playing.canvasElement, 'Purchase');
    await playing.canvas.findByText("You're all set!");
  },
};

const kept = 'dispatch.paidBundles';
const order = {
  orderNumber: 100_070,
  bundle: { bundleOrderId: 18, paymentIntent: 'pi_3QM4' },
  bought: [{ bundlePackagePriceId: 2, description: '10% off', packageId: 140, quantity: 5, amount: 1102.5 }],
};

/** The confirmation is there after a reload, and gone when another checkout is begun. */
export const Reloaded: Story = {
  tags: ['behaviour'],
  args: {
    heading: 'Confirmation',
    at: '/store/checkout?currentStep=3',
    answers: { ...answers, getCart: 'empty' },
  },
  beforeEach: () => sessionStorage.setItem(kept, JSON.stringify(order)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid. Order number 100070')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Standard' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Setup Yearly Renewal' })).toBeVisible();
    await waitFor(() => expect(callsOf('getCart')).not.toHaveLength(0));
    await expect(canvas.queryByText('There is a problem')).toBeNull();
  },
};
export const BegunAnew: Story = {
  tags: ['full'],
  ...Reloaded,
  args: { answers },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Bundles in your cart' });
    await waitFor(() => expect(sessionStorage.getItem(kept)).toBeNull());
  },
};

const renewing = {
  ...Reloaded.args?.answers,
  listPaymentMethods: 'some',
  getTerms: 'default',
  subscribe: '',
} as const;

/**
 * The renewal is set up with a saved card; what is missing is said, and nothing is sent before. Without the terms, and
 * after they have changed, nobody has agreed to them.
 */
export const Renewal: Story = {
  ...Reloaded,
  args: { ...Reloaded.args, answers: renewing, fails: { getTerms: 429 } },
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Setup Yearly Renewal');
    const modal = await screen.findByRole('dialog', { name: 'Setup Yearly Renewal' });
    await within(modal).findByText('The terms could not be loaded');
    await expect(within(modal).queryByRole('button', { name: 'Set up renewal' })).toBeNull();
    answerFromNowOn({ answers: renewing, fails: { subscribe: 'terms' } });
    await press(modal, 'Retry');
    await within(modal).findByRole('button', { name: /Visa ending in 4242/ });
    await press(modal, 'Set up renewal');
    await within(modal).findAllByText('Please provide a nickname for this subscription.');
    await within(modal).findAllByText('Please check renew my subscription to continue.');
    await expect(callsOf('subscribe')).toHaveLength(0);
    await userEvent.type(within(modal).getByRole('textbox', { name: /^Nickname/ }), 'Harbor yearly');
    const agree = within(modal).getByRole('checkbox', { name: 'Renew my subscription' });
    await userEvent.click(agree);
    await press(modal, 'Set up renewal');
    await within(modal).findByText('The terms have changed. Please read them again.');
    await expect(callsOf('getTerms')).toHaveLength(3);
    await expect(agree).not.toBeChecked();
    answerFromNowOn({ answers: renewing });
    await userEvent.click(agree);
    await press(modal, 'Set up renewal');
    await expect(await canvas.findByText('Your bundles renew every year')).toBeVisible();
    await expect(callsOf('subscribe')[1]?.body).toMatchObject({
      name: 'Harbor yearly',
      bundleOrderId: 18,
      paymentMethodId: 3,
      terms: { agreed: true, version: '2026-09-01' },
    });
  },
};

const byPayPal = {
  heading: 'Payment',
  config: { hasPayPal: true },
  answers: {
    ...answers,
    getTerms: 'default',
    getFeatures: {
      example: 'everything',
      change: <Features extends object>(features: Features): Features => ({
        ...features,
        showPaymentCaptcha: false,
        userHasStripeApi: false,
      }),
    },
    payBundleOrder: '',
    createBundlePayPalOrder: '',
  },
} satisfies Story['args'];

/** Where PayPal is chosen: the terms come first, then the button leads there, with what was agreed to. */
export const PayPal: Story = {
  tags: ['behaviour'],
  args: byPayPal,
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await expect(await canvas.findByRole('checkbox', { name: 'PayPal' })).toBeChecked();
    await expect(canvas.getByText(/^Please click the PayPal button/)).toBeVisible();
    await press(canvasElement, 'PayPal');
    await expect(
      await canvas.findAllByText('Please agree to the terms of service and the privacy notice to continue.'),
    ).toHaveLength(2);
    await expect(canvas.queryByText('Please complete the card form.')).toBeNull();
    await expect(callsOf('createBundlePayPalOrder')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
    await press(canvasElement, 'PayPal');
    await waitFor(() =>
      expect(addressesLeftFor()).toEqual(['https://www.paypal.com/checkoutnow?token=8AC96375X1234567H']),
    );
    await expect(callsOf('createBundlePayPalOrder')[0]?.body).toMatchObject({
      terms: { agreed: true, version: '2026-09-01' },
    });
  },
};

/** Approved, and come back to a window that knows nothing of it: the order is finished. */
export const PayPalLate: Story = {
  tags: ['behaviour'],
  args: {
    ...byPayPal,
    heading: 'Confirmation',
    at: '/store/checkout?paypal=approved&token=8AC96375X1234567H',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You're all set!")).toBeVisible();
    await expect(callsOf('payBundleOrder')[0]?.body).toMatchObject({ paypalOrderId: '8AC96375X1234567H' });
    await waitFor(() => expect(pageAddress()).toMatch(/currentStep=3$/));
  },
};

/** The cart is empty, as after a payment in another window. */
export const PayPalTooLate: Story = {
  tags: ['full', 'behaviour'],
  args: { ...PayPalLate.args, heading: 'Payment', answers: { ...byPayPal.answers, getCart: 'empty' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You came back from PayPal, and your cart is empty\./),
    ).toBeVisible();
    await expect(callsOf('payBundleOrder')).toHaveLength(0);
  },
};

/** What was agreed to before stays agreed to. */
export const PayPalCancelled: Story = {
  tags: ['full', 'behaviour'],
  args: { ...byPayPal, at: '/store/checkout?paypal=cancelled&token=8AC96375X1234567H' },
  beforeEach: () =>
    keepPress('bundle', null, {
      key: 'a-press',
      purchase: {
        purpose: 'bundle',
        cart: [
          { bundlePackagePriceId: 1, description: '5% off', packageId: 140, quantity: 3, amount: 698.25 },
        ],
        savePayment: false,
      },
      amount: 698.25,
      terms: { agreed: true, version: '2026-09-01', agreedAt: new Date().toISOString() },
      byPayPal: true,
      stage: 'confirming',
      release: { distributionId: null },
      paymentIntent: '8AC96375X1234567H',
      clientSecret: null,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You came back from PayPal without paying\./)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
    await expect(callsOf('payBundleOrder')).toHaveLength(0);
  },
};
