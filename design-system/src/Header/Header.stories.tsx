import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Menu } from '../Menu/Menu';
import { PageBody } from '../Page/PageBody';
import { PageHead } from '../PageHead/PageHead';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The first stop of the Tab key leads over the navigation into the page. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const SignedOut: Story = { args: { items: [], account: undefined, actions: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Store' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Store' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  },
};
