import type { RecordKind } from '@dispatch/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api/callQuery';
import { isImpersonating } from '../session/session';
import { viewersText } from './viewersText';

/** The server forgets who has missed two of these. */
const beat = 20_000;

/** Who else of the staff looks at a record. While it is in view it tells the server that one does oneself. */
export function RecordViewers({ kind, id }: { kind: RecordKind; id: number }) {
  const { data = [] } = useQuery({
    ...callQuery('viewRecord', { path: { kind, id } }),
    enabled: !isImpersonating(),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Both stand still while the page is hidden, and go on when it is seen again.
    refetchInterval: beat,
    refetchOnWindowFocus: 'always',
  });
  return <span role="status">{viewersText(data.map(({ name }) => name))}</span>;
}
