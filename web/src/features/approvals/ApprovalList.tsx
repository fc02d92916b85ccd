import { EmptyState, Link, NavTabs, type TableColumn } from '@dispatch/design-system';
import { download } from '../../shared/api/client';
import { formatUtcDay, screenAddress } from '@dispatch/contract';
import { useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import {
  approvalLabels,
  forWhom,
  isListedStatus,
  kindLabels,
  type ListedStatus,
  type TwoPersonRequest,
  worthText,
} from './approvals';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

const statuses = Object.keys(approvalLabels) as ListedStatus[];
const spec = { filters: { status: ['', ...statuses] } } as const;

const columns: readonly TableColumn<TwoPersonRequest>[] = [
  {
    id: 'id',
    label: 'Request Id',
    overflow: 'line',
    cell: ({ approvalRequestId }) => approvalRequestId,
  },
  {
    id: 'what',
    label: 'What',
    width: '30%',
    overflow: 'wrap',
    cell: ({ approvalRequestId, what }) => (
      <Link href={screenAddress('approval', { id: approvalRequestId })}>{what}</Link>
    ),
  },
  { id: 'kind', label: 'Kind', overflow: 'line', cell: ({ kind }) => kindLabels[kind] },
  { id: 'for', label: 'For', overflow: 'wrap', cell: forWhom },
  { id: 'worth', label: 'Worth', align: 'end', overflow: 'line', cell: worthText },
  { id: 'by', label: 'Requested by', overflow: 'wrap', cell: ({ requestedBy }) => requestedBy },
  {
    id: 'created',
    label: 'Created',
    overflow: 'line',
    cell: ({ createdDate }) => formatUtcDay(createdDate),
  },
];

/** What staff has asked for and a second person has to confirm; what was decided stays readable. */
export function ApprovalList() {
  const list = useListPlace<never, 'status'>(spec);
  const given = list.place.filters.status;
  const status: ListedStatus = isListedStatus(given) ? given : 'requested';
  return (
    <StaffList
      title="Approvals"
      name="approvals"
      list={list}
      rows={({ page, perPage }) =>
        callQuery('listApprovals', { query: { status, pageNumber: page, limit: perPage } }, asPage)
      }
      loadCsv={() => download('exportApprovals', { query: { status } })}
      caption={`Requests, ${approvalLabels[status].toLowerCase()}, newest first`}
      columns={columns}
      getKey={({ approvalRequestId }) => approvalRequestId}
      empty={
        <EmptyState
          title={status === 'requested' ? 'Nothing waits for confirmation' : 'No requests with this status'}
        />
      }
    >
      <NavTabs
        label="Approvals"
        items={statuses.map((one) => ({
          label: approvalLabels[one],
          href:
            one === 'requested' ? screenAddress('approvals') : screenAddress('approvals', { status: one }),
          isCurrent: one === status,
        }))}
      />
    </StaffList>
  );
}
