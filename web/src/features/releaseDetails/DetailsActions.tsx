import { actionsFrom, screenAddress, screenFor, type components } from '@dispatch/contract';
import { ActionBar, Button, ButtonLink, Menu, type MenuEntry } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { featuresQuery } from '../../shared/api/queries';
import { useReleasePdf } from '../../shared/article/PdfButton';
import { PreviewModal } from '../../shared/article/PreviewModal';
import { ReceiptModal } from '../../shared/receipts/ReceiptModal';
import { useDuplicate } from '../../shared/release/DuplicateButton';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';
import { isImpersonating } from '../../shared/session/session';
import { VersionHistoryDialog } from '../../shared/versions/VersionHistoryButton';
import { BackToDraft } from './BackToDraft';

type Dialog = 'preview' | 'receipt' | 'versions' | 'backToDraft';

interface DetailsActionsProps {
  release: components['schemas']['Release'];
  /** A question to the customer stands above: its answer is what there is to do first. */
  isAsked: boolean;
}

/** The state of a release, what is likeliest to be done with it, and the rest in a menu. */
export function DetailsActions({ release, isAsked }: DetailsActionsProps) {
  const { distributionId, publicationState: state, isResubmit, publicUrl, hasPaid } = release;
  const [shown, setShown] = useState<Dialog | null>(null);
  const features = useQuery(featuresQuery).data;
  const pdf = useReleasePdf({ distributionId });
  const duplicate = useDuplicate(distributionId);
  const close = (): void => setShown(null);
  const opening = (id: Dialog, label: string): MenuEntry => ({ id, label, onAction: () => setShown(id) });
  const isTakenBackBy =
    features?.hasEnableBackToDraft === true && actionsFrom(state, 'customer').includes('backToDraft');
  const isEditedHere = isImpersonating() && screenFor({ state, hasPaid }, 'impersonator') === 'edit';
  const isLedToPage = Boolean(publicUrl);
  const items: MenuEntry[] = [
    ...(isLedToPage || isAsked ? [opening('preview', 'Preview My Release')] : []),
    { id: 'pdf', label: 'Download PDF', onAction: () => void pdf.save(), isDisabled: pdf.isBusy },
    opening('versions', 'Version history'),
    ...(hasPaid ? [opening('receipt', 'Show My Receipt')] : []),
    { id: 'duplicate', label: 'Duplicate', onAction: duplicate.mutate, isDisabled: duplicate.isPending },
    ...(isTakenBackBy ? [opening('backToDraft', 'Back to Draft')] : []),
    ...(isEditedHere
      ? [{ id: 'edit', label: 'Edit Release', href: screenAddress('editRelease', { id: distributionId }) }]
      : []),
  ];
  return (
    <>
      <ActionBar>
        <ReleaseStatus state={state} isResubmit={isResubmit} />
        {publicUrl ? (
          <ButtonLink href={publicUrl} variant="primary" target="_blank">
            Read it on the public page
          </ButtonLink>
        ) : null}
        {isLedToPage || isAsked ? null : (
          <Button variant="primary" onPress={() => setShown('preview')}>
            Preview My Release
          </Button>
        )}
        <Menu variant="secondary" label="More actions" items={items} />
      </ActionBar>
      <PreviewModal release={release} pdf={{ distributionId }} isOpen={shown === 'preview'} onClose={close} />
      <ReceiptModal of={{ distributionId }} isOpen={shown === 'receipt'} onClose={close} />
      <BackToDraft release={release} isOpen={shown === 'backToDraft'} onClose={close} />
      {shown === 'versions' ? <VersionHistoryDialog distributionId={distributionId} onClose={close} /> : null}
    </>
  );
}
