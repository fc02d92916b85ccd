import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Columns } from '../Page/Columns';
import { narrow, phone, rightToLeft } from '../storyFrames';
import { PriceBox } from './PriceBox';

const meta = {
  title: 'Content/PriceBox',
  tags: ['stable'],
  component: PriceBox,
  args: {
    name: 'Premium',
    price: '$415.00',
    features: ['Distribution to 1200+ sites', 'Sent to 30,000 journalists', 'Featured image and video'],
    note: 'Reviewed within 24 hours',
    action: <Button>Choose Premium</Button>,
  },
} satisfies Meta<typeof PriceBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Selected: Story = { args: { isSelected: true } };

export const SideBySide: Story = {
  render: (args) => (
    <Columns>
      <PriceBox
        {...args}
        name="Basic"
        price="$105.00"
        features={['Distribution to search engines']}
        action={<Button>Choose Basic</Button>}
      />
      <PriceBox
        {...args}
        name="Standard"
        price="$185.00"
        features={args.features.slice(0, 1)}
        action={<Button>Choose Standard</Button>}
      />
      <PriceBox
        {...args}
        name="Advanced"
        price="$260.00"
        isSelected
        features={args.features.slice(0, 2)}
        action={<Button>Choose Advanced</Button>}
      />
      <PriceBox {...args} />
    </Columns>
  ),
};

/** What a package lacks is not listed with a cross: the next one lists it. */
export const OneFeature: Story = {
  args: { name: 'Basic', features: ['Distribution to search engines'], note: undefined },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    name: 'Premium with priority distribution',
    price: '$12,480.00',
    features: [
      'Sent to 30,000 journalists and bloggers who have asked for the news of your industry, and to 250,000 subscribers',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    ],
  },
};

/** One under the other, each with its button. */
export const Phone: Story = { ...SideBySide, globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    name: 'بريميوم',
    features: ['توزيع على أكثر من 1200 موقع'],
    note: 'تتم المراجعة خلال 24 ساعة',
    isSelected: true,
    selectedText: 'محدد',
  },
};
