import { unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { cardForm } from '../page/cardProvider';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { changed, press, read, stepOf } from './wizard';

const meta = {
  title: 'Screens/Author/Wizard/7 Payment, discounts',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    at: stepOf(7),
    heading: 'Payment',
    as: 'customer',
    answers: { ...read, listMyBundles: 'expiring', listMyCoupons: 'several', getUniversalCoupon: 'fixed' },
    others: [cardForm('filled')],
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const { answers } = meta.args;

const unfoldCoupons = ({ canvasElement }: Playing): Promise<void> => press(canvasElement, /^Coupon: \$/);

async function typeCode(playing: Playing, code: string): Promise<void> {
  const { canvas, userEvent, canvasElement } = playing;
  await unfoldCoupons(playing);
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Coupon code/ }));
  await userEvent.paste(code);
  await press(canvasElement, 'Apply: Coupon code');
}

async function applyAll(playing: Playing): Promise<void> {
  const { canvas, canvasElement } = playing;
  await typeCode(playing, 'autumn26');
  await canvas.findByRole('button', { name: 'Remove: Coupon code' });
  await press(canvasElement, 'Apply: Your own coupon');
}

/** A prepaid release is the first choice; the own coupon that expires first stands in its field. */
export const Offered: Story = {
  tags: ['main'],
  play: async (playing) => {
    const { canvas, canvasElement } = playing;
    await expect(await canvas.findByRole('checkbox', { name: 'Apply a prepaid release' })).toBeChecked();
    await expect(await canvas.findByText(/^1 prepaid Advanced release is left/)).toBeVisible();
    await unfoldCoupons(playing);
    await expect(await canvas.findByRole('textbox', { name: /^Your own coupon/ })).toHaveValue(
      '7F3K-9QWD-22XM',
    );
    await unfold(canvasElement, /^Step \d of \d · \$240\.00/);
    await expect(await canvas.findByRole('row', { name: 'Total $240.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Prepaid release −$360.00' })).toBeVisible();
  },
};

/** Who would rather pay by card says so, and is not asked again: the choice outlives the window. */
export const PrepaidDeclined: Story = {
  tags: ['full', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Apply a prepaid release' }));
    await expect(await canvas.findByRole('row', { name: 'Total $600.00' })).toBeVisible();
    await expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toContain(
      JSON.stringify({ applyBundlePackage: false, universalCouponCode: '', couponCode: '' }),
    );
  },
};

/** One of each, taken in their order, told line by line, and sent with the payment. */
export const Applied: Story = {
  args: {
    answers: { ...answers, validateRelease: '', createPaymentIntent: '' },
    never: ['createPaymentIntent'],
  },
  play: async (playing) => {
    const { canvas, canvasElement } = playing;
    await applyAll(playing);
    for (const name of [
      'Prepaid release −$360.00',
      'Coupon AUTUMN26 −$100.00',
      'Coupon 7F3K-9QWD-22XM −$50.00',
      'Total $90.00',
    ]) {
      await expect(await canvas.findByRole('row', { name })).toBeVisible();
    }
    await expect(
      canvas.getByText('Coupon AUTUMN26 takes $100.00 off.').closest('[aria-live]'),
    ).toHaveAttribute('aria-live', 'polite');
    await press(canvasElement, 'Pay $90.00');
    await waitFor(() =>
      expect(callsOf('createPaymentIntent')[0]?.body).toMatchObject({
        amount: 90,
        applyBundlePackage: true,
        universalCouponCode: 'AUTUMN26',
        couponCode: '7F3K-9QWD-22XM',
      }),
    );
    await expect(canvas.getByRole('button', { name: 'Remove: Coupon code' })).toBeDisabled();
  },
};
export const AppliedNarrow: Story = { tags: ['full'], ...narrow, play: applyAll };

/** What was applied is there again after a reload, and can be taken off. */
export const TakenOff: Story = {
  play: async (playing) => {
    const { canvas, canvasElement } = playing;
    await applyAll(playing);
    await canvas.findByRole('row', { name: 'Total $90.00' });
    await press(canvasElement, 'Remove: Coupon code');
    await press(canvasElement, 'Remove: Your own coupon');
    await expect(await canvas.findByRole('row', { name: 'Total $240.00' })).toBeVisible();
  },
};

