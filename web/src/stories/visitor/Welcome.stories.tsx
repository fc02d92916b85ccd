import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';
import { addressesLeftFor } from '../page/surroundings';
const meta = {
  title: 'Screens/Visitor/Welcome',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/welcome', answers: { listPackages: 'list' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {};

export const Narrow: Story = { ...narrow };

export const Loading: Story = { args: { never: ['listPackages'] } };

export const Failed: Story = { args: { fails: { listPackages: 500 } } };

/** The figures of reach that the operator leaves empty are not shown. */
export const WithoutFigures: Story = {
  args: { config: { reach: { sites: '', journalists: '', subscribers: '' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(/journalists/i)).toBeNull();
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
