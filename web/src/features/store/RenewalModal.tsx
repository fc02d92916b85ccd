import { Select } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { call } from '../../shared/api/client';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import {
  cardOptions,
  reloadCards,
  savedCardsQuery,
  type SavedCard,
} from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';
import { text } from '../../shared/texts/texts';
import { NewCard, type KeepCard } from './NewCard';
import { RenewalDialog, RenewalForm, type RenewalProps } from './RenewalForm';

const another = 'another';

/** Renews with a saved card, or with one that is kept for it by the provider of the embedded form. */
export function RenewalModal(props: RenewalProps & { intentId: string }) {
  const cards = useQuery({ ...savedCardsQuery, staleTime: 0 });
  return (
    <RenewalDialog onClose={props.onClose}>
      {(terms) => (
        <Loaded query={cards} failure="Your saved cards could not be loaded">
          {(all) => <Form {...props} terms={terms} cards={all} />}
        </Loaded>
      )}
    </RenewalDialog>
  );
}

interface FormProps extends ComponentProps<typeof RenewalModal> {
  terms: ComponentProps<typeof RenewalForm>['terms'];
  cards: readonly SavedCard[];
}

function Form({ bundleOrderId, intentId, cards, ...asked }: FormProps) {
  const saved = cardOptions(cards.filter(({ provider }) => provider === 'stripe'));
  const [chosen, setChosen] = useState<string | null>(null);
  /** The one that was kept here; the list of all may not have been read again. */
  const [kept, setKept] = useState<string | null>(null);
  const card = chosen ?? saved[0]?.id ?? another;
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
  // One that was removed meanwhile leaves the choice open: no other one takes its place.
  const isThere = card === another || card === kept || saved.some(({ id }) => id === card);
  const paying = async (): Promise<number> => {
    if (!isThere) throw new Error(text('payment-method-missing'));
    setChosen(card);
    if (card !== another) return Number(card);
    if (keep.current === null) throw new Error('The payment form is not loaded yet. Please wait for it.');
    const id = await keep.current();
    setKept(String(id));
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
      {saved.length === 0 && isThere ? null : (
        <Select
          name="card"
          label="Card"
          options={[...saved, { id: another, label: 'Another card' }]}
          value={isThere ? card : null}
          onChange={setChosen}
        />
      )}
      {card === another ? (
        <>
          <p>The card provider keeps this card for the renewal and your later purchases.</p>
          <NewCard onReady={onReady} />
        </>
      ) : null}
      <FormTextField name="name" label="Nickname" />
    </RenewalForm>
  );
}
