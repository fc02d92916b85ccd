import { expect } from 'storybook/test';
import { page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Visitor/Terms',
  tags: ['!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: { heading: 'Terms of Service', at: '/terms', answers: { getTerms: 'default' } },
} satisfies PageMeta;

/** Both texts, each with its version. */
export const Texts: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'When you pay' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'When a bundle renews' })).toBeVisible();
    await expect(canvas.getAllByText('Version 2026-09-01')).toHaveLength(2);
  },
};

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { getTerms: 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The terms could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
