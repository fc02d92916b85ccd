import { formatMoment } from '@dispatch/contract';
import { Button, StatusTag, Table } from '@dispatch/design-system';
import { deviceName } from '../../shared/session/deviceName';
import type { SignedInSession } from './sessionsQuery';

const columns = [
  { id: 'device', label: 'Device' },
  { id: 'address', label: 'Address', overflow: 'wrap' },
  { id: 'lastUsed', label: 'Last used' },
  { id: 'action', label: 'Log out', overflow: 'line' },
] as const;

interface SessionTableProps {
  sessions: readonly SignedInSession[];
  endingId: number | null;
  onEnd: (session: SignedInSession) => void;
}

export function SessionTable({ sessions, endingId, onEnd }: SessionTableProps) {
  return (
    <Table
      caption="Sessions, last used first"
      columns={columns}
      rows={sessions}
      getKey={({ id }) => id}
      renderCell={(session, column) => {
        const device = deviceName(session.userAgent);
        if (column === 'device') return device;
        if (column === 'address') return session.address;
        if (column === 'lastUsed') return formatMoment(session.lastUsedDate);
        if (session.isCurrent) return <StatusTag tone="live">This session</StatusTag>;
        return (
          <Button
            variant="quiet"
            isPending={endingId === session.id}
            aria-label={`Log out ${device}, ${session.address}`}
            onPress={() => onEnd(session)}
          >
            Log out
          </Button>
        );
      }}
    />
  );
}
