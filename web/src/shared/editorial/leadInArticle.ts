import type { EditorialSource, HoldReason } from '@dispatch/contract';
import { elementInArticle } from './shownFields';

/** Leads to the place of a reason in the text as readers see it, and answers whether its words are still there. */
export const leadInArticle = async (
  source: EditorialSource,
  place: NonNullable<HoldReason['place']>,
): Promise<boolean> => {
  const { leadToReason } = await import('./leadToReason');
  return leadToReason(source, place, elementInArticle);
};
