import { stateOfNumber, formatMoment, formatUtcDay, screenAddress } from '@dispatch/contract';
import { Link } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '../../shared/formatting/price';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';
import { archiveCountsQuery, userOrdersQuery, userReleasesQuery, type User } from './queries';
import { UserPart } from './UserPart';

export function ArchivedReleases({ user }: { user: User }) {
  return (
    <UserPart
      title="Archived Releases"
      query={useQuery(archiveCountsQuery(user.id))}
      getKey={({ companyLoginName }) => companyLoginName}
      columns={[
        { id: 'email', label: 'Email', overflow: 'wrap', cell: ({ companyLoginName }) => companyLoginName },
        { id: 'count', label: '# Releases Imported', align: 'end', cell: ({ count }) => count },
      ]}
      empty="Nothing was imported."
    />
  );
}

/** The newest at the desk; drafts are the customer's alone. */
export function Releases({ user }: { user: User }) {
  return (
    <UserPart
      title="Releases"
      query={useQuery(userReleasesQuery(user.id))}
      getKey={({ distributionId }) => distributionId}
      columns={[
        {
          id: 'headline',
          label: 'Headline',
          width: '50%',
          cell: ({ distributionId, headline }) => (
            <Link href={screenAddress('review', { id: distributionId })}>
              {headline || 'Untitled release'}
            </Link>
          ),
        },
        {
          id: 'status',
          label: 'Status',
          overflow: 'line',
          cell: ({ releaseStatusId, isResubmit }) => (
            <ReleaseStatus
              state={stateOfNumber(releaseStatusId) ?? 'NotFound'}
              isResubmit={isResubmit}
              isDesk
            />
          ),
        },
        {
          id: 'submitted',
          label: 'Submitted',
          overflow: 'line',
          cell: ({ submittedDate }) => formatMoment(submittedDate),
        },
      ]}
      empty="Nothing was submitted."
      all={
        <Link href={screenAddress('editorialQueue', { view: 'all', search: user.oktaLogin })}>
          Search at the desk
        </Link>
      }
    />
  );
}

export function Orders({ user }: { user: User }) {
  return (
    <UserPart
      title="Orders"
      query={useQuery(userOrdersQuery(user.id))}
      getKey={({ orderId }) => orderId}
      columns={[
        {
          id: 'order',
          label: 'Order Id',
          cell: ({ orderId }) => <Link href={screenAddress('adminOrder', { id: orderId })}>{orderId}</Link>,
        },
        { id: 'amount', label: 'Order Amount', align: 'end', cell: ({ amount }) => formatDollars(amount) },
        { id: 'release', label: 'Press Release Id', align: 'end', cell: ({ releaseId }) => releaseId },
        {
          id: 'created',
          label: 'Created Date',
          overflow: 'line',
          cell: ({ createdDate }) => formatUtcDay(createdDate),
        },
      ]}
      empty="Nothing was ordered."
      all={<Link href={screenAddress('adminOrders', { search: user.oktaLogin })}>Search the orders</Link>}
    />
  );
}
