import type { components } from '@dispatch/contract';
import { type QueryClient } from '@tanstack/react-query';
import { callQuery } from '../api/callQuery';

export type SavedCard = components['schemas']['PaymentMethod'];

/** The cards that somebody has saved, the last one first. */
export const savedCardsQuery = callQuery('listPaymentMethods', { query: { limit: 200 } });

export const subscriptionsQuery = callQuery('listSubscriptions', { query: { limit: 200 } });

/** What people know a card by. */
export const cardName = ({ brand, lastFour, expiration }: SavedCard): string =>
  `${brand} ending in ${lastFour}, ${expiration}`;

export const cardOptions = (cards: readonly SavedCard[]) =>
  cards.filter(({ isExpired }) => !isExpired).map((card) => ({ id: String(card.id), label: cardName(card) }));

/** Reads both anew: each says something of the other. */
export async function reloadCards(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries(savedCardsQuery);
  await queryClient.invalidateQueries(subscriptionsQuery);
}
