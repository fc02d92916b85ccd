import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/TextField';
import { FieldError } from './FieldError';

const meta = {
  title: 'Forms/FieldError',
  tags: ['needs-review'],
  component: FieldError,
  args: { id: 'cart-error', children: 'Choose at least one bundle.' },
} satisfies Meta<typeof FieldError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a control of one's own, tied to it by its id. */
export const Playground: Story = {
  name: 'Playground · validation, message',
  render: (args) => (
    <div role="group" aria-label="Bundles" aria-describedby="cart-error">
      <FieldError {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Bundles' })).toHaveAccessibleDescription(
      'Choose at least one bundle.',
    );
  },
};

/** Fields of the design system show it themselves, from `errorMessage`. */
export const InAField: Story = {
  render: () => (
    <TextField
      label="Headline"
      name="headline"
      value=""
      onChange={fn()}
      errorMessage="Please provide a press release headline."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveAccessibleDescription(
      'Please provide a press release headline.',
    );
  },
};

/** Without words there is nothing, not even a gap. */
export const Nothing: Story = {
  tags: ['behaviour'],
  args: { children: '' },
  render: (args) => (
    <div data-testid="field">
      <FieldError {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('field')).toBeEmptyDOMElement();
  },
};

export const LongText: Story = {
  args: {
    children:
      'The address https://www.example.com/newsroom/2026/11/a-very-long-address-without-any-break-that-goes-on-and-on-and-on does not lead to a page. Check the part after the last stroke and try again.',
  },
};

export const RightToLeft: Story = {
  args: { children: 'يرجى إدخال عنوان البيان الصحفي.' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <FieldError {...args} />
    </div>
  ),
};
