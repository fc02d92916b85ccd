import { expect, waitFor } from 'storybook/test';
import { pageConfig } from '../page/pageConfig';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import { addressesLeftFor } from '../page/surroundings';
export default {
  title: 'Screens/Visitor/Forgot password',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Forgot your password?', at: '/forgot-password' },
} satisfies PageMeta;

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
