import { checkRules, type components, screenAddress } from '@dispatch/contract';
import { CheckboxGroup, Loader, Stack } from '@dispatch/design-system';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { termsQuery } from '../api/queries';
import { runtimeConfig } from '../config/runtimeConfig';
import { ContractFormProvider } from '../forms/ContractFormProvider';
import { FormCardFields } from '../forms/FormCardFields';
import { FormErrorSummary } from '../forms/FormErrorSummary';
import { useContractForm } from '../forms/useContractForm';
import { cardLabels, emptyCard, type CardValues } from '../parts/CardFields/cardValues';
import { TermsBox } from '../parts/CardFields/TermsBox';
import { savedCardsQuery, type SavedCard } from '../savedCards/savedCards';
import { Loaded } from '../screen/Loaded';
import { text } from '../texts/texts';
import { PayForm } from './PayForm';
import { PayPalOption } from './PayPalOption';
import { offersPayPal, readPayPalReturn } from './paypal';
import { readPress, type Purchase } from './press';
import { useSavedCard, useSavedCards } from './useSavedCard';

type Agreement = components['schemas']['TermsAgreement'];
type FormProps = Omit<ComponentProps<typeof PayForm>, 'card' | 'manual' | 'whyNot'>;

const waysFor = (purchase: Purchase) => [
  ...(runtimeConfig().hasCardGateway ? [{ id: 'card', label: 'Credit card' }] : []),
  ...(offersPayPal(purchase) ? [{ id: 'paypal', label: 'PayPal' }] : []),
];

/**
 * The ways to pay of somebody who has no form of the card provider: the manual card form and PayPal, of which one is
 * chosen at most. A saved card may take the place of the form. What is typed of the card stays in the form: it is gone with it, and stored nowhere.
 */
export function ManualPayment(props: FormProps) {
  const terms = useQuery(termsQuery);
  const cards = useSavedCards();
  if (cards.isLoading) return <Loader label="Loading the payment form…" shape="form" />;
  return (
    <Loaded query={terms} failure="The terms could not be loaded">
      {({ purchase }) => <ManualForm {...props} version={purchase.version} cards={cards} />}
    </Loaded>
  );
}

type ManualFormProps = FormProps & { version: string; cards: UseQueryResult<SavedCard[]> };

function ManualForm({ version, cards, ...props }: ManualFormProps) {
  const ways = waysFor(props.purchase);
  const [query] = useSearchParams();
  const [returned] = useState(() => readPayPalReturn(query));
  const [way, setWay] = useState(returned === null ? (ways[0]?.id ?? null) : 'paypal');
  const byPayPal = way === 'paypal';
  const { choice, ...saved } = useSavedCard(cards, 'authorizenet');
  const bySaved = way === 'card' && saved.paymentMethodId !== undefined;
  const isTyped = way === 'card' && !bySaved;
  // Who cancelled at PayPal has agreed before, to the version that the press has kept.
  const [agreement, setAgreement] = useState<Agreement | null>(
    () => readPress(props.purchase.purpose, props.distributionId)?.terms ?? null,
  );
  const [missesTerms, setMissesTerms] = useState(false);
  const queryClient = useQueryClient();
  const form = useContractForm<CardValues>('CreditCard', { stage: 'full', defaultValues: emptyCard });
  const hasAgreed = agreement?.version === version;
  const [missing] = checkRules('TermsAgreement', { agreed: false }, { stage: 'full', fields: ['agreed'] });
  const termsError = missesTerms ? missing?.message : undefined;
  const terms = {
    hasAcceptedTerms: hasAgreed,
    onTermsChange: (agreed: boolean) => {
      setMissesTerms(false);
      setAgreement(agreed ? { agreed, version, agreedAt: new Date().toISOString() } : null);
    },
    termsUrl: screenAddress('terms'),
    privacyUrl: runtimeConfig().addresses.privacyUrl || screenAddress('terms'),
  };
  return (
    <PayForm
      {...props}
      card={null}
      byPayPal={byPayPal}
      payLabel={byPayPal ? 'PayPal' : props.payLabel}
      paymentMethodId={bySaved ? saved.paymentMethodId : undefined}
      whyNot={
        way === null ? { words: text('payment-way-missing'), at: 'way' } : bySaved ? saved.whyNot : undefined
      }
      manual={{
        check: async () => {
          setMissesTerms(!hasAgreed);
          const isComplete = !isTyped || (await form.check());
          if (isComplete && hasAgreed) return null;
          // With fields that are wrong, the summary above them names the terms, too.
          return { kind: 'incomplete', texts: isComplete && missing ? [missing.message] : [] };
        },
        card: () => form.methods.getValues(),
        terms: hasAgreed ? agreement : null,
      }}
      onReload={async () => {
        await Promise.all([
          queryClient.invalidateQueries(termsQuery),
          queryClient.invalidateQueries(savedCardsQuery),
          props.onReload(),
        ]);
      }}
    >
      <ContractFormProvider form={form}>
        <Stack>
          {isTyped ? (
            <FormErrorSummary
              names={cardLabels}
              besides={termsError === undefined ? [] : [{ text: termsError, targetId: 'terms' }]}
            />
          ) : null}
          <CheckboxGroup
            label="Pay by"
            name="way"
            options={ways}
            value={way === null ? [] : [way]}
            onChange={(chosen) => setWay(chosen.find((one) => one !== way) ?? null)}
          />
          {way === 'card' ? choice : null}
          {isTyped ? <FormCardFields {...terms} termsError={termsError} /> : null}
          {byPayPal ? <PayPalOption wasCancelled={returned?.outcome === 'cancelled'} /> : null}
          {byPayPal || bySaved ? <TermsBox {...terms} errorMessage={termsError} /> : null}
        </Stack>
      </ContractFormProvider>
    </PayForm>
  );
}
