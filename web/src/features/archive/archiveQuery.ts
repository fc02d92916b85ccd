import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

export const pageSize = 50;

export const archiveQuery = (search: string, pageNumber: number) =>
  callQuery(
    'listArchivedReleases',
    { query: { pageNumber, limit: pageSize, searchText: search || undefined } },
    asPage,
  );
