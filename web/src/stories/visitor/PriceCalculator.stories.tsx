import { expect, waitFor } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story, type Playing } from '../page/page';

export default {
  title: 'Screens/Visitor/Price calculator',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Your news, written here, read everywhere',
    at: '/welcome',
    answers: { listPackages: 'list', quotePrice: 'additions' },
  },
} satisfies PageMeta;

async function open({ canvas, userEvent }: Playing): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open the calculator' }));
  await canvas.findByRole('radiogroup', { name: /^Package/ });
}

export const Open: Story = { tags: ['main', 'behaviour'], play: open };

export const Narrow: Story = { tags: ['full'], ...narrow, play: open };

/** Basic has no priority; what was ticked before goes, and the words say why. */
export const WithoutPriority: Story = {
  tags: ['full'],
  play: async (playing) => {
    await open(playing);
    const { canvas, userEvent } = playing;
    const priority = canvas.getByRole('checkbox', { name: /^Priority/ });
    await userEvent.click(priority);
    await expect(priority).toBeChecked();
    await userEvent.click(await canvas.findByRole('radio', { name: /^Basic/ }));
    await expect(priority).not.toBeChecked();
    await expect(priority).toBeDisabled();
    await expect(await canvas.findByText(/^No list is included; up to \d+ more, each \$/)).toBeVisible();
  },
};

/** The price stands there at once, and each package says its own. */
export const Calculated: Story = {
  play: async (playing) => {
    await open(playing);
    await expect(await playing.canvas.findByRole('row', { name: 'Total $972.00' })).toBeVisible();
    await expect(playing.canvas.getByRole('radio', { name: /^Premium, \$480\.00/ })).toBeVisible();
    // A price that the story before asked for may have come in first.
    await expect(callsOf('quotePrice').at(-1)?.body).toMatchObject({ package: '200', cjl: 0, slug: '' });
  },
};

export const NarrowCalculated: Story = { ...Calculated, ...narrow };

/** Each change is priced without a press. */
export const Live: Story = {
  tags: ['behaviour'],
  play: async (playing) => {
    await open(playing);
    const { canvas, userEvent } = playing;
    await canvas.findByRole('table', { name: 'Your price' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Share on X' }));
    await waitFor(() =>
      expect(callsOf('quotePrice').at(-1)?.body).toMatchObject({ hasCisionSocialPost: true }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Journalist lists/ }), '2');
    await waitFor(() => expect(callsOf('quotePrice').at(-1)?.body).toMatchObject({ cjl: 2 }));
    await canvas.findByRole('table', { name: 'Your price' });
  },
};

/** More lists than are sold are not priced, and stay to be corrected. */
export const TooManyLists: Story = {
  tags: ['full'],
  play: async (playing) => {
    await open(playing);
    const { canvas, userEvent } = playing;
    await canvas.findByRole('table', { name: 'Your price' });
    const lists = canvas.getByRole('textbox', { name: /^Journalist lists/ });
    await userEvent.type(lists, '99');
    await expect(
      await canvas.findByText('Advanced can be bought with at most 20 journalist lists.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(lists).toBeInvalid();
  },
};

export const Free: Story = {
  tags: ['full'],
  args: { answers: { listPackages: 'list', quotePrice: 'free' } },
  play: async (playing) => {
    await open(playing);
    await expect(await playing.canvas.findByRole('row', { name: 'Total $0.00' })).toBeVisible();
  },
};

const apply = async ({ canvas, userEvent }: Playing, code: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Coupon code/ }));
  await userEvent.paste(code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply the coupon' }));
};

/** A coupon counts once it is applied; what is typed of it is not tried out. */
export const Coupon: Story = {
  play: async (playing) => {
    await open(playing);
    const { canvas } = playing;
    await canvas.findByRole('table', { name: 'Your price' });
    await apply(playing, 'SPRING10');
    await waitFor(() => expect(callsOf('quotePrice').at(-1)?.body).toMatchObject({ couponCode: 'SPRING10' }));
    await canvas.findByRole('table', { name: 'Your price' });
  },
};

export const CouponUnknown: Story = {
  play: async (playing) => {
    await open(playing);
    const { canvas } = playing;
    await canvas.findByRole('table', { name: 'Your price' });
    answerFromNowOn({ fails: { quotePrice: 'couponUnknown' } });
    await apply(playing, 'SUMMER');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Coupon code not found');
    await expect(await canvas.findByRole('textbox', { name: /^Coupon code/ })).toBeInvalid();
    await expect(canvas.getByRole('table', { name: 'Your price' })).toBeVisible();
  },
};

/** The rules of the contract hold before anything is asked. */
export const CouponMistyped: Story = {
  tags: ['full'],
  play: async (playing) => {
    await open(playing);
    const { canvas } = playing;
    await canvas.findByRole('table', { name: 'Your price' });
    const asked = callsOf('quotePrice').length;
    await apply(playing, 'SPRING 10');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your coupon code cannot have spaces.');
    await expect(callsOf('quotePrice')).toHaveLength(asked);
  },
};

/** Coupon codes cannot be tried out. */
export const TooMany: Story = {
  tags: ['full'],
  args: { fails: { quotePrice: 'tooMany' } },
  play: async (playing) => {
    await open(playing);
    await expect(await playing.canvas.findByRole('alert')).toHaveTextContent(/too many/i);
    await expect(playing.canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Whoever is signed in is told what is left to pay with. */
export const SignedIn: Story = {
  args: {
    as: 'customer',
    answers: {
      listPackages: 'list',
      quotePrice: 'additions',
      listMyBundles: 'expiring',
      listMyCoupons: 'several',
    },
  },
  play: async (playing) => {
    await open(playing);
    await expect(
      await playing.canvas.findByText(
        'You have 1 prepaid Advanced release left. Your own coupon has $50.00 left. You can apply it when you pay.',
      ),
    ).toBeVisible();
  },
};
