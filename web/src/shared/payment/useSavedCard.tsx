import { RadioGroup } from '@dispatch/design-system';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { cardOptions, savedCardsQuery, type SavedCard } from '../savedCards/savedCards';
import { FailedLoad } from '../screen/FailedLoad';
import { isImpersonating } from '../session/session';
import { text } from '../texts/texts';
import type { Missing } from './PayForm';

/** The cards that somebody has saved; none for who acts for somebody else. */
export const useSavedCards = (): UseQueryResult<SavedCard[]> =>
  useQuery({ ...savedCardsQuery, staleTime: 0, enabled: !isImpersonating() });

const another = 'another';

interface SavedCardChoice {
  /** The one that pays; without it the card that is typed. */
  paymentMethodId?: number;
  /** Why it cannot be paid yet. */
  whyNot?: Missing;
  /** The saved cards and another one; null where none is saved. */
  choice: ReactNode;
}

/**
 * Which of the cards that this provider keeps pays, or another one. One that was chosen and is removed meanwhile leaves
 * the choice open: no other one takes its place.
 * @param cards have come, or could not be loaded
 */
export function useSavedCard(
  cards: UseQueryResult<SavedCard[]>,
  provider: SavedCard['provider'],
): SavedCardChoice {
  const options = cardOptions((cards.data ?? []).filter((card) => card.provider === provider));
  const [chosen, setChosen] = useState(options[0]?.id ?? another);
  const isThere = chosen === another || options.some(({ id }) => id === chosen);
  const failure = cards.isError ? (
    <FailedLoad
      title="Your saved cards could not be loaded."
      error={cards.error}
      onRetry={() => void cards.refetch()}
    />
  ) : null;
  return {
    paymentMethodId: chosen === another ? undefined : Number(chosen),
    whyNot: isThere ? undefined : { words: text('payment-method-missing'), at: 'paymentMethodId' },
    choice:
      options.length === 0 && isThere ? (
        failure
      ) : (
        <RadioGroup
          name="paymentMethodId"
          label="Card"
          options={[...options, { id: another, label: 'Another card' }]}
          value={isThere ? chosen : null}
          onChange={setChosen}
        />
      ),
  };
}
