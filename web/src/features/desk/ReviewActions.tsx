import { actionsFrom, screenFor, type components, screenAddress } from '@dispatch/contract';
import { ActionBar, Banner, Button, ButtonLink, Stack } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { sessionGroup } from '../../shared/session/session';
import { VersionHistoryButton } from '../../shared/versions/VersionHistoryButton';
import { ApproveModal } from './ApproveModal';
import { ChangesModal } from './ChangesModal';
import { askedFirst, deskActions, isAskedFirst, movesAtOnce, type DeskAction } from './deskActions';
import { HoldModal } from './HoldModal';
import { reviewQuery } from './queries';
import { ReasonModal } from './ReasonModal';
import { useDeskMove } from './useDeskMove';

interface ReviewActionsProps {
  reviewed: components['schemas']['ReviewedRelease'];
  status: ReactNode;
}

/** Never the main button: they keep a release from its readers. */
const last: ReadonlySet<DeskAction> = new Set(['hold', 'refuse', 'takeDown']);

export function ReviewActions({ reviewed, status }: ReviewActionsProps) {
  const { release, isOverdue } = reviewed;
  const { distributionId: id, publicationState, publicUrl, releaseDate, hasPaid, editorialChanges } = release;
  const [pressed, setPressed] = useState<DeskAction | null>(null);
  const move = useDeskMove(id);
  const actor = sessionGroup() === 'ADMIN' ? 'admin' : 'editor';
  const maySave = actionsFrom(publicationState, actor).includes('save');
  const queryClient = useQueryClient();
  const reload = () => void queryClient.invalidateQueries(reviewQuery(id));
  const asked = pressed !== null && isAskedFirst(pressed) ? pressed : null;
  const press = (action: DeskAction): void => {
    move.reset();
    setPressed(action);
    if (isAskedFirst(action)) return;
    const { operation, done } = movesAtOnce[action];
    move.mutate({ move: () => call(operation, { path: { id } }), done });
  };
  const labelOf = (action: DeskAction): string =>
    isAskedFirst(action) ? askedFirst[action] : movesAtOnce[action].label;
  const asking = { id, move, onClose: () => setPressed(null) };
  return (
    <Stack>
      {move.error && asked === null ? (
        <Banner tone="danger" title="This could not be done">
          {errorText(move.error)}
        </Banner>
      ) : null}
      <ActionBar>
        {status}
        {deskActions(publicationState, sessionGroup(), Boolean(editorialChanges)).map((action, index) => (
          <Button
            key={action}
            variant={index === 0 && !last.has(action) ? 'primary' : 'secondary'}
            onPress={() => press(action)}
            isPending={pressed === action && asked === null && move.isPending}
          >
            {labelOf(action)}
          </Button>
        ))}
        {screenFor({ state: publicationState, hasPaid }, actor) === 'edit' ? (
          <ButtonLink href={screenAddress('editReviewed', { id })}>Edit Release</ButtonLink>
        ) : null}
        <VersionHistoryButton
          distributionId={id}
          restoring={
            maySave ? { distributionVersion: release.distributionVersion, onRestored: reload } : undefined
          }
        />
        {publicUrl ? (
          <ButtonLink href={publicUrl} target="_blank">
            Public page
          </ButtonLink>
        ) : null}
      </ActionBar>
      {asked === 'hold' ? <HoldModal {...asking} release={release} /> : null}
      {asked === 'approveWithChanges' ? <ChangesModal {...asking} release={release} /> : null}
      {asked === 'approve' || asked === 'approveOwnSite' ? (
        <ApproveModal
          {...asking}
          releaseDate={releaseDate}
          isOverdue={isOverdue}
          ownSiteOnly={asked === 'approveOwnSite'}
        />
      ) : null}
      {asked === 'refuse' || asked === 'takeDown' ? <ReasonModal {...asking} action={asked} /> : null}
    </Stack>
  );
}
