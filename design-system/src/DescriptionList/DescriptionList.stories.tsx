import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow, phone, rightToLeft } from '../storyFrames';
import { expect } from 'storybook/test';
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

export const Playground: Story = {
  name: 'Playground · key and value, details',
};

/** What is not there shows as a dash, so that nobody takes it for an error. */
export const Missing: Story = {
  args: {
    items: [
      { term: 'Video', value: '' },
      { term: 'Pull-out quote', value: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('–')).toHaveLength(2);
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    items: [
      {
        term: 'Additional contact website',
        value:
          'https://www.lakeview.example/newsroom/2026/11/20/lakeview-health-names-dana-ortiz-chief-nursing-officer',
      },
    ],
  },
};

export const Phone: Story = { globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    items: [
      { term: 'الباقة', value: 'Premium' },
      { term: 'جهة الاتصال', value: 'دانا أورتيز' },
    ],
  },
};
