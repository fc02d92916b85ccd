import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  tags: ['stable'],
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    version: '0.1.0',
    children: (
      <>
        <Link href="#terms">Terms of Service</Link> · <Link href="#privacy">Privacy Policy</Link>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
