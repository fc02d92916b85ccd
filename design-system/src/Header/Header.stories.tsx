import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Menu } from '../Menu/Menu';
import { PageBody } from '../Page/PageBody';
import { PageHead } from '../PageHead/PageHead';
import { foldButton, unfold } from '../testing/fold';
import { rightToLeft } from '../storyFrames';
import { Header } from './Header';

const meta = {
  title: 'Navigation/Header',
  tags: ['stable'],
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Dispatch',
    brandHref: '#home',
    items: [
      { label: 'Releases', href: '#releases', isCurrent: true },
      { label: 'Store', href: '#store' },
      { label: 'Receipts', href: '#receipts' },
      { label: 'Help', href: '#help' },
    ],
    account: 'Dana Ortiz',
    actions: <Menu label="Account" items={[{ id: 'out', label: 'Sign out', href: '#out' }]} />,
  },
  render: (args) => (
    <>
      <Header {...args} />
      <PageBody>
        <PageHead slug="Dashboard" title="Releases" />
      </PageBody>
    </>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · top bar, masthead',
  play: async ({ canvas, canvasElement }) => {
    await unfold(canvasElement, 'Menu');
    await expect(canvas.getByRole('link', { name: 'Releases' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');
  },
};

/** In an area with a menu of its own: the title bar says which. */
export const WithArea: Story = {
  args: { area: 'Admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin')).toBeVisible();
  },
};

/** The first stop of the Tab key leads over the navigation into the page. */
export const SkipLink: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120" viewBox="0 0 400 120">
  <path d="M20 90 Q60 20 100 90 T180 90" fill="none" stroke="black" stroke-width="12"/>
  <text x="200" y="76" font-family="serif" font-size="44">Alliance</text></svg>`;

/** The logo of the partner whose customer this is; in the dark it stands on its white paper too. */
export const OfAPartner: Story = {
  args: {
    partner: { name: 'Bay Business Alliance', logo: `data:image/svg+xml,${encodeURIComponent(drawing)}` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bay Business Alliance' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { items: [], account: undefined, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Menu')).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Store' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Store' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    // A place that was chosen closes it; the story itself goes nowhere.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'Store' }));
    await expect(canvas.queryByRole('link', { name: 'Store' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Store' })).toBeVisible();
  },
};

/**
 * Over the navigation with one key, or through it: places in their order, then the account. On a phone the button that
 * opens them stands before them.
 */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const menu = foldButton(canvasElement, 'Menu');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dispatch' })).toHaveFocus();
    if (menu !== null) {
      await userEvent.tab();
      await expect(menu).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    for (const name of ['Releases', 'Store', 'Receipts', 'Help']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  },
};

/** The logo of the site stands for its name, and leads where the name leads. */
export const WithBrandLogo: Story = {
  tags: ['behaviour'],
  args: { brandLogo: `data:image/svg+xml,${encodeURIComponent(drawing)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dispatch' })).toContainElement(
      canvas.getByRole('img', { name: 'Dispatch' }),
    );
  },
};

/** The bar stays, and what has the focus below it is never hidden by it. */
export const Fixed: Story = {
  tags: ['behaviour'],
  args: { isFixed: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('banner')).position).toBe('sticky');
  },
};

/** More places than the bar is wide: it takes a second line. */
export const LongText: Story = {
  args: {
    brandName: 'Donaudampfschifffahrt Dispatch',
    account: 'dana.ortiz.chief.nursing.officer@lakeview.example',
    items: ['My Releases', 'Store', 'Settings', 'Admin', 'Help and everything else'].map((label, index) => ({
      label,
      href: `#${index}`,
      isCurrent: index === 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dana.ortiz.chief.nursing.officer@lakeview.example')).toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    items: [
      { label: 'البيانات', href: '#releases', isCurrent: true },
      { label: 'المتجر', href: '#store' },
    ],
    account: 'دانا أورتيز',
    actions: undefined,
  },
};
