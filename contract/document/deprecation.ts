import { objectAt, textAt, type JsonObject } from './references';

/** Months for which a call goes on after it was said that it will go. */
export const leastNotice = 12;

/** Since when an operation is deprecated and until when it stays, as ISO days; null for one that stays. */
export const deprecationOf = (operation: JsonObject): { since: string; sunset: string } | null => {
  const { 'x-deprecation': given } = operation;
  if (given === undefined) return null;
  const dates = objectAt(operation, 'x-deprecation');
  return { since: textAt(dates, 'since') ?? '', sunset: textAt(dates, 'sunset') ?? '' };
};
