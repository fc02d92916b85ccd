import { isClaimable, mayMoveClaim, type components } from '@dispatch/contract';
import { Button, StatusTag, type MenuEntry } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../shared/api/client';
import { meQuery } from '../../shared/api/queries';
import { HandOverModal } from './HandOverModal';
import type { DeskMove } from './useDeskMove';

interface ClaimParts {
  /** Who works on it. */
  status: ReactNode;
  /** Takes it while nobody works on it. */
  button: ReactNode;
  items: MenuEntry[];
  dialog: ReactNode;
  /** What the button does; null while somebody works on it, or nobody can any more. */
  take: (() => void) | null;
}

/** Who works on a release, and how that is taken, handed over and given back. */
export function useClaim(
  { release, claim }: components['schemas']['ReviewedRelease'],
  move: DeskMove,
): ClaimParts {
  const { distributionId: id, publicationState } = release;
  const [isHandingOver, setHandingOver] = useState(false);
  const { data: me } = useQuery(meQuery);
  const path = { id };
  const holder = claim?.userId ?? null;
  const isOpen = isClaimable(publicationState);
  const mayMove = isOpen && me !== undefined && mayMoveClaim(holder, { userId: me.id, group: me.group });
  const take = (): void => {
    move.mutate({ move: () => call('claimRelease', { path }), done: 'You work on this release now.' });
  };
  const takeOver = (userId: number): void => {
    move.mutate({
      move: () => call('handOverClaim', { path, body: { userId } }),
      done: 'You work on this release now. Your colleague is told by email.',
    });
  };
  const giveBack = (): void => {
    move.mutate({ move: () => call('giveBackClaim', { path }), done: 'The release is back in the queue.' });
  };
  return {
    status: claim === null ? null : <StatusTag>{claim.isOwn ? 'Yours' : `With ${claim.name}`}</StatusTag>,
    button: isOpen && claim === null ? <Button onPress={take}>Claim</Button> : null,
    items: mayMove
      ? [
          ...(claim !== null && !claim.isOwn
            ? [{ id: 'takeover', label: 'Take over', onAction: () => takeOver(me.id) }]
            : []),
          { id: 'handover', label: 'Hand over', onAction: () => setHandingOver(true) },
          ...(claim === null ? [] : [{ id: 'giveback', label: 'Give back', onAction: giveBack }]),
        ]
      : [],
    dialog: isHandingOver ? (
      <HandOverModal id={id} holder={holder} move={move} onClose={() => setHandingOver(false)} />
    ) : null,
    take: isOpen && claim === null ? take : null,
  };
}
