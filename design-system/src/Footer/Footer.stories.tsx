import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { phone, rightToLeft } from '../storyFrames';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  tags: ['stable'],
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    version: '0.1.0',
    children: (
      <>
        <Link href="#terms">Terms of Service</Link> · <Link href="#privacy">Privacy Policy</Link>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · bottom, legal',
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(footer.getByText('0.1.0')).toBeVisible();
  },
};

export const WithoutVersion: Story = { args: { version: undefined } };

export const LongText: Story = {
  globals: phone,
  args: {
    version: '2.37.0-rc.4+build.20261120.1131',
    children:
      'Dispatch, 1 Harbor Street, Baltimore, Maryland 21224, United States of America. Questions about a release: editorial@dispatch.example',
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { children: 'شروط الخدمة · سياسة الخصوصية' },
};
