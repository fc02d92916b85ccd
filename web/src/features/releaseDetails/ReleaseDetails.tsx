import { isUpgradable, screenFor, type components, screenAddress } from '@dispatch/contract';
import { ActionBar, Button, ButtonLink, Link, Split, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { featuresQuery } from '../../shared/api/queries';
import { PdfButton } from '../../shared/article/PdfButton';
import { PreviewModal } from '../../shared/article/PreviewModal';
import { leadInArticle } from '../../shared/editorial/leadInArticle';
import { ReceiptModal } from '../../shared/receipts/ReceiptModal';
import { DuplicateButton } from '../../shared/release/DuplicateButton';
import { isImpersonating } from '../../shared/session/session';
import { offersPurchaseEdit } from '../../shared/release/offersPurchaseEdit';
import { OnHoldBanner } from '../../shared/release/OnHoldBanner';
import { Screen } from '../../shared/screen/Screen';
import { VersionHistoryButton } from '../../shared/versions/VersionHistoryButton';
import { BackToDraft } from './BackToDraft';
import { EditRequests } from './EditRequests';
import { ReleaseFacts } from './ReleaseFacts';
import { SocialPosts } from './SocialPosts';

// It has a form, which a release in another state needs not.
const ProposedChanges = lazy(() => import('./ProposedChanges'));

export function ReleaseDetails({ release }: { release: components['schemas']['Release'] }) {
  const [shown, setShown] = useState<'receipt' | 'preview' | null>(null);
  const features = useQuery(featuresQuery);
  const close = (): void => setShown(null);
  // Its dialogs close after the answer has moved the release on.
  const isAwaiting = release.publicationState === 'PendingDistributionUponUserApproval';
  const [wasAwaiting, setWasAwaiting] = useState(isAwaiting);
  if (isAwaiting && !wasAwaiting) setWasAwaiting(true);
  const { distributionId, prwebPressReleaseId, publicUrl, holdReason, publicationState, hasPaid } = release;
  const { editRequests = [], socialPosts = [] } = release;
  const headline = release.headline.trim() || 'Untitled release';
  return (
    <Screen title={headline} slug={`REL-${prwebPressReleaseId}`}>
      <Stack>
        <div>
          <Link href="/">Back to My Releases</Link>
        </div>
        {holdReason.length > 0 ? (
          <OnHoldBanner
            reasons={holdReason}
            state={publicationState}
            onPlace={(place) => {
              setShown('preview');
              return leadInArticle(release, place);
            }}
          />
        ) : null}
        {wasAwaiting ? (
          <Suspense>
            <ProposedChanges release={release} />
          </Suspense>
        ) : null}
        <Split side={<ReleaseFacts release={release} />}>
          <Stack>
            <p>{release.summary}</p>
            <ActionBar>
              {publicUrl ? (
                <ButtonLink href={publicUrl} variant="primary" target="_blank">
                  Read it on the public page
                </ButtonLink>
              ) : null}
              <Button onPress={() => setShown('preview')}>Preview My Release</Button>
              <PdfButton distributionId={distributionId} />
              <VersionHistoryButton distributionId={distributionId} />
              {hasPaid ? <Button onPress={() => setShown('receipt')}>Show My Receipt</Button> : null}
              <BackToDraft release={release} />
              {isUpgradable({ ...release, state: publicationState }) ? (
                <ButtonLink href={screenAddress('upgradeRelease', { id: distributionId })}>
                  Upgrade
                </ButtonLink>
              ) : null}
              {publicationState === 'Published' && offersPurchaseEdit(features.data) ? (
                <ButtonLink href={screenAddress('purchaseEdit', { id: distributionId })}>
                  Request an Edit
                </ButtonLink>
              ) : null}
              <DuplicateButton distributionId={distributionId} />
              {isImpersonating() &&
              screenFor({ state: publicationState, hasPaid }, 'impersonator') === 'edit' ? (
                <ButtonLink href={screenAddress('editRelease', { id: distributionId })}>
                  Edit Release
                </ButtonLink>
              ) : null}
            </ActionBar>
            {socialPosts.length > 0 ? <SocialPosts posts={socialPosts} /> : null}
            {editRequests.length > 0 ? <EditRequests requests={editRequests} /> : null}
            <p>Edits to approved and published releases are not available in the app.</p>
          </Stack>
        </Split>
      </Stack>
      <PreviewModal release={release} pdf={{ distributionId }} isOpen={shown === 'preview'} onClose={close} />
      <ReceiptModal of={{ distributionId }} isOpen={shown === 'receipt'} onClose={close} />
    </Screen>
  );
}
