import { formatEastern } from '@dispatch/contract';

const missing = '-';

/** An instant, or a release time, in US/Eastern: `20 Nov 2026, 11:42 AM ET`; `-` when it is missing. */
export const formatMoment = (instant: string | null | undefined): string =>
  instant ? `${formatEastern(instant, 'D MMM YYYY, h:mm[\u00a0]A')}\u00a0ET` : missing;

/** The day alone, in US/Eastern: `20 Nov 2026`; `-` when it is missing. */
export const formatDay = (instant: string | null | undefined): string =>
  instant ? formatEastern(instant, 'D MMM YYYY') : missing;

export const formatDayOfYear = (instant: string): string => formatEastern(instant, 'D MMM');
