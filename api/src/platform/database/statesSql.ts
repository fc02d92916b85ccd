import { numberOfState, type ReleaseState } from '@dispatch/contract';

/** SQL of the numbers of these states of a release, as they stand behind `=` or within `in (…)`. */
export const statesSql = (...states: readonly ReleaseState[]): string => states.map(numberOfState).join(', ');
