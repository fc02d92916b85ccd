import { formatUtcDay, screenAddress } from '@dispatch/contract';
import type { components } from '@dispatch/contract';
import { ButtonLink, Fold, Link, StatusTag, type TableColumn } from '@dispatch/design-system';
import { call, download } from '../../shared/api/client';
import type { BulkAct } from '../../shared/list/BulkModal';
import { filterCount, ListFilters, nothingListed } from '../../shared/list/ListFilters';
import { afterAskedOf, sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { callQuery } from '../../shared/api/callQuery';
import { readTotal } from '../../shared/list/totalCount';
import { userAsked, type UserFilter, userFilterFields, type UserSort, userSpec } from './userFilters';

const columns: readonly TableColumn<components['schemas']['UserListItem']>[] = [
  {
    id: 'oktaLogin',
    label: 'Login',
    sortable: true,
    width: '24%',
    overflow: 'anywhere',
    cell: ({ id, oktaLogin }) => (
      <Link id={`user-${id}`} href={screenAddress('user', { id })}>
        {oktaLogin}
      </Link>
    ),
  },
  {
    id: 'name',
    label: 'Name',
    sortable: true,
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  },
  {
    id: 'email',
    label: 'Email',
    sortable: true,
    width: '24%',
    overflow: 'anywhere',
    cell: ({ email }) => email,
  },
  { id: 'organization', label: 'Organization', cell: ({ organization }) => organization },
  {
    id: 'group',
    label: 'Group',
    sortable: true,
    overflow: 'line',
    cell: ({ group }) => <StatusTag>{group}</StatusTag>,
  },
  {
    id: 'verified',
    label: 'Verified',
    overflow: 'line',
    cell: ({ isVerified }) => (isVerified ? 'Yes' : 'No'),
  },
  {
    id: 'lastSeen',
    label: 'Last seen',
    sortable: true,
    overflow: 'line',
    cell: ({ lastSeenDay }) => (lastSeenDay === null ? 'Never' : formatUtcDay(lastSeenDay)),
  },
];

const endSessions: BulkAct<components['schemas']['UserListItem']> = {
  label: 'End sessions',
  title: 'End the sessions of these users?',
  rowLabel: ({ oktaLogin }) => oktaLogin,
  send: (body) => call('endSessionsOfUsers', { body }),
  words: ({ outcome, count }, isPreview) => {
    if (outcome === 'unchanged') return 'Is not logged in';
    const sessions = count === 1 ? '1 session' : `${count} sessions`;
    return isPreview ? `${sessions} will end` : `${sessions} ended`;
  },
};

export function UserList() {
  const list = useListPlace<UserSort, UserFilter>(userSpec);
  const count = filterCount(list.place);
  return (
    <StaffList
      title="Users List"
      actions={<ButtonLink href={screenAddress('register')}>Register new user</ButtonLink>}
      name="users"
      list={list}
      kind="user"
      rows={(asked) =>
        callQuery(
          'searchUsers',
          {
            query: {
              ...userAsked(asked),
              pageNumber: asked.page,
              limit: asked.perPage,
              ...afterAskedOf(asked),
              ...sortAskedOf(asked),
            },
          },
          ({ data, headers }) => ({
            items: data.users,
            count: { ...readTotal(headers), total: data.rowCount },
          }),
        )
      }
      loadCsv={(asked) => download('exportUsers', { query: userAsked(asked) })}
      caption="Users"
      columns={columns}
      getKey={({ id }) => id}
      isKeyset
      bulk={endSessions}
      searchLabel="Search login, email, name or organization"
      searchCovers="The search covers logins, e-mail addresses, names and organizations."
      empty={nothingListed(list.place, 'No users yet')}
    >
      <Fold title={count === 0 ? 'Filters' : `Filters (${count})`} isOpenAtFirst={count > 0}>
        <ListFilters {...list} fields={userFilterFields} />
      </Fold>
    </StaffList>
  );
}
