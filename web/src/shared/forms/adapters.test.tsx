// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormSelect } from './listFields';
import { FormTextArea } from './textFields';
import { FormBody } from './FormBody';
import { FormCardFields } from './FormCardFields';
import { FormMoneyField } from './numberFields';
import { useContractForm } from './useContractForm';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const show = (form: ReactNode) => act(() => root.render(form));
const press = (selector: string) =>
  act(async () => {
    place.querySelector<HTMLElement>(selector)?.click();
    await Promise.resolve();
  });

function field(name: string): HTMLInputElement {
  const found = place.querySelector<HTMLInputElement>(`[name="${name}"], [id="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

/** Types as a browser does: the value first, then its event. */
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });

const summary = () => [...place.querySelectorAll('[role="alert"] li')].map((line) => line.textContent);

function Refund({ onSend }: { onSend: (values: object) => void }) {
  const form = useContractForm('RefundForm', {
    stage: 'full',
    fields: ['reason', 'amount', 'note'],
    defaultValues: { reason: '', amount: '', note: '' },
  });
  return (
    <FormBody form={form} onSubmit={onSend}>
      <FormTextArea name="note" label="Notes" hasCounter />
      <FormMoneyField name="amount" label="Amount" />
      <FormSelect name="reason" label="Reason" options={[{ id: 'Other', label: 'Other' }]} />
      <button type="submit">Create</button>
    </FormBody>
  );
}

test('pressing on shows the faults in the order of the contract, and each line leads to its field', async () => {
  const send = vi.fn();
  show(<Refund onSend={send} />);
  await press('button[type="submit"]');
  expect(send).not.toHaveBeenCalled();
  expect(summary()).toEqual(['Please provide a refund reason.', 'Please provide a refund amount.']);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  await press('[role="alert"] li:nth-child(2) a');
  expect(document.activeElement).toBe(field('amount'));
  expect(field('amount').getAttribute('aria-invalid')).toBe('true');
});

test('what the rules require is marked, and what they allow to be empty is not', () => {
  show(<Refund onSend={vi.fn()} />);
  const labels = [...place.querySelectorAll('label, [class*="label"]')].map((label) => label.textContent);
  expect(labels).toContain('Amount (required)');
  expect(labels).toContain('Notes');
  expect(place.textContent).toContain('1024 characters left');
});

test('an amount is dollars in the form, and what is no amount is refused in the words of its rule', async () => {
  const send = vi.fn();
  show(<Refund onSend={send} />);
  await press('button[type="submit"]');
  await type('amount', 'much');
  expect(summary()).toContain('The refund amount field must be in digits.');
  await type('amount', '19.99');
  expect(summary()).toEqual(['Please provide a refund reason.']);
  expect(field('amount').value).toBe('19.99');
});

function Card({ onSend }: { onSend: (values: object) => void }) {
  const form = useContractForm('CreditCard', {
    stage: 'full',
    defaultValues: { creditCardNumber: '', creditCardExpiration: '', cardholderZip: '' },
  });
  return (
    <FormBody form={form} onSubmit={onSend}>
      <FormCardFields hasAcceptedTerms onTermsChange={vi.fn()} termsUrl="#t" privacyUrl="#p" />
      <button type="submit">Pay</button>
    </FormBody>
  );
}

test('each field of a card has its own fault, which goes when it is mended', async () => {
  show(<Card onSend={vi.fn()} />);
  await press('button[type="submit"]');
  expect(summary()).toHaveLength(9);
  await type('creditCardNumber', '4242424242424242');
  expect(field('creditCardNumber').value).toBe('4242 4242 4242 4242');
  expect(summary()).toHaveLength(8);
});
