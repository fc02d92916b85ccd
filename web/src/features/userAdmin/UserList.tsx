import { screenAddress } from '@dispatch/contract';
import type { components } from '@dispatch/contract';
import { ButtonLink, EmptyState, Link, StatusTag, type TableColumn } from '@dispatch/design-system';
import { download } from '../../shared/api/client';
import { sortAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { callQuery } from '../../shared/api/callQuery';
import { readTotal } from '../../shared/list/totalCount';

const spec = { sorts: ['email', 'oktaLogin', 'group'] } as const;

const columns: readonly TableColumn<components['schemas']['UserListItem']>[] = [
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
      rows={(asked) =>
        callQuery(
          'searchUsers',
          {
            query: {
              userSearchToken: asked.search || undefined,
              pageNumber: asked.page,
              limit: asked.perPage,
              ...sortAskedOf(asked),
            },
          },
          ({ data, headers }) => ({
            items: data.users,
            count: { ...readTotal(headers), total: data.rowCount },
          }),
        )
      }
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
