import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Button,
  CheckboxGroup,
  DescriptionList,
  IconButton,
  PageBody,
  PageHead,
  Popover,
  SectionHead,
  Split,
  Stack,
  Tabs,
  Tooltip,
} from '@dispatch/design-system';
import { Receipt } from '../Receipt/Receipt';
import { phone } from '@dispatch/design-system/storyFrames';

const lines = [
  { label: 'Premium release', amount: '$480.00' },
  { label: 'Journalist lists', amount: '$240.00', note: '1 at $240.00' },
];

/** One order: what it is, what was paid, what is refunded. */
function OrderDetail() {
  const [refund, setRefund] = useState<string[]>([]);
  const refunds = (
    <Stack>
      <CheckboxGroup
        label="Lines to refund"
        name="lines"
        options={lines.map(({ label }) => ({ id: label, label }))}
        value={refund}
        onChange={setRefund}
      />
      <Button blockedReason={refund.length === 0 ? 'Tick a line first.' : undefined} onPress={fn()}>
        Refund
      </Button>
      <p>
        One request was rejected: <Tooltip text="Customer Changed Mind">reason</Tooltip>
      </p>
    </Stack>
  );
  return (
    <PageBody width="wide">
      <PageHead
        slug="ORD-88121"
        title="Order"
        actions={<IconButton icon="close" label="Close the order" onPress={fn()} />}
      />
      <Split
        side={
          <Receipt title="ORD-88121" lines={lines} total={{ label: 'Total', amount: '$720.00' }}>
            <Popover title="How the total is made" trigger={<Button variant="quiet">How it is made</Button>}>
              <p>Package and additions, at the prices of the day of the order.</p>
            </Popover>
          </Receipt>
        }
      >
        <SectionHead title="Details" />
        <Tabs
          label="Parts of the order"
          items={[
            {
              id: 'order',
              label: 'Order',
              content: (
                <DescriptionList
                  items={[
                    { term: 'Login Username', value: 'dana.ortiz' },
                    { term: 'Created Date', value: '11/20/2026' },
                    { term: 'Revenue Recognized', value: '' },
                  ]}
                />
              ),
            },
            { id: 'refunds', label: 'Refund Requests', count: 1, content: refunds },
          ]}
        />
      </Split>
    </PageBody>
  );
}

const meta = {
  title: 'Patterns/Order',
  tags: ['experimental'],
  component: OrderDetail,
} satisfies Meta<typeof OrderDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Refunds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Refund Requests/ }));
    await expect(canvas.getByText('Tick a line first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Premium release' }));
    await expect(canvas.queryByText('Tick a line first.')).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: phone };
