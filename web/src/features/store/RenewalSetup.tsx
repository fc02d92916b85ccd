import { Banner, Button, Select, Stack } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { termsQuery } from '../../shared/api/queries';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { cardOptions, reloadCards, savedCardsQuery } from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';

interface RenewalSetupProps {
  bundleOrderId: number;
  /** The intent by which it was paid; null when the card was not taken in the provider's form. */
  paymentIntent: string | null;
}

type ModalProps = { bundleOrderId: number; intentId: string; onClose: () => void; onDone: () => void };

function RenewalModal({ bundleOrderId, intentId, onClose, onDone }: ModalProps) {
  const cards = useQuery({ ...savedCardsQuery, staleTime: 0 });
  const terms = useQuery(termsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const form = useContractForm('SubscriptionRequest', {
    stage: 'full',
    fields: ['name', 'autoRenew'],
    defaultValues: { name: '', autoRenew: false },
  });
  const options = cardOptions(cards.data ?? []);
  const card = chosen ?? options[0]?.id ?? null;
  const send = async ({ name, autoRenew }: { name: string; autoRenew: boolean }): Promise<void> => {
    const version = terms.data?.renewal.version ?? '';
    await call('subscribe', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        intentId,
        bundleOrderId,
        name,
        autoRenew,
        paymentMethodId: card === null ? null : Number(card),
        terms: { agreed: autoRenew, version, agreedAt: new Date().toISOString() },
      },
    });
    await reloadCards(queryClient);
    onDone();
  };
  return (
    <FormModal
      title="Setup Yearly Renewal"
      label="Set up renewal"
      form={form}
      onSubmit={send}
      refusalTitle="The renewal was not set up"
      onClose={onClose}
    >
      <Loaded query={cards} failure="Your saved cards could not be loaded">
        {() =>
          options.length === 0 ? (
            <Banner tone="warning" title="No card is saved">
              A renewal is charged to a saved card. Save one with your next purchase in the store.
            </Banner>
          ) : (
            <Select name="card" label="Card" options={options} value={card} onChange={setChosen} />
          )
        }
      </Loaded>
      <FormTextField name="name" label="Nickname" />
      <Loaded query={terms} failure="The terms could not be loaded">
        {({ renewal }) => <p>{renewal.text}</p>}
      </Loaded>
      <FormCheckbox name="autoRenew">Renew my subscription</FormCheckbox>
    </FormModal>
  );
}

/** Lets what was just bought be renewed every year, with a saved card. */
export function RenewalSetup({ bundleOrderId, paymentIntent }: RenewalSetupProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  if (paymentIntent === null) return null;
  if (isDone) {
    return (
      <Banner tone="success" title="Your bundles renew every year">
        We email you two weeks before. You can cancel at any time in your settings.
      </Banner>
    );
  }
  return (
    <Stack>
      <div>
        <Button onPress={() => setOpen(true)}>Setup Yearly Renewal</Button>
      </div>
      {isOpen ? (
        <RenewalModal
          bundleOrderId={bundleOrderId}
          intentId={paymentIntent}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setDone(true);
          }}
        />
      ) : null}
    </Stack>
  );
}
