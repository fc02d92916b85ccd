// @vitest-environment happy-dom
import { ApiError } from '@dispatch/contract';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { pagePlace } from '../testing/pagePlace';
import { FormComboBox, FormSelect } from './listFields';
import { FormTextArea, FormTextField } from './textFields';
import { FormBody } from './FormBody';
import { FormCardFields } from './FormCardFields';
import { FormMoneyField } from './numberFields';
import { useContractForm } from './useContractForm';

const { place, show } = pagePlace();
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
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  });

const summary = () => [...place.querySelectorAll('[role="alert"] li')].map((line) => line.textContent);

const visit = (name: string) =>
  act(async () => {
    field(name).focus();
    field(name).blur();
    await Promise.resolve();
  });

type Sending = {
  onSend: (values: object) => Promise<void> | void;
  stage?: 'draft' | 'full';
  amount?: number | '';
};

function Refund({ onSend, stage = 'full', amount = '' }: Sending) {
  const form = useContractForm('RefundForm', {
    stage,
    fields: ['reason', 'amount', 'note'],
    defaultValues: { reason: '', amount, note: '' },
  });
  return (
    <FormBody form={form} onSubmit={onSend} refusalTitle="Error creating refund:">
      <FormTextArea name="note" label="Notes" hasCounter />
      <FormMoneyField name="amount" label="Amount" />
      <FormSelect name="reason" label="Reason" options={[{ id: 'Other', label: 'Other' }]} />
      <button type="submit">Create</button>
    </FormBody>
  );
}

