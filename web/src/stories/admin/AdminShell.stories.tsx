import { expect, userEvent, waitFor, within } from 'storybook/test';
import { foldButton, unfold } from '@dispatch/design-system/testing/fold';
import { pageAddress } from '../page/openPage';
import { narrow, page, settled, type PageMeta, type Story } from '../page/page';
import { partnerLogo } from '../page/partnerLogo';

export default {
  title: 'Screens/Admin/Shell',
  tags: ['!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: {
    heading: 'Partners',
    at: '/admin/partners',
    as: 'editor',
    answers: { listPartners: 'some', listEditorialQueue: 'some' },
    others: [partnerLogo],
  },
} satisfies PageMeta;

const entries = (place: HTMLElement): (string | null)[] =>
  within(within(place).getByRole('navigation', { name: 'Admin' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The desk is the first entry of editors; one press opens it, and the heading takes the focus. */
export const ForEditors: Story = {
  tags: ['main'],
  args: { heading: 'Editorial desk' },
  play: async ({ canvas, canvasElement }) => {
    await settled('Partners');
    await unfold(canvasElement, 'Admin Partners');
    const [first] = entries(canvasElement);
    await expect(first).toBe('Releases');
    await userEvent.click(canvas.getByRole('link', { name: 'Releases' }));
    await waitFor(() => expect(pageAddress()).toBe('/admin/releases'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const ForThePartnerOffice: Story = {
  tags: ['full'],
  args: { as: 'partnerOffice' },
  play: async ({ canvasElement }) => {
    await settled('Partners');
    await unfold(canvasElement, 'Admin Partners');
    await expect(entries(canvasElement)).toEqual(['Partners']);
  },
};

/** Staff who may not see one screen keep the menu of what they may see. */
export const NotAllowed: Story = {
  args: { heading: 'Not Authorized', at: '/admin/releases', as: 'partnerOffice' },
  play: async ({ canvasElement }) => {
    await settled('Not Authorized');
    await unfold(canvasElement, /^Admin/);
    await expect(entries(canvasElement)).toEqual(['Partners']);
  },
};

export const ForCustomers: Story = {
  tags: ['full'],
  args: { heading: 'Not Authorized', as: 'customer' },
  play: async ({ canvas }) => {
    await settled('Not Authorized');
    await expect(canvas.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  },
};

/** Escape folds the menu again, and the focus is back on its button. */
export const Keyboard: Story = {
  ...narrow,
  play: async ({ canvas, canvasElement }) => {
    await settled('Partners');
    const button = foldButton(canvasElement, 'Admin Partners');
    if (button === null) return;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Releases' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
