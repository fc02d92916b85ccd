import { callQuery } from '../../shared/api/callQuery';
import { readTotal } from '../../shared/formatting/totalCount';

export const pageSize = 50;

export const archiveQuery = (search: string, pageNumber: number) =>
  callQuery(
    'listArchivedReleases',
    { query: { pageNumber, limit: pageSize, searchText: search || undefined } },
    ({ data, headers }) => ({ releases: data, count: readTotal(headers) }),
  );
