import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../author/wizard';
import { answerFromNowOn, callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const answers = { getFeatures: 'everything', listBundlePackages: 'some', getCart: 'one' } as const;

const meta = {
  title: 'Screens/Customer/Store',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Store', at: '/store', as: 'customer', answers },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const choose = async ({ canvas }: Playing, name: RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name }));

const summary = async ({ canvas }: Playing): Promise<(string | null)[]> => {
  const heading = await canvas.findByRole('heading', { name: '3. Purchase summary' });
  const section = within(heading.closest('section') ?? heading);
  return section.getAllByRole('definition').map(({ textContent }) => textContent);
};

/** Three steps, and the six figures of what is chosen. */
export const Chosen: Story = {
  tags: ['main'],
  play: async (playing) => {
    await choose(playing, /^Advanced/);
    await choose(playing, /^5 releases/);
    await expect(await summary(playing)).toEqual([
      'Advanced',
      '5 releases',
      '10% off',
      '$1,800.00',
      '$180.00',
      '$1,620.00',
    ]);
    await expect(playing.canvas.getAllByText('to use over 12 months')).toHaveLength(1);
    await expect(playing.canvas.getByText('10% off, $1,620.00, $324.00 a release')).toBeVisible();
  },
};
export const ChosenNarrow: Story = { ...Chosen, tags: ['behaviour'], ...narrow };
export const RightToLeft: Story = { tags: ['behaviour'], args: { wording: 'rightToLeft' } };

/** Nothing is added until both are chosen, and the button says what is missing. */
export const BothAreNeeded: Story = {
  tags: ['full', 'behaviour'],
  play: async (playing) => {
    const { canvas, canvasElement } = playing;
    await canvas.findByRole('button', { name: 'Add to cart' });
    const isMissing = (reason: string) =>
      expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveAccessibleDescription(reason);
    await isMissing('Please choose a release type and a quantity.');
    await choose(playing, /^3 releases/);
    await isMissing('Please choose a release type.');
    await press(canvasElement, 'Add to cart');
    await choose(playing, /^Standard/);
    await expect(canvas.getByRole('radio', { name: /^3 releases/ })).toBeChecked();
    await press(canvasElement, 'Reset');
    await expect(await summary(playing)).toEqual(['–', '–', '–', '–', '–', '–']);
    await choose(playing, /^Standard/);
    await isMissing('Please choose a quantity.');
    await press(canvasElement, 'Add to cart');
    await expect(callsOf('saveCart')).toHaveLength(0);
  },
};

const addPremium = async (playing: Playing): Promise<void> => {
  await choose(playing, /^Premium/);
  await choose(playing, /^3 releases/);
  await press(playing.canvasElement, 'Add to cart');
};

/** The header counts it, and its popup leads to the checkout. */
export const Added: Story = {
  tags: ['behaviour'],
  args: { answers: { ...answers, saveCart: 'full' } },
  play: async (playing) => {
    const { canvas } = playing;
    await addPremium(playing);
    await expect(await canvas.findByText('Added to your cart')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(callsOf('saveCart')[0]?.body).toMatchObject([
      { bundlePackagePriceId: 2 },
      { bundlePackagePriceId: 9 },
    ]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 3 items' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await expect(cart.getAllByRole('listitem')).toHaveLength(3);
    await expect(cart.getByRole('link', { name: 'View Bag & Checkout' })).toHaveAttribute(
      'href',
      '/store/checkout',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** Another window was quicker: the change is made to the cart that it has saved. */
export const ChangedMeanwhile: Story = {
  tags: ['behaviour'],
  args: { fails: { saveCart: 'stale' } },
  play: async (playing) => {
    await playing.canvas.findByRole('button', { name: 'Cart, 1 item' });
    answerFromNowOn({ answers: { ...answers, getCart: 'full' }, fails: { saveCart: 'stale' } });
    await addPremium(playing);
    await waitFor(() => expect(callsOf('saveCart').length).toBeGreaterThan(1));
    await expect(callsOf('saveCart')[1]?.body).toMatchObject(
      [2, 4, 9, 9].map((bundlePackagePriceId) => ({ bundlePackagePriceId })),
    );
    // It is stale for ever here, and that is told in the end.
    await expect(await screen.findByRole('alertdialog', { name: 'Attention!' })).toBeVisible();
  },
};

export const NotUpdated: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { saveCart: 500 } },
  play: async (playing) => {
    await addPremium(playing);
    const dialog = await screen.findByRole('alertdialog', { name: 'Attention!' });
    await expect(dialog).toHaveTextContent('Could not update the cart, please try again.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(playing.canvas.queryByText('Added to your cart')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['full', 'behaviour'],
  args: { fails: { listBundlePackages: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bundles could not be loaded.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['full', 'behaviour'],
  args: { never: ['listBundlePackages'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the bundles…')).toBeVisible();
  },
};

/** Neither the page nor a way to it, and nobody asks for prices or a cart. */
export const SwitchedOff: Story = {
  tags: ['behaviour'],
  args: { heading: 'Not Found', answers: { ...answers, getFeatures: 'plain' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Not Found' });
    await expect(canvas.queryByRole('link', { name: 'Store' })).toBeNull();
    await expect([...callsOf('listBundlePackages'), ...callsOf('getCart')]).toEqual([]);
    await expect(pageAddress()).toBe('/store');
  },
};
