import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  ActionBar,
  Button,
  ComboBox,
  CopyButton,
  DateField,
  ErrorSummary,
  MoneyField,
  PageBody,
  PageHead,
  Stack,
  StatusTag,
  TextArea,
} from '@dispatch/design-system';
import { phone } from '@dispatch/design-system/storyFrames';

const people = [{ id: '7', label: 'dana.ortiz@lakeview.example' }];

/** One coupon: a person who is searched, an amount, a day, notes. */
function CouponForm({ hasErrors = false }: { hasErrors?: boolean }) {
  const [login, setLogin] = useState<string | null>('7');
  const [amount, setAmount] = useState<number | null>(hasErrors ? null : 12_000);
  const [day, setDay] = useState<string | null>('2026-12-31');
  const [notes, setNotes] = useState('');
  const error = hasErrors ? 'Please provide an amount for Coupon Amount.' : undefined;
  return (
    <PageBody width="narrow">
      <PageHead
        slug="SPRING-2026"
        title="Unique coupon"
        actions={<StatusTag tone="draft">unused</StatusTag>}
      />
      <Stack>
        {error ? <ErrorSummary errors={[{ text: error, targetId: 'amount' }]} /> : null}
        <CopyButton text="SPRING-2026" label="Copy coupon code" />
        <ComboBox
          label="Login Username"
          name="login"
          options={people}
          search={{ minLength: 4, find: () => Promise.resolve(people) }}
          value={login}
          onChange={setLogin}
          isRequired
        />
        <MoneyField
          label="Coupon Amount"
          name="amount"
          value={amount}
          onChange={setAmount}
          errorMessage={error}
          isRequired
        />
        <DateField label="Expiration Date (EST)" name="expiration" value={day} onChange={setDay} isRequired />
        <TextArea label="Notes" name="notes" value={notes} onChange={setNotes} counterMax={1024} isOptional />
        <ActionBar>
          <Button variant="primary" onPress={fn()}>
            Save Changes
          </Button>
          <Button variant="danger">Revoke Coupon</Button>
        </ActionBar>
      </Stack>
    </PageBody>
  );
}

const meta = {
  title: 'Patterns/Coupon form',
  tags: ['experimental'],
  component: CouponForm,
} satisfies Meta<typeof CouponForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Invalid: Story = {
  args: { hasErrors: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please provide an amount for Coupon Amount.' }));
    await expect(canvas.getByRole('textbox', { name: /Coupon Amount/ })).toHaveFocus();
  },
};

export const Phone: Story = { globals: phone };
