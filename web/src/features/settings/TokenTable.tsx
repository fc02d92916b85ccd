import { formatMoment } from '@dispatch/contract';
import { Button, StatusTag, Table, type TableColumn } from '@dispatch/design-system';
import type { AccessToken } from './tokensQuery';

function Name({ token: { name, lastFour, scopes } }: { token: AccessToken }) {
  return (
    <>
      <div>
        {name} <code>…{lastFour}</code>
      </div>
      <div>{scopes.join(', ')}</div>
    </>
  );
}

function Expiry({ isExpired, expiresDate }: AccessToken) {
  return isExpired ? <StatusTag tone="neutral">Expired</StatusTag> : formatMoment(expiresDate);
}

const lastUse = ({ lastUsedDate, lastUsedAddress }: AccessToken): string =>
  lastUsedDate === null ? 'Never' : `${formatMoment(lastUsedDate)}, from ${lastUsedAddress ?? 'somewhere'}`;

interface TokenTableProps {
  tokens: readonly AccessToken[];
  onRevoke: (token: AccessToken) => void;
}

export function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const columns: readonly TableColumn<AccessToken>[] = [
    { id: 'name', label: 'Token', overflow: 'wrap', width: '45%', cell: (token) => <Name token={token} /> },
    { id: 'expires', label: 'Expires', cell: (token) => <Expiry {...token} /> },
    { id: 'lastUsed', label: 'Last used', overflow: 'wrap', cell: lastUse },
    {
      id: 'revoke',
      label: 'Revoke',
      overflow: 'line',
      cell: (token) => (
        <Button variant="quiet" aria-label={`Revoke ${token.name}`} onPress={() => onRevoke(token)}>
          Revoke
        </Button>
      ),
    },
  ];
  return <Table caption="Access tokens" columns={columns} rows={tokens} getKey={({ id }) => id} />;
}
