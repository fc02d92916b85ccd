import {
  actionsFrom,
  message,
  screenFor,
  statesInReview,
  type components,
  screenAddress,
} from '@dispatch/contract';
import { ActionBar, Apart, Banner, Button, ButtonLink, Menu } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { useAskedAction } from '../../shared/routing/useAskedAction';
import { sessionGroup } from '../../shared/session/session';
import { useReleasePdf } from '../../shared/article/PdfButton';
import { VersionHistoryDialog } from '../../shared/versions/VersionHistoryButton';
import { ApproveModal } from './ApproveModal';
import { ChangesModal } from './ChangesModal';
import { askedFirst, deskActions, isAskedFirst, movesAtOnce, type DeskAction } from './deskActions';
import { type DeskKey, useDeskKeys, useDeskSetting } from './deskKeys';
import { useAfterMove } from './useAfterMove';
import { HoldModal } from './HoldModal';
import { reviewQuery } from './queries';
import { ReasonModal } from './ReasonModal';
import { useClaim } from './useClaim';
import { useDeskMove } from './useDeskMove';
import { useNextInQueue } from './useNextInQueue';

interface ReviewActionsProps {
  reviewed: components['schemas']['ReviewedRelease'];
  status: ReactNode;
}

/** Set apart from the others: they keep a release from its readers for good. */
const isForGood = (action: DeskAction): boolean => action === 'refuse' || action === 'takeDown';

export function ReviewActions({ reviewed, status }: ReviewActionsProps) {
  const { release, isOverdue, mayApprove } = reviewed;
  const { distributionId: id, publicationState, publicUrl, releaseDate, hasPaid, editorialChanges } = release;
  const [pressed, setPressed] = useState<DeskAction | null>(null);
  const [isHistoryShown, setHistory] = useState(false);
  const pdf = useReleasePdf({ distributionId: id });
  const next = useNextInQueue(id);
  const [areKeysUsed] = useDeskSetting('keys', true);
  const [goesOn] = useDeskSetting('goOn', false);
  const move = useDeskMove(id, (state) => {
    if (goesOn && !statesInReview.some((inReview) => inReview === state)) next.mutate();
  });
  const claim = useClaim(reviewed, move);
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
  const asking = { id, move, onClose: () => setPressed(null) };
  const offered = deskActions(publicationState, sessionGroup(), Boolean(editorialChanges), mayApprove);
  useAskedAction('hold', () => {
    if (offered.includes('hold')) press('hold');
  });
  const obey = (key: DeskKey): void => {
    if (key === 'c') claim.take?.();
    else if (key !== 'n') {
      const actions: Record<typeof key, readonly DeskAction[]> = {
        o: ['open'],
        a: ['approve', 'approveWithChanges', 'approveOwnSite'],
        h: ['hold'],
        u: ['passUp'],
      };
      const action = offered.find((one) => actions[key].includes(one));
      if (action) press(action);
    } else if (!next.isPending) next.mutate();
  };
  const told = useAfterMove(move, obey);
  useDeskKeys(areKeysUsed, told);
  const buttonOf = (action: DeskAction) => (
    <Button
      key={action}
      variant={
        isForGood(action) ? 'danger' : action === offered[0] && action !== 'hold' ? 'primary' : 'secondary'
      }
      onPress={() => press(action)}
      isPending={pressed === action && asked === null && move.isPending}
    >
      {isAskedFirst(action) ? askedFirst[action] : movesAtOnce[action].label}
    </Button>
  );
  return (
    <>
      <ActionBar>
        {status}
        {claim.status}
        {offered.filter((action) => !isForGood(action)).map(buttonOf)}
        {claim.button}
        <Button onPress={() => told('n')} isPending={next.isPending}>
          Next
        </Button>
        {screenFor({ state: publicationState, hasPaid }, actor) === 'edit' ? (
          <ButtonLink href={screenAddress('editReviewed', { id })}>Edit Release</ButtonLink>
        ) : null}
        <Menu
          variant="secondary"
          label="More actions"
          items={[
            ...claim.items,
            { id: 'versions', label: 'Version history', onAction: () => setHistory(true) },
            { id: 'pdf', label: 'Download PDF', onAction: () => void pdf.save(), isDisabled: pdf.isBusy },
            ...(publicUrl
              ? [{ id: 'page', label: 'Public page', href: publicUrl, target: '_blank' as const }]
              : []),
          ]}
        />
        <Apart>{offered.filter(isForGood).map(buttonOf)}</Apart>
      </ActionBar>
      {mayApprove || !actionsFrom(publicationState, actor).includes('approve') ? null : (
        <Banner tone="info">{message('passed-up-own')}</Banner>
      )}
      {next.error ? (
        <Banner tone="danger" title="The next release could not be found">
          {errorText(next.error)}
        </Banner>
      ) : null}
      {move.error && asked === null ? (
        <Banner tone="danger" title="This could not be done">
          {errorText(move.error)}
        </Banner>
      ) : null}
      {claim.dialog}
      {isHistoryShown ? (
        <VersionHistoryDialog
          distributionId={id}
          onClose={() => setHistory(false)}
          restoring={
            maySave ? { distributionVersion: release.distributionVersion, onRestored: reload } : undefined
          }
        />
      ) : null}
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
      {asked === 'refuse' || asked === 'takeDown' || asked === 'passUp' ? (
        <ReasonModal {...asking} action={asked} />
      ) : null}
    </>
  );
}
