import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { CardFields, type CardFieldsProps } from './CardFields';
import { emptyCard } from './cardValues';

function Held(props: CardFieldsProps) {
  const [values, setValues] = useState(props.values);
  const [hasAcceptedTerms, setAccepted] = useState(props.hasAcceptedTerms);
  return (
    <CardFields
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
      hasAcceptedTerms={hasAcceptedTerms}
      onTermsChange={(next) => {
        setAccepted(next);
        props.onTermsChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/CardFields',
  tags: ['needs-review'],
  component: CardFields,
  render: (args) => <Held {...args} />,
  args: {
    values: emptyCard,
    onChange: fn(),
    onBlur: fn(),
    hasAcceptedTerms: false,
    onTermsChange: fn(),
    termsUrl: '#terms',
    privacyUrl: '#privacy',
  },
} satisfies Meta<typeof CardFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  creditCardNumber: '4242424242424242',
  creditCardExpiration: '12/30',
  creditCardCvv: '123',
  cardholderFirstName: 'Dana',
  cardholderLastName: 'Ortiz',
  cardholderAddress1: '1 Harbor Street',
  cardholderAddress2: '',
  cardholderCity: 'Baltimore',
  cardholderState: 'MD',
  cardholderZip: '21224',
};

/** All of it is asked for but the second line of the address; what is agreed to opens beside the form. */
export const Playground: Story = {
  name: 'Playground · credit card, payment',
  args: { inputRefs: { creditCardCvv: fn() } },
  play: async ({ canvas, args }) => {
    const optional = canvas.getByRole('textbox', { name: /^Address 2/ });
    for (const field of canvas.getAllByRole('textbox')) {
      if (field === optional) await expect(field).not.toBeRequired();
      else await expect(field).toBeRequired();
    }
    await expect(canvas.getByRole('textbox', { name: /^CVV/ })).toHaveAttribute('inputmode', 'numeric');
    await expect(args.inputRefs?.creditCardCvv).toHaveBeenCalledWith(
      canvas.getByRole('textbox', { name: /^CVV/ }),
    );
    for (const [name, href] of [
      ['Terms of Service', '#terms'],
      ['Privacy Notice', '#privacy'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

/** The ten fields in their order by the tab key alone; spaces and the stroke come by themselves. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const type = async (name: string, typed: string) => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveFocus();
      if (typed) await userEvent.keyboard(typed);
    };
    await type('Card number', '4242424242424242');
    await expect(canvas.getByRole('textbox', { name: /Card number/ })).toHaveValue('4242 4242 4242 4242');
    await type('Expiration', '1230');
    await expect(canvas.getByRole('textbox', { name: /Expiration/ })).toHaveValue('12/30');
    await type('CVV', '123');
    await type('First name', 'Dana');
    await type('Last name', 'Ortiz');
    await type('Address 1', '1 Harbor Street');
    await type('Address 2', '');
    await type('City', 'Baltimore');
    await type('State', 'MD');
    await type('Zip', '21224');
    await expect(args.onChange).toHaveBeenLastCalledWith(filled);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onTermsChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy Notice' })).toHaveFocus();
    for (const field of ['creditCardNumber', 'creditCardExpiration', 'cardholderZip', 'terms'])
      await expect(args.onBlur).toHaveBeenCalledWith(field);
  },
};

export const Filled: Story = { args: { values: filled, hasAcceptedTerms: true } };

/** Browsers and password managers know the fields by these. */
export const Autofill: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
    await expect(names).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'cc-given-name',
      'cc-family-name',
      'billing address-line1',
      'billing address-line2',
      'billing address-level2',
      'billing address-level1',
      'billing postal-code',
    ]);
  },
};

/** Pasting works, with spaces, hyphens and a year of four digits. */
export const Pasting: Story = {
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: /Card number/ });
    await userEvent.click(number);
    await userEvent.paste('3782-822463-10005');
    await expect(number).toHaveValue('3782 822463 10005');
    const expiration = canvas.getByRole('textbox', { name: /Expiration/ });
    await userEvent.click(expiration);
    await userEvent.paste('12 / 2030');
    await expect(expiration).toHaveValue('12/30');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...emptyCard,
      creditCardNumber: '378282246310005',
      creditCardExpiration: '12/30',
    });
  },
};

/** A digit mended in the middle leaves the caret where it was; what is no number stays as typed. */
export const Mending: Story = {
  args: { values: { ...emptyCard, creditCardNumber: '4242424242424242' } },
  play: async ({ canvas }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: /Card number/ });
    await userEvent.click(number);
    number.setSelectionRange(4, 4);
    await userEvent.keyboard('9');
    await expect(number).toHaveValue('4242 9424 2424 2424 2');
    await expect(number.selectionStart).toBe(6);
    await userEvent.keyboard('{Backspace}');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(number.selectionStart).toBe(4);
    await userEvent.clear(number);
    await userEvent.keyboard('my visa 4242');
    await expect(number).toHaveValue('my visa 4242');
  },
};

export const Invalid: Story = {
  args: {
    values: { ...filled, creditCardExpiration: '13/19', creditCardCvv: '' },
    errors: {
      creditCardExpiration: 'Please enter a valid expiration month.',
      creditCardCvv: 'Please enter the CVV.',
      cardholderAddress2: 'At most 45 characters.',
      terms: 'Please accept the terms.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Expiration/ })).toHaveAccessibleDescription(
      'Please enter a valid expiration month.',
    );
    await expect(canvas.getByRole('textbox', { name: /CVV/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: /Card number/ })).toBeValid();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

/** Nothing goes into the console, the storage of the browser or the address. */
export const KeepsNothing: Story = {
  play: async ({ canvas }) => {
    const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => spyOn(console, level));
    await userEvent.type(canvas.getByRole('textbox', { name: /Card number/ }), '4000056655665556');
    await userEvent.type(canvas.getByRole('textbox', { name: /CVV/ }), '987');
    const words = said.flatMap((spy) => spy.mock.calls).map((call) => JSON.stringify(call));
    said.forEach((spy) => spy.mockRestore());
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    const kept = JSON.stringify([words, stored, document.cookie, location.href]);
    await expect(kept.replace(/\s/g, '')).not.toContain('4000056655665556');
  },
};

export const Disabled: Story = {
  args: { values: filled, hasAcceptedTerms: true, isDisabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    values: {
      ...filled,
      cardholderFirstName: 'Maximiliana-Alexandrina Theodora Bernadette',
      cardholderLastName: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
      cardholderAddress1: 'Attention accounts payable, building 12, floor 3',
    },
    errors: {
      cardholderLastName: 'The last name has more than 45 characters. Shorten it as it stands on the card.',
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: 'var(--screen-min)' }}>
      <Held {...args} />
    </div>
  ),
};

/** Names follow their script; the digits of the card read from the left. */
export const RightToLeft: Story = {
  args: {
    values: { ...filled, cardholderFirstName: 'ليلى', cardholderLastName: 'الخطيب', cardholderCity: 'دبي' },
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Held {...args} />
    </div>
  ),
};
