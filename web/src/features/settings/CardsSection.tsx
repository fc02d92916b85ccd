import { Banner, Button, ConfirmDialog, StatusTag, Table, type TableColumn } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { shownAtOnce } from '../../shared/api/shownAtOnce';
import { cardName, savedCardsQuery, type SavedCard } from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';
import { SettingsSection } from './SettingsSection';

function Use({ card }: { card: SavedCard }) {
  if (card.isExpired) return <StatusTag tone="refused">Expired</StatusTag>;
  return card.renewsSubscription ? `Renews ${card.name ?? 'a subscription'}` : 'Saved for your purchases';
}

export function CardsSection() {
  const query = useQuery(savedCardsQuery);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<SavedCard | null>(null);
  const removal = useMutation({
    mutationFn: ({ id }: SavedCard) => call('removePaymentMethod', { path: { id } }),
    ...shownAtOnce(queryClient, savedCardsQuery, (cards, { id }: SavedCard) =>
      cards.filter((card) => card.id !== id),
    ),
  });
  const columns: readonly TableColumn<SavedCard>[] = [
    { id: 'card', label: 'Card', cell: cardName },
    { id: 'use', label: 'Use', overflow: 'wrap', cell: (card) => <Use card={card} /> },
    {
      id: 'action',
      label: 'Remove',
      overflow: 'line',
      cell: (card) => (
        <Button variant="quiet" aria-label={`Remove ${cardName(card)}`} onPress={() => setAsked(card)}>
          Remove
        </Button>
      ),
    },
  ];
  return (
    <SettingsSection id="cards">
      {removal.error ? (
        <Banner tone="danger" title="The card was not removed">
          {errorText(removal.error)}
        </Banner>
      ) : null}
      <Loaded
        query={query}
        failure="Your saved cards could not be loaded"
        loading="Loading your saved cards…"
      >
        {(cards) =>
          cards.length === 0 ? (
            <p>No card is saved. You can save one when you pay in the store.</p>
          ) : (
            <Table
              caption="Saved cards, last saved first"
              columns={columns}
              rows={cards}
              getKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Remove this card?"
        confirmLabel="Remove card"
        onConfirm={() => {
          if (asked !== null) removal.mutate(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        {asked === null
          ? null
          : `${cardName(asked)} will not be kept any more, here or at the card provider.`}
      </ConfirmDialog>
    </SettingsSection>
  );
}
