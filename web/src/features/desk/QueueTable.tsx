import { packageTraits, type components } from '@dispatch/contract';
import { Link, StatusTag, Table } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/formatting/dates';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';
import { deskSorts, type DeskPlace } from './deskViews';

type QueueItem = components['schemas']['QueueItem'];

const columns = [
  { id: 'prwebPressReleaseId', label: 'PRID', overflow: 'line', sortable: true },
  { id: 'headline', label: 'Headline', width: '38%', sortable: true },
  { id: 'customer', label: 'Customer' },
  { id: 'package', label: 'Package' },
  { id: 'status', label: 'Status', overflow: 'line' },
  {
    id: 'dates',
    label: 'Dates',
    overflow: 'line',
    sorts: [
      { id: 'releaseDate', label: 'Release date' },
      { id: 'submittedDate', label: 'Submitted' },
    ],
  },
] as const;

const cells: Record<(typeof columns)[number]['id'], (item: QueueItem) => ReactNode> = {
  prwebPressReleaseId: ({ prwebPressReleaseId }) => prwebPressReleaseId,
  headline: ({ distributionId, headline }) => (
    <Link href={`/admin/releases/${distributionId}`}>{headline || 'Untitled release'}</Link>
  ),
  customer: ({ customerName, organization }) => [customerName, organization].filter(Boolean).join(', '),
  package: ({ package: id, hasPriorityRelease }) =>
    `${packageTraits[id].name}${hasPriorityRelease ? ' · Priority' : ''}`,
  status: ({ publicationState, isResubmit }) => (
    <ReleaseStatus state={publicationState} isResubmit={isResubmit} />
  ),
  dates: ({ releaseDate, isOverdue, submittedDate }) => (
    <>
      <div>
        {formatMoment(releaseDate)} {isOverdue ? <StatusTag tone="refused">Overdue</StatusTag> : null}
      </div>
      <div>Submitted {formatMoment(submittedDate)}</div>
    </>
  ),
};

interface QueueTableProps {
  items: readonly QueueItem[];
  isLoading: boolean;
  sort: DeskPlace['sort'];
  onSort: (sort: DeskPlace['sort']) => void;
}

export function QueueTable({ items, isLoading, sort, onSort }: QueueTableProps) {
  return (
    <Table
      caption="Releases at the desk"
      columns={columns}
      rows={items}
      getKey={({ distributionId }) => distributionId}
      renderCell={(item, columnId) => cells[columnId as keyof typeof cells](item)}
      sort={{ columnId: sort.by, direction: sort.isDescending ? 'descending' : 'ascending' }}
      onSort={({ columnId, direction }) =>
        onSort({
          by: deskSorts.find((name) => name === columnId) ?? deskSorts[0],
          isDescending: direction === 'descending',
        })
      }
      isLoading={isLoading}
    />
  );
}
