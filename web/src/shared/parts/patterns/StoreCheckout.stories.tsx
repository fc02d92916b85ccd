import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, Header, NumberStepper, PageBody, PageHead, Split, Stack } from '@dispatch/design-system';
import { CardFields } from '../CardFields/CardFields';
import { emptyCard } from '../CardFields/cardValues';
import { CartPopup } from '../CartPopup/CartPopup';
import { PriceBox } from '../PriceBox/PriceBox';
import { Receipt } from '../Receipt/Receipt';
import { phone } from '@dispatch/design-system/storyFrames';

/** The store and its payment: a kind, a quantity, the bag, the card. */
function StoreCheckout() {
  const [quantity, setQuantity] = useState(3);
  const [card, setCard] = useState(emptyCard);
  const [hasAcceptedTerms, setAccepted] = useState(false);
  return (
    <>
      <Header
        brandName="Dispatch"
        brandHref="#home"
        items={[{ label: 'Store', href: '#store', isCurrent: true }]}
        actions={
          <CartPopup
            items={[{ id: '1', name: 'Premium', detail: '3 releases, 5 % off', amount: '$1,368.00' }]}
            total={{ label: 'Total', amount: '$1,368.00' }}
            checkoutHref="#checkout"
          />
        }
      />
      <PageBody width="wide">
        <PageHead slug="Store · Step 2 of 3" title="Payment" />
        <Split
          side={
            <Receipt
              lines={[{ label: 'Premium bundle', amount: '$1,368.00', note: '3 releases' }]}
              total={{ label: 'Total', amount: '$1,368.00' }}
            />
          }
        >
          <Stack>
            <PriceBox
              name="Premium"
              price="$1,368.00"
              features={['3 releases', 'to use over 12 months']}
              action={<Button>Add to cart</Button>}
              isSelected
            />
            <NumberStepper
              label="Releases"
              name="quantity"
              value={quantity}
              minValue={1}
              maxValue={20}
              onChange={setQuantity}
            />
            <CardFields
              values={card}
              onChange={setCard}
              hasAcceptedTerms={hasAcceptedTerms}
              onTermsChange={setAccepted}
              termsUrl="#terms"
              privacyUrl="#privacy"
            />
            <Button variant="primary" onPress={fn()}>
              Pay $1,368.00
            </Button>
          </Stack>
        </Split>
      </PageBody>
    </>
  );
}

const meta = {
  title: 'Patterns/Store checkout',
  tags: ['experimental'],
  component: StoreCheckout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoreCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Card number/ }), '4242424242424242');
    await expect(canvas.getByRole('textbox', { name: /Card number/ })).toHaveValue('4242 4242 4242 4242');
  },
};

export const Phone: Story = { globals: phone };
