import { type components, formatMoment } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { asPage } from '../list/totalCount';
import { callQuery } from '../api/callQuery';

export type Version = components['schemas']['ReleaseVersion'];
export type Difference = components['schemas']['FieldDifference'];

export const pageSize = 20;

/** Versions change while somebody writes: nothing of them is taken from before. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

export const versionsQuery = (id: number, pageNumber: number) =>
  queryOptions({
    ...callQuery('listReleaseVersions', { path: { id }, query: { pageNumber, limit: pageSize } }, asPage),
    ...fresh,
  });

export const versionQuery = (id: number, number: number) =>
  queryOptions({
    ...callQuery('getReleaseVersion', { path: { id, number } }, ({ data }) => data.release),
    ...fresh,
  });

export const comparisonQuery = (id: number, number: number, other: number) =>
  queryOptions({ ...callQuery('compareReleaseVersions', { path: { id, number, other } }), ...fresh });

const kinds: Record<Version['kind'], string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  proposed: 'Proposed by the editors',
  published: 'Published',
  correction: 'Published correction',
};

export const kindOf = ({ kind, isAutomatic }: Version): string =>
  isAutomatic ? 'Draft, saved automatically' : kinds[kind];

/** Who saved it, and in whose place: `Ruth Adeyemi for Dana Ortiz`. */
export const authorOf = ({ savedBy, impersonatedBy }: Version): string =>
  [impersonatedBy, savedBy].filter((name) => name !== null).join(' for ') || 'At publication';

export const nameOf = ({ number, savedAt }: Version): string => `Version ${number}, ${formatMoment(savedAt)}`;
