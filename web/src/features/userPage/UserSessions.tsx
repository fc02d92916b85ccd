import { mayManageAccount } from '@dispatch/contract';
import { SectionHead, Stack, Table } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { formatUtcMoment } from '../../shared/formatting/dates';
import { Loaded } from '../../shared/screen/Loaded';
import { deviceName } from '../../shared/session/deviceName';
import { ConfirmedAct } from './ConfirmedAct';
import { userSessionsQuery, type User } from './queries';
import { staffGroup } from './staffGroup';

const columns = [
  { id: 'device', label: 'Device' },
  { id: 'address', label: 'Address', overflow: 'wrap' },
  { id: 'created', label: 'Logged in' },
  { id: 'lastUsed', label: 'Last used' },
] as const;

export function UserSessions({ user }: { user: User }) {
  const query = useQuery(userSessionsQuery(user.id));
  return (
    <section>
      <Stack gap="tight">
        <SectionHead title="Sessions" />
        <Loaded query={query} failure="The sessions could not be loaded">
          {(sessions) => (
            <Table
              caption="Sessions, last used first"
              columns={columns}
              rows={sessions}
              getKey={({ id }) => id}
              renderCell={({ userAgent, address, createdDate, lastUsedDate }, column) => {
                if (column === 'device') return deviceName(userAgent);
                if (column === 'address') return address;
                return formatUtcMoment(column === 'created' ? createdDate : lastUsedDate);
              }}
              empty={<p>Logged in nowhere.</p>}
            />
          )}
        </Loaded>
        {mayManageAccount(staffGroup(), user.group) ? (
          <ConfirmedAct
            user={user}
            label="End all sessions"
            question={`Are you sure you want to log ${user.oktaLogin} out everywhere?`}
            failure="The sessions could not be ended"
            done="Logged out everywhere."
            act={() => call('endUserSessions', { path: { id: user.id } })}
          />
        ) : null}
      </Stack>
    </section>
  );
}
