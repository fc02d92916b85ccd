import { screenAddress } from '@dispatch/contract';
import type { components } from '@dispatch/contract';
import { ButtonLink, EmptyState, Link, StatusTag } from '@dispatch/design-system';
import { call, download } from '../../shared/api/client';
import { sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList, type ListColumn } from '../../shared/list/StaffList';

const spec = { sorts: ['email', 'oktaLogin', 'group'] } as const;

const columns: readonly ListColumn<components['schemas']['UserListItem']>[] = [
  {
    id: 'oktaLogin',
    label: 'Login',
    sortable: true,
    width: '40%',
    cell: ({ id, oktaLogin }) => (
      <Link id={`user-${id}`} href={screenAddress('user', { id })}>
        {oktaLogin}
      </Link>
    ),
  },
  { id: 'email', label: 'Email', sortable: true, width: '40%', cell: ({ email }) => email },
  {
    id: 'group',
    label: 'Group',
    sortable: true,
    overflow: 'line',
    cell: ({ group }) => <StatusTag>{group}</StatusTag>,
  },
];

export function UserList() {
  return (
    <StaffList
      title="Users List"
      actions={<ButtonLink href={screenAddress('register')}>Register new user</ButtonLink>}
      name="users"
      list={useListPlace(spec)}
      load={async (asked, signal) => {
        const { data, headers } = await call('searchUsers', {
          query: {
            userSearchToken: asked.search || undefined,
            pageNumber: asked.page,
            limit: asked.perPage,
            ...sortAskedOf(asked),
          },
          signal,
        });
        const isCapped = headers.get('x-total-count-capped') === 'true';
        return { items: data.users, count: { total: data.rowCount, isCapped } };
      }}
      loadCsv={({ search }) => download('exportUsers', { query: { userSearchToken: search || undefined } })}
      caption="Users"
      columns={columns}
      getKey={({ id }) => id}
      searchLabel="Search login, email, name or organization"
      searchCovers="The search covers logins, e-mail addresses, names and organizations."
      empty={<EmptyState title="No users yet" />}
    />
  );
}
