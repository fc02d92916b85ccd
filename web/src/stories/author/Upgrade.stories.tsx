import { unfold } from '@dispatch/design-system/testing/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { cardForm } from '../page/cardProvider';
import { pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { newRelease, press, pressWhenComplete } from './wizard';

const meta = {
  title: 'Screens/Author/Upgrade',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Select a Package',
    at: '/distribution/upgrade/43',
    as: 'customer',
    answers: { ...newRelease, getRelease: 'paidDraft' },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const of = (values: { package?: '80' | '200'; hasPriorityRelease?: boolean }) => ({
  getRelease: {
    example: 'paidDraft',
    change: <Release extends object>(release: Release): Release => ({ ...release, ...values }),
  },
});

/** Only a package that is equal or higher can be selected; a higher one says what is still to be paid. */
export const SelectPackage: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    for (const name of ['Select Basic', 'Select Standard'])
      await expect(await canvas.findByRole('button', { name })).toBeDisabled();
    for (const name of ['Advanced, selected', 'Select Premium'])
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    await expect(canvas.getByText('+$120.00')).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.queryByText('$480.00')).toBeNull();
  },
};
export const Narrow: Story = { ...narrow };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };

/** The release by the query, as older links name it. */
export const ByQuery: Story = {
  tags: ['behaviour'],
  args: { at: '/distribution/upgrade?distributionId=43' },
};

export const Additions: Story = {
  args: { heading: 'Additions (Optional)' },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Next');
    await canvas.findByRole('heading', { level: 1, name: 'Additions (Optional)' });
    await press(canvasElement, 'Next');
    await expect(
      await canvas.findByText('Please select a higher package or add priority.', { selector: 'li *' }),
    ).toBeVisible();
    await press(canvasElement, 'Add Priority Distribution');
    await expect(await canvas.findByText('Priority Distribution is added for $120.00.')).toBeVisible();
  },
};

/** Nothing but priority can be added, and this release has it, or its package does not offer it. */
export const NoAdditions: Story = {
  tags: ['full'],
  args: { heading: 'Additions (Optional)', answers: { ...newRelease, ...of({ hasPriorityRelease: true }) } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Select Premium');
    await press(canvasElement, 'Next');
    await expect(await canvas.findByText('Priority is the only addition for upgrades.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Priority/ })).toBeNull();
  },
};

export const BelowAdvanced: Story = {
  tags: ['full', 'behaviour'],
  args: { heading: 'Additions (Optional)', answers: { ...newRelease, ...of({ package: '80' }) } },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Select Standard');
    await press(canvasElement, 'Next');
    await expect(await canvas.findByText('Priority is the only addition for upgrades.')).toBeVisible();
  },
};

const toPayment = async ({ canvas, canvasElement }: Playing): Promise<void> => {
  await press(canvasElement, 'Select Premium');
  await press(canvasElement, 'Next');
  await press(canvasElement, 'Add Priority Distribution');
  await canvas.findByText('Priority Distribution is added for $120.00.');
  await press(canvasElement, 'Next');
  await canvas.findByRole('heading', { level: 1, name: 'Choose a Payment Method' });
};

/** The difference of the packages, and priority. */
export const PaymentMethod: Story = {
  args: { heading: 'Choose a Payment Method' },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await unfold(canvasElement, /^Step \d of \d/);
    await expect(await canvas.findByRole('row', { name: 'Upgrade to Premium $120.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total $240.00' })).toBeVisible();
  },
};

/** A coupon takes a part of it off, and goes with the payment. */
export const Discounted: Story = {
  tags: ['full'],
  args: {
    heading: 'Choose a Payment Method',
    answers: { ...meta.args.answers, listMyCoupons: 'unused', createPaymentIntent: '' },
    never: ['createPaymentIntent'],
  },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await press(canvasElement, /^Coupon: \$/);
    await press(canvasElement, 'Apply: Your own coupon');
    await expect(await canvas.findByRole('row', { name: 'Total $190.00' })).toBeVisible();
    await press(canvasElement, 'Pay $190.00');
    await waitFor(() =>
      expect(callsOf('createPaymentIntent')[0]?.body).toMatchObject({
        purpose: 'upgrade',
        amount: 190,
        couponCode: '7F3K-9QWD-22XM',
      }),
    );
  },
};
export const PaymentMethodNarrow: Story = { ...PaymentMethod, ...narrow };

const paying = { createPaymentIntent: '', captureUpgradeIntent: 'card' } as const;

export const Paid: Story = {
  args: {
    heading: 'Summary',
    answers: { ...newRelease, getRelease: 'paidDraft', ...paying },
    others: [cardForm('accepted')],
  },
  play: async (playing) => {
    await toPayment(playing);
    const { canvas, canvasElement } = playing;
    await pressWhenComplete(canvasElement, 'Pay $240.00');
    await expect(await canvas.findByText('Paid. Order number 100051')).toBeVisible();
    await expect(callsOf('createPaymentIntent')[0]?.body).toMatchObject({ purpose: 'upgrade', amount: 240 });
    await expect(callsOf('captureUpgradeIntent')[0]?.body).toMatchObject({
      distributionId: 43,
      order: { package: '360', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: true },
      paymentIntent: 'pi_3QK2',
    });
    await expect(canvas.getByRole('link', { name: 'Edit Release' })).toHaveAttribute(
      'href',
      '/distribution/edit/43',
    );
    await expect(canvas.queryByRole('link', { name: /^Back$/ })).toBeNull();
  },
};
export const PaidNarrow: Story = { ...Paid, ...narrow };

export const LeaveQuestion: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Select Premium');
    await userEvent.click(await canvas.findByRole('link', { name: 'Cancel' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to leave the release wizard?',
    );
  },
};

export const PublishedLeadsToDetails: Story = {
  tags: ['full', 'behaviour'],
  args: {
    heading: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
    at: '/distribution/upgrade/41',
    answers: { getRelease: 'published', listReleaseDeliveries: 'none' },
  },
  play: () => waitFor(() => expect(pageAddress()).toMatch(/\/distribution\/details\/\d+$/)),
};

export const UnpaidLeadsToCreate: Story = {
  tags: ['full', 'behaviour'],
  args: { heading: 'Payment', answers: { ...newRelease, getRelease: 'draft' } },
  play: () => waitFor(() => expect(pageAddress()).toMatch(/^\/distribution\/create\/43/)),
};

export const WithoutPackages: Story = {
  tags: ['full', 'behaviour'],
  args: {
    heading: 'My Releases',
    answers: { listReleases: 'none', countReleases: 'some' },
    fails: { listPackages: 500 },
  },
  play: () => waitFor(() => expect(pageAddress()).toBe('/')),
};
