import type { RequestBody } from '@dispatch/contract';
import { placeLabel } from '../../shared/editorial/placeLabel';

/** Which text of a release a reason is about. */
export type ReasonField = NonNullable<RequestBody<'saveHoldReason'>['field']>;

const fields = [
  'headline',
  'summary',
  'cityState',
  'body',
  'pulloutQuote',
  'primaryContactName',
  'primaryContactCompany',
  'newsImage',
  'attachments',
] as const satisfies readonly ReasonField[];

/** 'none' is the release as a whole. */
export const placeOptions = [
  { id: 'none', label: 'The release as a whole' },
  ...fields.map((field) => ({ id: field, label: placeLabel(field, '') })),
];

/** Whether a passage can be named: pictures have none. */
export const hasWords = (field: ReasonField | ''): boolean =>
  field !== '' && field !== 'newsImage' && field !== 'attachments';
