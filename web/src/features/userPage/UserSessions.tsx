import { formatUtcMoment } from '@dispatch/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { deviceName } from '../../shared/session/deviceName';
import { ConfirmedAct } from './ConfirmedAct';
import { userSessionsQuery, type User } from './queries';
import { UserPart } from './UserPart';

export function UserSessions({ user }: { user: User }) {
  return (
    <UserPart
      title="Sessions"
      query={useQuery(userSessionsQuery(user.id))}
      getKey={({ id }) => id}
      columns={[
        { id: 'device', label: 'Device', cell: ({ userAgent }) => deviceName(userAgent) },
        { id: 'address', label: 'Address', overflow: 'wrap', cell: ({ address }) => address },
        { id: 'created', label: 'Logged in', cell: ({ createdDate }) => formatUtcMoment(createdDate) },
        { id: 'lastUsed', label: 'Last used', cell: ({ lastUsedDate }) => formatUtcMoment(lastUsedDate) },
      ]}
      empty="Logged in nowhere."
    >
      <ConfirmedAct
        user={user}
        label="End all sessions"
        question={`Are you sure you want to log ${user.oktaLogin} out everywhere?`}
        failure="The sessions could not be ended"
        done="Logged out everywhere."
        act={() => call('endUserSessions', { path: { id: user.id } })}
      />
    </UserPart>
  );
}
