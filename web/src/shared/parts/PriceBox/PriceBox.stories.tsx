import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Columns, Icon, Prose } from '@dispatch/design-system';
import { narrow, phone, rightToLeft } from '@dispatch/design-system/storyFrames';
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

export const Playground: Story = {
  name: 'Playground · plan, package, card',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    await expect(canvas.getByText('$415.00')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      args.features,
    );
    await expect(canvas.getByText('Reviewed within 24 hours')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Premium' })).toBeVisible();
  },
};

const selected = (
  <Button aria-pressed aria-label="Advanced, selected">
    <Icon name="check" /> Selected
  </Button>
);

export const Selected: Story = {
  args: { name: 'Advanced', isSelected: true, action: selected },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Advanced, selected', pressed: true })).toBeVisible();
  },
};

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
        action={selected}
      />
      <PriceBox {...args} />
    </Columns>
  ),
};

/** A price of one's own beside what others pay, and a word of the one who gives it. */
export const OwnPrice: Story = {
  args: {
    listPrice: '$480.00',
    price: '$408.00',
    children: <Prose size="small" html="<p>For the announcements that you want to be known by.</p>" />,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByText('$480.00');
    await expect(list.tagName).toBe('S');
    await expect(list.parentElement).toHaveTextContent('List price $480.00 $408.00');
    await expect(canvas.getByText(/that you want to be known by/)).toBeVisible();
  },
};

/** What a package lacks is not listed with a cross: the next one lists it. */
export const OneFeature: Story = {
  args: {
    level: 3,
    name: 'Basic',
    features: ['Distribution to search engines'],
    note: undefined,
    action: <Button>Choose Basic</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Basic' })).toBeVisible();
  },
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
    action: <Button aria-pressed>بريميوم محدد</Button>,
  },
};
