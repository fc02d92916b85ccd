import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Visitor/Terms',
  tags: ['!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: { heading: 'Terms of Service', at: '/terms', answers: { getTerms: 'default' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

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
