import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, pressWhenComplete } from '../author/wizard';
import { answerFromNowOn, callsOf } from '../page/answering';
import { cardForm } from '../page/cardProvider';
import { goBack, pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
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
    await expect(await canvas.findByText('Your bag is empty.')).toBeVisible();
    await press(canvasElement, 'Next');
    await expect(pageAddress()).toBe('/store/checkout');
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
    await expect(await canvas.findByText('Your bag is empty.')).toBeVisible();
    await expect(callsOf('saveCart')[0]?.body).toEqual([]);
    await expect(canvas.getByRole('heading', { name: 'In your cart' })).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['behaviour'],
  args: { never: ['getCart'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your cart…')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['behaviour'],
  args: { fails: { getCart: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart could not be loaded.')).toBeVisible();
  },
};

const toPayment = async ({ canvas, canvasElement }: Playing): Promise<void> => {
  await canvas.findByRole('table');
  await press(canvasElement, 'Next');
  await canvas.findByRole('heading', { level: 1, name: 'Payment' });
};

export const Payment: Story = {
  args: { heading: 'Payment' },
  play: async (playing) => {
    await toPayment(playing);
    await expect(await playing.canvas.findByRole('row', { name: 'Total $6,390.50' })).toBeVisible();
  },
};
export const PaymentNarrow: Story = { ...Payment, tags: ['behaviour'], ...narrow };

/** The captcha is asked for where it is switched on. */
export const WithCaptcha: Story = {
  tags: ['behaviour'],
  args: { heading: 'Payment', answers: { ...answers, getFeatures: 'everything', getCaptcha: '' } },
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
