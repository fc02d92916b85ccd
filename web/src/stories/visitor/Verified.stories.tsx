import type { Meta, StoryObj } from '@storybook/react-vite';

import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Visitor/Verified',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/verified/9f2c81', answers: { verifyEmail: 'activation' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account is activated; its password is still to be chosen. */
export const Activated: Story = {};

/** The account is activated, and has its password. */
export const ActivatedWithPassword: Story = {
  args: { answers: { verifyEmail: { change: (data) => ({ ...data, passwordUrl: null }) } } },
};

/** The address of a release's contact. */
export const Contact: Story = { args: { answers: { verifyEmail: 'contact' } } };

export const Used: Story = { args: { fails: { verifyEmail: 'used' } } };

export const Expired: Story = { args: { fails: { verifyEmail: 'expired' } } };

export const Unknown: Story = { args: { fails: { verifyEmail: 'unknown' } } };

export const Narrow: Story = { ...narrow, args: { fails: { verifyEmail: 'expired' } } };

export const Failed: Story = { args: { fails: { verifyEmail: 'unavailable' } } };

export const Loading: Story = { args: { never: ['verifyEmail'] } };
