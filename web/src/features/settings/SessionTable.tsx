import { formatMoment } from '@dispatch/contract';
import { Button, StatusTag, Table, type TableColumn } from '@dispatch/design-system';
import { deviceName } from '../../shared/session/deviceName';
import type { SignedInSession } from './sessionsQuery';

interface SessionTableProps {
  sessions: readonly SignedInSession[];
  onEnd: (session: SignedInSession) => void;
}

export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const columns: readonly TableColumn<SignedInSession>[] = [
    { id: 'device', label: 'Device', cell: ({ userAgent }) => deviceName(userAgent) },
    { id: 'address', label: 'Address', overflow: 'wrap', cell: ({ address }) => address },
    { id: 'lastUsed', label: 'Last used', cell: ({ lastUsedDate }) => formatMoment(lastUsedDate) },
    {
      id: 'action',
      label: 'Log out',
      overflow: 'line',
      cell: (session) =>
        session.isCurrent ? (
          <StatusTag tone="live">This session</StatusTag>
        ) : (
          <Button
            variant="quiet"
            aria-label={`Log out ${deviceName(session.userAgent)}, ${session.address}`}
            onPress={() => onEnd(session)}
          >
            Log out
          </Button>
        ),
    },
  ];
  return (
    <Table caption="Sessions, last used first" columns={columns} rows={sessions} getKey={({ id }) => id} />
  );
}
