import { deprecationOf, leastNotice, operationsOf, type JsonObject } from '../document/document';
import type { Finding } from './finding';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const monthsLater = (day: string): number => {
  const date = new Date(day);
  return date.setUTCMonth(date.getUTCMonth() + leastNotice);
};

/** What will go is marked as such, says since when and until when, and stays for a year after it was said. */
export const lintDeprecations = (contract: JsonObject): Finding[] =>
  operationsOf(contract).flatMap(({ operation, place }): Finding[] => {
    const dates = deprecationOf(operation);
    const find = (text: string): Finding[] => [
      { at: [operation, 'x-deprecation'], text: `${place} ${text}` },
    ];
    if ((dates !== null) !== (operation['deprecated'] === true))
      return find('has x-deprecation and deprecated: true together, or neither.');
    if (dates === null) return [];
    if (!isDay(dates.since) || !isDay(dates.sunset))
      return find('says since and sunset as days, 2025-01-31.');
    return Date.parse(dates.sunset) < monthsLater(dates.since)
      ? find(`goes before ${leastNotice} months are over.`)
      : [];
  });