test('pressing on shows the errors in the order of the contract, and each line leads to its field', async () => {
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

const heading = () => place.querySelector('[role="alert"] h2')?.textContent;
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const noReason = 'Please provide a refund reason.';
const tooLong = 'The Notes cannot exceed 1024 characters.';

test('a field complains when it is left with something in it, and not while it is still empty', async () => {
  show(<Refund onSend={vi.fn()} />);
  await visit('amount');
  expect(isInvalid('amount')).toBe(false);
  await type('note', 'n'.repeat(1025));
  expect(isInvalid('note')).toBe(false);
  await visit('note');
  expect(place.textContent).toContain(tooLong);
  expect(summary()).toEqual([]);
});

test('a field that is wrong from the beginning complains when it is left', async () => {
  show(<Refund onSend={vi.fn()} amount={-5} />);
  await visit('amount');
  expect(place.textContent).toContain('The refund amount must be a positive number.');
});

test('a field that was emptied complains when it is left', async () => {
  show(<Refund onSend={vi.fn()} amount={5} />);
  await type('amount', '');
  expect(isInvalid('amount')).toBe(false);
  await visit('amount');
  expect(place.textContent).toContain('Please provide a refund amount.');
  await type('amount', '5');
  expect(isInvalid('amount')).toBe(false);
});

test('a draft needs nothing, and yet keeps its limits', async () => {
  const send = vi.fn();
  show(<Refund onSend={send} stage="draft" />);
  expect(place.textContent).not.toContain('(required)');
  await type('note', 'n'.repeat(1025));
  await press('button[type="submit"]');
  expect(summary()).toEqual([tooLong]);
  await type('note', 'A note');
  expect(summary()).toEqual([]);
  await press('button[type="submit"]');
  expect(send).toHaveBeenCalledExactlyOnceWith({ reason: '', amount: '', note: 'A note' });
});

function Reason({ onSend }: Pick<Sending, 'onSend'>) {
  const form = useContractForm('RefundForm', {
    stage: 'draft',
    fields: ['reason'],
    defaultValues: { reason: '' },
  });
  return (
    <FormBody form={form} onSubmit={onSend}>
      <FormComboBox name="reason" label="Reason" options={[{ id: 'Other', label: 'Other' }]} />
      <button type="submit">Create</button>
    </FormBody>
  );
}

test('a form is not sent with words that are no answer, even where none is needed', async () => {
  const send = vi.fn();
  show(<Reason onSend={send} />);
  await type('reason', 'Othr');
  await press('button[type="submit"]');
  expect(summary()).toEqual(['Nothing matches.']);
  expect(field('reason').value).toBe('Othr');
  expect(send).not.toHaveBeenCalled();
  await type('reason', '');
  expect(summary()).toEqual([]);
  await press('button[type="submit"]');
  expect(send).toHaveBeenCalledExactlyOnceWith({ reason: '' });
});

const refusal = () =>
  new ApiError({
    ...{ type: 'about:blank', title: 'Bad Request', status: 400, code: 'invalid-input', requestId: '1' },
    message: 'Choose another reason.',
    errors: ['Choose another reason.', 'No such order.', 'Not today.'],
    fields: [
      { pointer: '/reason', rule: 'oneOf', message: 'Choose another reason.' },
      { pointer: '/orders', rule: 'required', message: 'No such order.' },
    ],
  });

test('what the server refuses stands at its field and in the summary, until the next attempt', async () => {
  const send = vi.fn<Sending['onSend']>().mockRejectedValueOnce(refusal());
  document.title = '';
  show(<Refund onSend={send} stage="draft" />);
  await press('button[type="submit"]');
  expect(heading()).toBe('Error creating refund:');
  expect(summary()).toEqual(['Choose another reason.', 'No such order.', 'Not today.']);
  expect([...place.querySelectorAll('[role="alert"] a')].map((link) => link.textContent)).toEqual([
    'Choose another reason.',
  ]);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(document.title).toMatch(/^Error:/);
  await type('note', '<b>');
  await press('button[type="submit"]');
  expect([heading(), summary()]).toEqual([
    'There is a problem',
    ['The notes field cannot have html markup.'],
  ]);
  await type('note', '');
  expect(document.title).not.toContain('Error');
  await press('button[type="submit"]');
  expect(send).toHaveBeenCalledTimes(2);
  expect(heading()).toBeUndefined();
});

test('each attempt that is refused takes the focus to the summary again', async () => {
  show(<Refund onSend={vi.fn()} />);
  await press('button[type="submit"]');
  act(() => field('note').focus());
  await press('button[type="submit"]');
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(summary()).toContain(noReason);
});

function Address() {
  const form = useContractForm('Registration', {
    stage: 'full',
    fields: ['country', 'state'],
    defaultValues: { country: '', state: '' },
  });
  return (
    <FormBody form={form} onSubmit={vi.fn()}>
      <FormTextField name="country" label="Country" />
      <FormTextField name="state" label="State" hasCounter />
      <button type="submit">Send</button>
    </FormBody>
  );
}

test('what another field asks for is marked with it, and no error any more without it', async () => {
  show(<Address />);
  expect(place.textContent).toContain('Country (required)');
  expect(place.textContent).not.toContain('State (required)');
  expect(place.textContent).toContain('25 characters left');
  expect(place.textContent).not.toContain('3 characters left');
  await type('country', 'USA');
  expect(place.textContent).toContain('State (required)');
  expect(isInvalid('state')).toBe(false);
  await press('button[type="submit"]');
  expect(summary()).toEqual(['Please select a state']);
  await type('country', 'SWE');
  expect([summary(), isInvalid('state')]).toEqual([[], false]);
});

function Post() {
  const form = useContractForm('ReleaseDraft', {
    stage: 'full',
    fields: ['xPostHandle', 'twitterMessage'],
    defaultValues: { xPostHandle: '', twitterMessage: '' },
  });
  return (
    <FormBody form={form} onSubmit={vi.fn()}>
      <FormTextField name="xPostHandle" label="Account" />
      <FormTextArea name="twitterMessage" label="Post" />
    </FormBody>
  );
}

test('what is asked for with something in another field is marked with that', async () => {
  show(<Post />);
  expect(place.textContent).not.toContain('Post (required)');
  await type('xPostHandle', '@harborline');
  expect(place.textContent).toContain('Post (required)');
  await type('xPostHandle', '');
  expect(place.textContent).not.toContain('Post (required)');
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

test('each field of a card has its own error, which goes when it is mended', async () => {
  show(<Card onSend={vi.fn()} />);
  await press('button[type="submit"]');
  expect(summary()).toHaveLength(9);
  await type('creditCardNumber', '4242424242424242');
  expect(field('creditCardNumber').value).toBe('4242 4242 4242 4242');
  expect(summary()).toHaveLength(8);
});
