import { formatEastern, formatUtc } from '@dispatch/contract';

const missing = '-';

/** An instant, or a release time, in US/Eastern: `20 Nov 2026, 11:42 AM ET`; `-` when it is missing. */
export const formatMoment = (instant: string | null | undefined): string =>
  instant ? `${formatEastern(instant, 'D MMM YYYY, h:mm[\u00a0]A')}\u00a0ET` : missing;

/** The day alone, in US/Eastern: `20 Nov 2026`; `-` when it is missing. */
export const formatDay = (instant: string | null | undefined): string =>
  instant ? formatEastern(instant, 'D MMM YYYY') : missing;

/** The day in UTC, as the back-office writes it: `11/20/2026`; `-` when it is missing. */
export const formatUtcDay = (instant: string | null | undefined): string =>
  instant ? formatUtc(instant, 'M/D/YYYY') : missing;

/** `11/20/2026 4:49 PM UTC`; `-` when it is missing. */
export const formatUtcMoment = (instant: string | null | undefined): string =>
  instant ? formatUtc(instant, 'M/D/YYYY h:mm[\u00a0]A [UTC]') : missing;

export const formatDayOfYear = (instant: string): string => formatEastern(instant, 'D MMM');

/** A day without a time, `2026-11-20`, as `20 Nov`. */
export const formatPlainDay = (day: string): string => formatDayOfYear(`${day}T12:00:00.000Z`);
