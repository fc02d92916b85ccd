import { formatClock, formatMomentFor } from '@dispatch/contract';

/** The zone of whoever reads, as its browser knows it. */
const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time of a release: `23 Nov 2026, 12:00 PM ET (6:00 PM your time)`; without the second where it is the same. */
export const formatReleaseMoment = (instant: string | Date | null | undefined): string =>
  formatMomentFor(instant, readerZone());

/** The time of day on the reader's own clock, for what happened a moment ago: `11:42 AM`. */
export const formatOwnClock = (instant: string): string => formatClock(instant, readerZone());
