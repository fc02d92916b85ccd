import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { phone, rightToLeft } from '../storyFrames';
import { PageHead } from './PageHead';
import { SectionHead } from './SectionHead';

const meta = {
  title: 'Page/PageHead',
  tags: ['stable'],
  component: PageHead,
  args: { slug: 'REL-204851 · Step 3 of 8', title: 'Headline and summary' },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · title, heading',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Headline and summary' })).toBeVisible();
    await expect(canvas.getByText('REL-204851 · Step 3 of 8')).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    back: { href: '#list', label: 'Back to the list' },
    slug: 'Dashboard · 20 Nov 2026, 11:42 AM ET',
    title: 'Releases',
    actions: <Button variant="primary">Write a release</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Write a release' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '#list');
  },
};

/** From a hundred characters on a title is a sentence, and is set smaller than a name. */
export const LongTitle: Story = {
  args: {
    title:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft names a new chief nursing officer',
  },
  render: (args) => (
    <>
      <PageHead {...args} />
      <PageHead title="Names" />
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading', { level: 1 })
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
  },
};

export const Section: Story = {
  render: () => <SectionHead title="Orders" note="1-5 of 2,318" level={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Orders' })).toBeVisible();
    await expect(canvas.getByText('1-5 of 2,318')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: phone,
  args: {
    slug: 'REL-204851 · Step 3 of 8',
    title: 'Create Release',
    actions: (
      <>
        <Button>Preview</Button>
        <Button>Save Draft</Button>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { slug: 'REL-204851', title: 'العنوان والملخص' },
};
