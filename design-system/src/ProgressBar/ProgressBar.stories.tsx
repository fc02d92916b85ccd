import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Feedback/ProgressBar',
  tags: ['needs-review'],
  component: ProgressBar,
  args: { label: 'Uploading logo.png', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · meter, loading',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading logo.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('40%')).toBeVisible();
    const fill = bar.querySelector<HTMLElement>('[style]');
    const width = fill?.parentElement?.clientWidth ?? 0;
    await expect((fill?.clientWidth ?? 0) / width).toBeCloseTo(0.4, 2);
  },
};

export const Start: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 100 } };

/** Without a share it tells screen readers no number. */
export const Indeterminate: Story = {
  args: { label: 'Waiting for the payment provider', value: null },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Waiting for the payment provider' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const WithText: Story = {
  args: { label: 'Uploading', value: 37.5, valueText: '3 of 8 files' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 8 files');
    await expect(canvas.getByText('3 of 8 files')).toBeVisible();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading logo.png' })).toBeVisible();
    await expect(canvas.queryByText('Uploading logo.png')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    label:
      'Uploading 2026-11-20_harbor-robotics_baltimore-plant_ribbon-cutting_final-final-retouched-by-the-agency_v12.png',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 'var(--screen-min)' }}>
      <ProgressBar {...args} />
    </div>
  ),
};

/** It fills from the side where reading starts. */
export const RightToLeft: Story = {
  args: { label: 'جارٍ رفع الشعار.png' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ProgressBar {...args} />
    </div>
  ),
};