/** No card is needed, and none is asked for. */
export const PrepaidInFull: Story = {
  args: {
    answers: {
      ...answers,
      getRelease: changed({ cjl: 0, cjlSelected: [] }),
      validateRelease: '',
      capturePaymentIntent: 'free',
    },
    never: ['capturePaymentIntent'],
  },
  play: async (playing) => {
    const { canvas, canvasElement } = playing;
    await unfoldCoupons(playing);
    // The total and the heading come one after the other.
    await waitFor(() => expect(canvas.getAllByText('Nothing is left to pay.')).toHaveLength(2));
    await press(canvasElement, 'Place the order');
    await waitFor(() =>
      expect(callsOf('capturePaymentIntent')[0]?.body).toMatchObject({
        applyBundlePackage: true,
        paymentIntent: null,
      }),
    );
  },
};

const refused = (args: Story['args'], words: string): Story => ({
  args,
  play: async (playing) => {
    await typeCode(playing, 'SPRING26');
    await expect(await playing.canvas.findByText(words)).toBeVisible();
    await expect(playing.canvas.getByRole('row', { name: 'Total $240.00' })).toBeVisible();
  },
});

export const Inactive = refused(
  { answers: { ...answers, getUniversalCoupon: 'inactive' } },
  'Cannot apply an inactive coupon.',
);
export const Expired = refused(
  { answers: { ...answers, getUniversalCoupon: 'expired' } },
  'Cannot apply an expired coupon.',
);
export const Unknown = refused({ fails: { getUniversalCoupon: 'unknown' } }, 'Coupon code not found');
export const UsedAlready = refused(
  { fails: { getUniversalCoupon: '409 used' } },
  'You have already used this coupon.',
);
export const NoAnswer = refused({ fails: { getUniversalCoupon: 'network' } }, 'Unable to apply coupon code.');

const ownRefused = (listMyCoupons: string, code: string, words: string): Story => ({
  tags: ['behaviour'],
  args: { answers: { ...answers, listMyCoupons } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press(canvasElement, /^Coupon/);
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Your own coupon/ }));
    await userEvent.paste(code);
    await press(canvasElement, 'Apply: Your own coupon');
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});

export const OwnUsed = ownRefused('used', '2mva-5xle-60kd', 'Selected coupon is USED.');
export const OwnRevoked = ownRefused('revoked', '9CGY-3JTB-47RS', 'Selected coupon is REVOKED.');
export const OwnExpired = ownRefused('expired', '4WNF-8DPQ-15HU', 'Selected coupon has expired.');
export const OwnUnknown = ownRefused('expired', 'SOMEBODYS', 'Coupon code not found');

/** The coupon was used in another window meanwhile: it is taken off, and the new price shown. */
export const NoLongerHolds: Story = {
  args: {
    answers: { ...answers, validateRelease: '' },
    fails: { createPaymentIntent: '409 total' },
  },
  play: async (playing) => {
    const { canvas, canvasElement } = playing;
    await typeCode(playing, 'AUTUMN26');
    await canvas.findByRole('button', { name: 'Pay $140.00' });
    answerFromNowOn({
      answers: { ...answers, validateRelease: '' },
      fails: { createPaymentIntent: '409 total', getUniversalCoupon: '409 used' },
    });
    await press(canvasElement, 'Pay $140.00');
    await expect(
      await canvas.findByText('Coupon AUTUMN26 was taken off: You have already used this coupon.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay $240.00' })).toBeVisible();
    await expect(await canvas.findByText(/^The order total has changed/)).toBeVisible();
  },
};

/** What was chosen before a reload cannot be read: no price is made up without it, and it can be read again. */
export const ChosenUnread: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { listMyCoupons: 429 } },
  beforeEach: () =>
    localStorage.setItem('dispatch.discounts.release.43', JSON.stringify({ couponCode: '7F3K-9QWD-22XM' })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Your discounts could not be loaded.');
    await expect(canvas.queryByRole('button', { name: /^Pay / })).toBeNull();
    answerFromNowOn({ answers });
    await press(canvasElement, 'Retry');
    await expect(await canvas.findByRole('button', { name: 'Remove: Your own coupon' })).toBeVisible();
  },
};

export const CouponsFailed: Story = {
  tags: ['full'],
  args: { fails: { listMyCoupons: 500, listMyBundles: 500 } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your coupons could not be loaded.', undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await canvas.findByText('Your prepaid releases could not be loaded.')).toBeVisible();
  },
};
