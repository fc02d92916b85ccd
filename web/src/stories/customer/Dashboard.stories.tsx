import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow, page } from '../page/page';
import type { Page } from '../page/Page';

const meta = {
  title: 'Screens/Customer/Dashboard',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { at: '/', as: 'customer', answers: { listReleases: 'some' } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Empty: Story = { args: { answers: { listReleases: 'none' } } };

export const Narrow: Story = { ...narrow };
export const Loading: Story = { args: { never: ['listReleases'] } };
export const Failed: Story = { args: { fails: { listReleases: 500 } } };
export const LongTexts: Story = { args: { wording: 'long' } };
export const RightToLeft: Story = { args: { wording: 'rightToLeft' } };
