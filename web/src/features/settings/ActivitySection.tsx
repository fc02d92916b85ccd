import { actTextToYou, type CallData, formatMoment, screenAddress } from '@dispatch/contract';
import { Link, Pagination, Table, type TableColumn } from '@dispatch/design-system';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actName } from '../../shared/formatting/actName';
import { asPage, rangeText } from '../../shared/list/totalCount';
import { subjectAddress } from '../../shared/routing/subjectAddress';
import { Loaded } from '../../shared/screen/Loaded';
import { isStaff } from '../../shared/session/session';
import { accountSections } from './accountSections';
import { SettingsSection } from './SettingsSection';
import { callQuery } from '../../shared/api/callQuery';

type OwnAct = CallData<'listOwnActs'>[number];

const pageSize = 10;

const ownActsQuery = (page: number) =>
  queryOptions({
    ...callQuery('listOwnActs', { query: { pageNumber: page, limit: pageSize } }, asPage),
    placeholderData: keepPreviousData,
  });

const people: Record<OwnAct['by'], string> = {
  self: 'You',
  staff: 'Dispatch staff',
  inPlace: 'You, for somebody else',
};

/** Where other things than releases and orders are seen and changed. */
const places: Readonly<Record<string, { href: string; label: string }>> = {
  subscription: {
    href: `${screenAddress('accountSettings')}#subscriptions`,
    label: accountSections.subscriptions,
  },
  'payment-method': { href: `${screenAddress('accountSettings')}#cards`, label: accountSections.cards },
  coupon: { href: `${screenAddress('accountSettings')}#coupons`, label: accountSections.coupons },
  session: { href: `${screenAddress('accountSettings')}#sessions`, label: accountSections.sessions },
  token: { href: screenAddress('settingsPage', { page: 'api' }), label: 'Access tokens' },
  webhook: { href: screenAddress('settingsPage', { page: 'api' }), label: 'Webhooks' },
  'social-account': { href: screenAddress('settingsPage', { page: 'social' }), label: 'Social' },
};

/** The page of what was acted on; of what belongs to somebody else the one of the back-office, for staff. */
const placeOf = ({ about, by, subjectType, subjectId }: OwnAct): { href: string; label: string } | null => {
  if (about?.type === 'order')
    return { href: screenAddress('order', { number: about.id }), label: `Order ${about.id}` };
  if (about?.type === 'release')
    return { href: screenAddress('release', { id: about.id }), label: about.name || 'Untitled release' };
  const address = isStaff() ? subjectAddress(subjectType, subjectId) : null;
  if (address !== null) return { href: address, label: `${subjectType} ${subjectId}` };
  return by === 'inPlace' ? null : (places[subjectType] ?? null);
};

const textOf = ({ action, by }: OwnAct): string =>
  (by === 'staff' ? actTextToYou(action) : null) ?? actName(action);

function What({ act }: { act: OwnAct }) {
  const place = placeOf(act);
  return (
    <>
      <div>{textOf(act)}</div>
      {place === null ? null : (
        <div>
          <Link href={place.href}>{place.label}</Link>
        </div>
      )}
    </>
  );
}

const byWhom = ({ by, accessToken }: OwnAct): string =>
  accessToken === null ? people[by] : `${people[by]}, by the token ${accessToken}`;

const columns: readonly TableColumn<OwnAct>[] = [
  { id: 'at', label: 'When', overflow: 'line', cell: ({ at }) => formatMoment(at) },
  { id: 'action', label: 'What', width: '60%', cell: (act) => <What act={act} /> },
  { id: 'by', label: 'By', overflow: 'wrap', cell: byWhom },
];

/** What was recorded of the person: their own acts, and what staff did in their place and to their account. */
export function ActivitySection() {
  const [page, setPage] = useState(1);
  const query = useQuery(ownActsQuery(page));
  return (
    <SettingsSection id="activity">
      <Loaded query={query} failure="Your activity could not be loaded" loading="Loading your activity…">
        {({ items }) => (
          <Table
            caption="What was recorded, newest first"
            columns={columns}
            rows={items}
            getKey={({ auditId }) => auditId}
            isLoading={query.isPlaceholderData}
            empty="Nothing was recorded yet."
          />
        )}
      </Loaded>
      {query.data && query.data.count.total > pageSize ? (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={query.data.count.total}
          onPage={setPage}
          rangeText={rangeText(page, pageSize, query.data.count)}
          label="Pages of your activity"
        />
      ) : null}
    </SettingsSection>
  );
}
