import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Visitor/Price calculator',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/welcome', answers: { listPackages: 'list', quotePrice: 'additions' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Playing): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open the calculator' }));
  await canvas.findByRole('radiogroup', { name: /^Package/ });
}

async function calculate(playing: Playing): Promise<void> {
  await open(playing);
  await playing.userEvent.click(playing.canvas.getByRole('button', { name: 'Calculate the price' }));
}

export const Open: Story = { tags: ['behaviour'], play: open };

export const Narrow: Story = { ...narrow, play: open };

/** Basic has no priority; what was ticked before goes, and the words say why. */
export const WithoutPriority: Story = {
  play: async (playing) => {
    await open(playing);
    const { canvas, userEvent } = playing;
    const priority = canvas.getByRole('checkbox', { name: /^Priority/ });
    await userEvent.click(priority);
    await expect(priority).toBeChecked();
    await userEvent.click(await canvas.findByRole('radio', { name: /^Basic/ }));
    await expect(priority).not.toBeChecked();
    await expect(priority).toBeDisabled();
    await expect(await canvas.findByText(/^None is included; up to \d+ more, each \$/)).toBeVisible();
  },
};

/** Everything that can be added, and a coupon. */
export const Calculated: Story = {
  play: async (playing) => {
    await calculate(playing);
    await expect(await playing.canvas.findByText('$972.00')).toBeVisible();
    await expect(callsOf('quotePrice')[0]?.body).toMatchObject({ package: '200', cjl: 0, slug: '' });
  },
};

export const NarrowCalculated: Story = { ...Calculated, ...narrow };

/** What was changed since is not priced by the receipt of before. */
export const ChangedSince: Story = {
  play: async (playing) => {
    await calculate(playing);
    const { canvas, userEvent } = playing;
    await canvas.findByText('$972.00');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Share on X' }));
    await expect(canvas.queryByText('$972.00')).toBeNull();
    await expect(await canvas.findByText(/^You have changed something\./)).toBeVisible();
  },
};

export const Free: Story = {
  args: { answers: { listPackages: 'list', quotePrice: 'free' } },
  play: async (playing) => {
    await calculate(playing);
    await expect(await playing.canvas.findByText('$0.00')).toBeVisible();
  },
};

export const CouponUnknown: Story = {
  args: { fails: { quotePrice: 'couponUnknown' } },
  play: async (playing) => {
    await open(playing);
    const { canvas, userEvent } = playing;
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Coupon code/ }));
    await userEvent.paste('SUMMER');
    await userEvent.click(await canvas.findByRole('button', { name: 'Calculate the price' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Coupon code not found');
    await expect(await canvas.findByRole('textbox', { name: /^Coupon code/ })).toBeInvalid();
  },
};

/** The rules of the contract hold before anything is asked. */
export const CouponMistyped: Story = {
  play: async (playing) => {
    await open(playing);
    const { canvas, userEvent } = playing;
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Coupon code/ }));
    await userEvent.paste('SPRING 10');
    await userEvent.click(await canvas.findByRole('button', { name: 'Calculate the price' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your coupon code cannot have spaces.');
    await expect(callsOf('quotePrice')).toEqual([]);
  },
};

/** Coupon codes cannot be tried out. */
export const TooMany: Story = {
  args: { fails: { quotePrice: 'tooMany' } },
  play: async (playing) => {
    await calculate(playing);
    await expect(await playing.canvas.findByRole('alert')).toHaveTextContent(/too many/i);
  },
};
