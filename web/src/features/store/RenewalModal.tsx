import { Select } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../shared/api/client';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { cardOptions, reloadCards, savedCardsQuery } from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';
import { NewCard, type KeepCard } from './NewCard';
import { RenewalForm, type RenewalProps } from './RenewalForm';

const another = 'another';

/** Renews with a saved card, or with one that is kept for it by the provider of the embedded form. */
export function RenewalModal({ bundleOrderId, intentId, ...asked }: RenewalProps & { intentId: string }) {
  const cards = useQuery({ ...savedCardsQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const form = useContractForm('SubscriptionRequest', {
    stage: 'full',
    fields: ['name', 'autoRenew'],
    defaultValues: { name: '', autoRenew: false },
  });
  const keep = useRef<KeepCard | null>(null);
  const onReady = useCallback((ready: KeepCard | null) => {
    keep.current = ready;
  }, []);
  const saved = cardOptions((cards.data ?? []).filter(({ provider }) => provider === 'stripe'));
  const card = chosen ?? saved[0]?.id ?? another;
  const paying = async (): Promise<number> => {
    if (card !== another) return Number(card);
    if (keep.current === null) throw new Error('The payment form could not be loaded. Please try again.');
    const id = await keep.current();
    setChosen(String(id));
    await reloadCards(queryClient);
    return id;
  };
  return (
    <RenewalForm
      {...asked}
      form={form}
      failure="subscription-failed"
      setUp={async (values, terms) => {
        const paymentMethodId = await paying();
        await call('subscribe', {
          headers: { 'Idempotency-Key': crypto.randomUUID() },
          body: { ...values, intentId, bundleOrderId, paymentMethodId, terms },
        });
        return true;
      }}
    >
      <Loaded query={cards} failure="Your saved cards could not be loaded">
        {() => (
          <>
            {saved.length === 0 ? null : (
              <Select
                name="card"
                label="Card"
                options={[...saved, { id: another, label: 'Another card' }]}
                value={card}
                onChange={setChosen}
              />
            )}
            {card === another ? (
              <>
                <p>The card provider keeps this card for the renewal and your later purchases.</p>
                <NewCard onReady={onReady} />
              </>
            ) : null}
          </>
        )}
      </Loaded>
      <FormTextField name="name" label="Nickname" />
    </RenewalForm>
  );
}
