import { packageTraits, type components } from '@dispatch/contract';
import { Link, StatusTag, Table } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/formatting/dates';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';

type QueueItem = components['schemas']['QueueItem'];

const columns = [
  { id: 'prid', label: 'PRID', overflow: 'line' },
  { id: 'headline', label: 'Headline', overflow: 'cut', width: '40%' },
  { id: 'customer', label: 'Customer', overflow: 'cut', width: '20%' },
  { id: 'package', label: 'Package', overflow: 'line' },
  { id: 'status', label: 'Status', overflow: 'line' },
  { id: 'due', label: 'Release date', overflow: 'line' },
  { id: 'submitted', label: 'Submitted', overflow: 'line' },
] as const;

const cells: Record<(typeof columns)[number]['id'], (item: QueueItem) => ReactNode> = {
  prid: ({ prwebPressReleaseId }) => prwebPressReleaseId,
  headline: ({ distributionId, headline }) => (
    <Link href={`/admin/releases/${distributionId}`}>{headline || 'Untitled release'}</Link>
  ),
  customer: ({ customerName, organization }) => [customerName, organization].filter(Boolean).join(', '),
  package: ({ package: id, hasPriorityRelease }) =>
    `${packageTraits[id].name}${hasPriorityRelease ? ' · Priority' : ''}`,
  status: ({ publicationState, isResubmit }) => (
    <ReleaseStatus state={publicationState} isResubmit={isResubmit} />
  ),
  due: ({ releaseDate, isOverdue }) => (
    <>
      {formatMoment(releaseDate)} {isOverdue ? <StatusTag tone="refused">Overdue</StatusTag> : null}
    </>
  ),
  submitted: ({ submittedDate }) => formatMoment(submittedDate),
};

/** The queue: what to review, oldest due first. */
export function QueueTable({ items, isLoading }: { items: readonly QueueItem[]; isLoading: boolean }) {
  return (
    <Table
      caption="Releases at the desk, earliest due first"
      columns={columns}
      rows={items}
      getKey={({ distributionId }) => distributionId}
      renderCell={(item, columnId) => cells[columnId as keyof typeof cells](item)}
      isLoading={isLoading}
    />
  );
}
