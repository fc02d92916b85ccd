import { packageTraits, type components, formatMoment, screenAddress } from '@dispatch/contract';
import { Link, StatusTag, type TableColumn } from '@dispatch/design-system';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';

export const queueColumns: readonly TableColumn<components['schemas']['QueueItem']>[] = [
  {
    id: 'prwebPressReleaseId',
    label: 'PRID',
    overflow: 'line',
    sortable: true,
    cell: ({ prwebPressReleaseId }) => prwebPressReleaseId,
  },
  {
    id: 'headline',
    label: 'Headline',
    width: '30%',
    sortable: true,
    cell: ({ distributionId, headline }) => (
      <Link href={screenAddress('review', { id: distributionId })}>{headline || 'Untitled release'}</Link>
    ),
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: ({ customerName, organization }) => [customerName, organization].filter(Boolean).join(', '),
  },
  {
    id: 'package',
    label: 'Package',
    cell: ({ package: id, hasPriorityRelease }) =>
      `${packageTraits[id].name}${hasPriorityRelease ? ' · Priority' : ''}`,
  },
  {
    id: 'status',
    label: 'Status',
    overflow: 'line',
    cell: ({ publicationState, isResubmit }) => (
      <ReleaseStatus state={publicationState} isResubmit={isResubmit} />
    ),
  },
  {
    id: 'dates',
    label: 'Dates',
    overflow: 'line',
    sorts: [
      { id: 'releaseDate', label: 'Release date' },
      { id: 'submittedDate', label: 'Submitted' },
    ],
    cell: ({ releaseDate, isOverdue, submittedDate }) => (
      <>
        <div>
          {formatMoment(releaseDate)} {isOverdue ? <StatusTag tone="refused">Overdue</StatusTag> : null}
        </div>
        <div>Submitted {formatMoment(submittedDate)}</div>
      </>
    ),
  },
];
