import { packageTraits, type components, formatMoment, screenAddress } from '@dispatch/contract';
import { Link, StatusTag, type TableColumn } from '@dispatch/design-system';
import { DueTag } from './DueTag';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';

/** @param place the query of the list, so that the review leads on in it */
export const queueColumns = (place: string): readonly TableColumn<components['schemas']['QueueItem']>[] => [
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
      <Link href={`${screenAddress('review', { id: distributionId })}${place}`}>
        {headline || 'Untitled release'}
      </Link>
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
    cell: ({ publicationState, isResubmit, claimedBy, isClaimedByMe }) => (
      <>
        <ReleaseStatus state={publicationState} isResubmit={isResubmit} isDesk />
        {claimedBy === null ? null : <div>{isClaimedByMe ? 'Yours' : claimedBy}</div>}
      </>
    ),
  },
  {
    id: 'dates',
    label: 'Dates',
    overflow: 'line',
    sorts: [
      { id: 'releaseDate', label: 'Release date' },
      { id: 'submittedDate', label: 'Submitted' },
      { id: 'dueDate', label: 'Due' },
    ],
    cell: ({ releaseDate, isOverdue, submittedDate, dueDate }) => (
      <>
        <div>
          {formatMoment(releaseDate)} {isOverdue ? <StatusTag tone="refused">Overdue</StatusTag> : null}
        </div>
        <div>Submitted {formatMoment(submittedDate)}</div>
        <DueTag dueDate={dueDate} />
      </>
    ),
  },
];
