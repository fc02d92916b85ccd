import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageConfig } from '../page/pageConfig';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { addressesLeftFor } from '../page/surroundings';
const meta = {
  title: 'Screens/Visitor/Forgot password',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Forgot your password?', at: '/forgot-password' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The provider's page comes next. */
export const Leading: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go there now' })).toHaveAttribute(
      'href',
      pageConfig.forgotPasswordUrl,
    );
    await waitFor(() => expect(addressesLeftFor()).toEqual([pageConfig.forgotPasswordUrl]));
  },
};

export const Narrow: Story = { ...narrow };
