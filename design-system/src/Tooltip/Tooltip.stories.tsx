import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Feedback/Tooltip',
  tags: ['experimental'],
  component: Tooltip,
  args: { text: 'The text that stands at the end of every release of a company.', children: 'Boilerplate' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
