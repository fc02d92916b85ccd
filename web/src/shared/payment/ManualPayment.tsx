import { checkRules, type components } from '@dispatch/contract';
import { CheckboxGroup, Stack } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { termsQuery } from '../api/queries';
import { runtimeConfig } from '../config/runtimeConfig';
import { ContractFormProvider } from '../forms/ContractFormProvider';
import { FormCardFields } from '../forms/FormCardFields';
import { FormErrorSummary } from '../forms/FormErrorSummary';
import { useContractForm } from '../forms/useContractForm';
import { emptyCard, type CardValues } from '../parts/CardFields/cardValues';
import { TermsBox } from '../parts/CardFields/TermsBox';
import { Loaded } from '../screen/Loaded';
import { text } from '../texts/texts';
import { PayForm } from './PayForm';
import { PayPalOption } from './PayPalOption';
import { offersPayPal, readPayPalReturn } from './paypal';
import type { Purchase } from './press';

type Agreement = components['schemas']['TermsAgreement'];
type FormProps = Omit<ComponentProps<typeof PayForm>, 'card' | 'manual' | 'whyNot'>;

const waysFor = (purchase: Purchase) => [
  ...(runtimeConfig().hasCardGateway ? [{ id: 'card', label: 'Credit card' }] : []),
  ...(offersPayPal(purchase) ? [{ id: 'paypal', label: 'PayPal' }] : []),
];

/**
 * The ways to pay of somebody who has no form of the card provider: the manual card form and PayPal, of which one is
 * chosen at most. What is typed of the card stays in the form: it is gone with it, and stored nowhere.
 */
export function ManualPayment(props: FormProps) {
  return (
    <Loaded query={useQuery(termsQuery)} failure="The terms could not be loaded">
      {({ purchase }) => <ManualForm {...props} version={purchase.version} />}
    </Loaded>
  );
}

function ManualForm({ version, ...props }: FormProps & { version: string }) {
  const ways = waysFor(props.purchase);
  const [query] = useSearchParams();
  const [returned] = useState(() => readPayPalReturn(query));
  const [way, setWay] = useState(returned === null ? (ways[0]?.id ?? null) : 'paypal');
  const byPayPal = way === 'paypal';
  const [agreement, setAgreement] = useState<Agreement | null>(null);
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
    termsUrl: '/terms',
    privacyUrl: runtimeConfig().addresses.privacyUrl || '/terms',
  };
  return (
    <PayForm
      {...props}
      card={null}
      byPayPal={byPayPal}
      payLabel={byPayPal ? 'PayPal' : props.payLabel}
      whyNot={way === null ? text('payment-way-missing') : undefined}
      manual={{
        check: async () => {
          setMissesTerms(!hasAgreed);
          if ((byPayPal || (await form.check())) && hasAgreed) return null;
          return { kind: 'incomplete', texts: hasAgreed || !missing ? [] : [missing.message] };
        },
        card: () => form.methods.getValues(),
        terms: hasAgreed ? agreement : null,
      }}
      onReload={async () => {
        await Promise.all([queryClient.invalidateQueries(termsQuery), props.onReload()]);
      }}
    >
      <ContractFormProvider form={form}>
        <Stack>
          {way === 'card' ? <FormErrorSummary /> : null}
          <CheckboxGroup
            label="Pay by"
            options={ways}
            value={way === null ? [] : [way]}
            onChange={(chosen) => setWay(chosen.find((one) => one !== way) ?? null)}
          />
          {way === 'card' ? <FormCardFields {...terms} termsError={termsError} /> : null}
          {byPayPal ? (
            <>
              <PayPalOption wasCancelled={returned?.outcome === 'cancelled'} />
              <TermsBox {...terms} errorMessage={termsError} />
            </>
          ) : null}
        </Stack>
      </ContractFormProvider>
    </PayForm>
  );
}
