import { download } from '../../shared/api/client';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { nothingListed } from '../../shared/list/ListFilters';
import { StaffList } from '../../shared/list/StaffList';
import { auditAsked, auditSpec, type AuditFilter } from './auditAsked';
import { auditColumns } from './auditColumns';
import { AuditFilters } from './AuditFilters';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

/** Who has done what, newest first. */
export function AuditLog() {
  const list = useListPlace<never, AuditFilter>(auditSpec);
  return (
    <StaffList
      title="Audit log"
      name="audit log"
      list={list}
      rows={(place) =>
        callQuery('listAuditEntries', { query: { ...pageAskedOf(place), ...auditAsked(place) } }, asPage)
      }
      loadCsv={(place) => download('exportAuditEntries', { query: auditAsked(place) })}
      caption="What was done, newest first"
      columns={auditColumns}
      getKey={({ auditId }) => auditId}
      searchLabel="Search act, person or id"
      searchCovers="The search covers acts, the names and logins of who acted, and ids."
      empty={nothingListed(list.place, 'Nothing was recorded yet')}
    >
      <AuditFilters {...list} />
    </StaffList>
  );
}
