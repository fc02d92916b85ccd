import { type components, formatMoment, screenAddress } from '@dispatch/contract';
import { EmptyState, Link, NavTabs, type TableColumn } from '@dispatch/design-system';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { EditRequestStatus } from '../../shared/release/EditRequestStatus';
import { useDeskTabs } from './useDeskTabs';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

type Item = components['schemas']['EditRequestItem'];

const states = [
  { id: 'open', label: 'Open' },
  { id: 'done', label: 'Done' },
  { id: 'declined', label: 'Declined' },
] as const;

const spec = { filters: { state: states.map(({ id }) => id) } };

const columns: readonly TableColumn<Item>[] = [
  { id: 'prwebPressReleaseId', label: 'PRID', overflow: 'line', cell: (item) => item.prwebPressReleaseId },
  {
    id: 'headline',
    label: 'Headline',
    width: '24%',
    cell: ({ distributionId, headline }) => (
      <Link href={screenAddress('review', { id: distributionId })}>{headline || 'Untitled release'}</Link>
    ),
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: ({ customerName, organization }) => [customerName, organization].filter(Boolean).join(', '),
  },
  { id: 'description', label: 'What is asked', width: '28%', cell: ({ description }) => description },
  {
    id: 'requestedAt',
    label: 'Asked',
    overflow: 'line',
    cell: ({ requestedAt }) => formatMoment(requestedAt),
  },
  { id: 'orderNumber', label: 'Order', overflow: 'line', cell: ({ orderNumber }) => orderNumber },
  {
    id: 'state',
    label: 'Status',
    overflow: 'line',
    cell: ({ state, decidedAt, declineReason }) => (
      <>
        <EditRequestStatus state={state} />
        {decidedAt === null ? null : <div>{formatMoment(decidedAt)}</div>}
        {declineReason === null ? null : <div>{declineReason}</div>}
      </>
    ),
  },
];

/** The paid edits that customers have asked for, oldest first. */
export function EditRequestList() {
  const list = useListPlace(spec);
  const { place, addressOf } = list;
  const tabs = useDeskTabs('edits');
  const state = states.find(({ id }) => id === place.filters.state)?.id ?? 'open';
  return (
    <StaffList
      title="Editorial desk"
      name="edit requests"
      list={list}
      rows={(asked) => callQuery('listEditRequests', { query: { ...pageAskedOf(asked), state } }, asPage)}
      caption="Edit requests, oldest first"
      columns={columns}
      getKey={({ editRequestId }) => editRequestId}
      searchLabel="Search headline, customer or PRID"
      searchCovers="The search covers the headline, the customer and the PRID of edit requests in this state."
      empty={<EmptyState title="Nothing here">No edit requests are in this state right now.</EmptyState>}
    >
      <NavTabs items={tabs} label="States" />
      <NavTabs
        items={states.map(({ id, label }) => ({
          label,
          href: addressOf({ filters: { state: id } }),
          isCurrent: id === state,
        }))}
        label="Edit requests"
      />
    </StaffList>
  );
}
