import type { RecordKind } from '@dispatch/contract';
import { callQuery } from '../api/callQuery';

/** The filters of the list of these records that who sits there has saved. */
export const savedFiltersQuery = (kind: RecordKind) => callQuery('listSavedFilters', { path: { kind } });
