import { type Contract, deprecationOf } from '@dispatch/contract/document';

/** What answers of a call say that will go: since when it is deprecated (RFC 9745) and when it goes (RFC 8594). */
export const deprecationHeaders = ({ operations }: Contract): ReadonlyMap<string, Record<string, string>> =>
  new Map(
    operations.flatMap(({ id, written }) => {
      const dates = deprecationOf(written.operation);
      if (dates === null) return [];
      const headers = {
        Deprecation: `@${Date.parse(dates.since) / 1000}`,
        Sunset: new Date(dates.sunset).toUTCString(),
      };
      return [[id, headers] as const];
    }),
  );
