import type { components } from '@dispatch/contract';
import { ActionBar, Banner, Button, ButtonLink, Stack } from '@dispatch/design-system';
import { useState, type ReactNode } from 'react';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { sessionGroup } from '../../shared/session/session';
import { ApproveModal } from './ApproveModal';
import { deskActions } from './deskActions';
import { HoldModal } from './HoldModal';
import { useDeskMove } from './useDeskMove';

interface ReviewActionsProps {
  reviewed: components['schemas']['ReviewedRelease'];
  status: ReactNode;
}

export function ReviewActions({ reviewed, status }: ReviewActionsProps) {
  const { release, isOverdue } = reviewed;
  const { distributionId: id, publicationState, publicUrl, releaseDate } = release;
  const [asked, setAsked] = useState<'hold' | 'approve' | null>(null);
  const move = useDeskMove(id);
  const actions = deskActions(publicationState, sessionGroup());
  const close = (): void => setAsked(null);
  const open = (): void =>
    move.mutate({
      move: () => call('openReview', { path: { id } }),
      done: 'The release is in editorial review.',
    });
  return (
    <Stack>
      {move.error ? (
        <Banner tone="danger" title="This could not be done">
          {errorText(move.error)}
        </Banner>
      ) : null}
      <ActionBar>
        {status}
        {actions.includes('open') ? (
          <Button variant="primary" onPress={open} isPending={move.isPending && asked === null}>
            Open for review
          </Button>
        ) : null}
        {actions.includes('approve') ? (
          <Button
            variant={actions.includes('open') ? 'secondary' : 'primary'}
            onPress={() => setAsked('approve')}
          >
            Approve
          </Button>
        ) : null}
        {actions.includes('hold') ? <Button onPress={() => setAsked('hold')}>Put on hold</Button> : null}
        {publicUrl ? (
          <ButtonLink href={publicUrl} target="_blank">
            Public page
          </ButtonLink>
        ) : null}
      </ActionBar>
      {asked === 'hold' ? <HoldModal id={id} move={move} onClose={close} /> : null}
      {asked === 'approve' ? (
        <ApproveModal id={id} releaseDate={releaseDate} isOverdue={isOverdue} move={move} onClose={close} />
      ) : null}
    </Stack>
  );
}
