import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Content/DescriptionList',
  tags: ['stable'],
  component: DescriptionList,
  args: {
    items: [
      { term: 'Package', value: 'Premium' },
      { term: 'Release date', value: '23 Nov 2026, 8:30 AM ET' },
      { term: 'Video', value: '' },
      { term: 'Contact', value: 'Dana Ortiz\nLakeview Health\n+1 410 555 0100' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
