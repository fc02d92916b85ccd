import { formatMoney, toDollars, type LineItem, type Quote } from '@dispatch/contract';
import { ActionBar, Banner, Button, focusField, Stack, WithBar } from '@dispatch/design-system';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useEffect, useState, type ReactNode } from 'react';
import { FormCaptcha } from '../captcha/FormCaptcha';
import { runtimeConfig } from '../config/runtimeConfig';
import { ContractFormProvider } from '../forms/ContractFormProvider';
import { useContractForm } from '../forms/useContractForm';
import { text } from '../texts/texts';
import { wordsOf, type PaymentError } from './paymentState';
import { usePayment, type PaymentOptions } from './usePayment';

export interface Missing {
  words: string;
  at?: string;
}

interface PayFormProps extends Omit<PaymentOptions, 'amount' | 'captcha'> {
  quote: Quote<LineItem<string>>;
  asksCaptcha: boolean;
  payLabel?: string;
  /** Above the card form of the provider: the saved cards, one of which may take its place. */
  savedCards?: ReactNode;
  /** Below the card form of the provider, or in its place. */
  children?: ReactNode;
  /** Why it cannot be paid yet, for forms in its place, and the field that it is about. */
  whyNot?: Missing;
}

const incomplete = 'Please complete the card form.';

const unknown =
  'We do not know yet whether the payment went through. Press the button again: you will not be charged twice.';

type Means = 'purchase' | 'byPayPal' | 'paymentMethodId';

/** The store names what failed in a title of its own. */
function wordsFor(
  { kind, texts }: PaymentError,
  { purchase: { purpose }, byPayPal, paymentMethodId }: Pick<PayFormProps, Means>,
) {
  const isCard = byPayPal !== true;
  if (kind === 'incomplete') {
    const isTyped = isCard && paymentMethodId === undefined;
    const [first, ...rest] = isTyped ? [incomplete, ...texts] : texts;
    return { title: first ?? incomplete, texts: rest };
  }
  if (purpose !== 'bundle') {
    const refused = `The payment did not go through. ${isCard ? 'Your card was not' : 'Nothing was'} charged.`;
    return { title: kind === 'refused' ? refused : unknown, texts };
  }
  return { title: text('bundle-order-failed'), texts: kind === 'refused' ? texts : [unknown, ...texts] };
}

/** Without a card something can be placed that costs nothing; what costs cannot be paid at all. */
export function PayForm(props: PayFormProps) {
  const { quote, payLabel, asksCaptcha, savedCards, children, whyNot, ...options } = props;
  const captcha = useContractForm<{ captcha: string }>('PaymentIntentRequest', {
    stage: 'full',
    fields: ['captcha'],
    defaultValues: { captcha: '' },
  });
  const solution = captcha.methods.watch('captcha');
  const { state, isPaying, pay } = usePayment({
    ...options,
    amount: toDollars(quote.total),
    captcha: asksCaptcha ? solution : undefined,
  });
  const [isComplete, setComplete] = useState(false);
  const isFree = quote.total === 0;
  const isOffered = isFree || options.card !== null || options.manual !== undefined;
  const error = state.phase === 'ready' ? state.error : null;
  const failure = error && wordsFor(error, options);
  const words = wordsOf(state);
  const { showRefusal } = captcha;
  useEffect(() => {
    // A solution counts once: the captcha makes another.
    if (error !== null && error.kind !== 'incomplete') showRefusal(new Error(''));
  }, [error, showRefusal]);
  const isTyped = options.card !== null && options.paymentMethodId === undefined;
  const needsSolution = asksCaptcha && solution === '';
  const missing = (): Missing | undefined => {
    if (isPaying) return undefined;
    if (!isOffered)
      return { words: text('payment-not-offered', { mailbox: runtimeConfig().editorialMailbox }) };
    if (whyNot !== undefined) return whyNot;
    if (isTyped && !isComplete) return { words: incomplete };
    return needsSolution ? { words: text('captcha-required'), at: 'captcha' } : undefined;
  };
  const blocked = missing();
  // What the card lacks the form of the provider says itself, once it is asked to pay.
  const press = (): void => {
    if (blocked?.at !== undefined) focusField(blocked.at);
    else if (isOffered && !needsSolution) void pay();
    if (isTyped && !isComplete) options.card?.elements.getElement('payment')?.focus();
  };
  return (
    <form
      noValidate
      aria-label="Payment"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <WithBar
        at="end"
        bar={
          <ActionBar>
            <Button type="submit" variant="primary" isPending={isPaying} blockedReason={blocked?.words}>
              {isFree ? 'Place the order' : (payLabel ?? `Pay ${formatMoney(quote.total)}`)}
            </Button>
            <span role="status">{words}</span>
          </ActionBar>
        }
      >
        <Stack>
          {failure === null ||
          (error?.kind === 'incomplete' && error.texts.length === 0 && options.manual) ? null : (
            <Banner tone="danger" title={failure.title}>
              {failure.texts.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Banner>
          )}
          {isFree ? <p>There is nothing to pay for this order: no card is needed.</p> : null}
          {savedCards}
          {isTyped ? (
            <PaymentElement
              onReady={() => setComplete(false)}
              onChange={({ complete }) => setComplete(complete)}
            />
          ) : null}
          {isTyped || options.card === null ? children : null}
          {asksCaptcha && isOffered ? (
            <ContractFormProvider form={captcha}>
              <FormCaptcha name="captcha" />
            </ContractFormProvider>
          ) : null}
        </Stack>
      </WithBar>
    </form>
  );
}
