import { unfold } from '@dispatch/design-system/testing/fold';
import { expect, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';
import { addressesLeftFor } from '../page/surroundings';

export default {
  title: 'Screens/Visitor/Welcome',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Your news, written here, read everywhere',
    at: '/welcome',
    answers: { listPackages: 'list' },
  },
} satisfies PageMeta;

/** Without data of the server the page asks for the prices. */
export const Prices: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await leads(canvas, 'Start with Basic', '/register?package=80');
    await leads(canvas, 'Register', '/register');
  },
};

/** As the server sends it: nothing has to be asked for. */
export const WithData: Story = {
  args: {
    given: {
      packages: [{ packageId: '80', name: 'Basic', price: 120 }],
      partner: null,
      partnerPackages: null,
      latest: {
        headline: 'Harbor Robotics opens Baltimore plant',
        summary: 'It adds jobs.',
        path: '/news/harbor-41',
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('$120.00')).toBeVisible();
    await expect(callsOf('listPackages')).toEqual([]);
    await leads(canvas, 'Harbor Robotics opens Baltimore plant', '/news/harbor-41');
    await unfold(canvasElement, 'Menu');
    await leads(canvas, 'Prices', '#packages');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

export const Loading: Story = { args: { never: ['listPackages'] } };

export const Failed: Story = {
  tags: ['full'],
  args: { fails: { listPackages: 500 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('listPackages')).toHaveLength(2));
    await expect(await canvas.findByText('The prices could not be loaded')).toBeVisible();
  },
};

/** The figures of reach that the operator leaves empty are not shown, nor the contact details. */
export const WithoutFigures: Story = {
  tags: ['full'],
  args: {
    config: {
      reach: { sites: '', journalists: '', subscribers: '' },
      addresses: { termsUrl: '', privacyUrl: '', phone: '', postalAddress: '' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(/journalists and bloggers/i)).toBeNull();
    await expect(canvas.queryByText(/Terms of Service/)).toBeNull();
  },
};

export const Login: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await waitFor(() =>
      expect(addressesLeftFor()).toEqual([expect.stringContaining('/v1/authorize?client_id=dispatch')]),
    );
  },
};
