import { type components, screenAddress } from '@dispatch/contract';
import {
  ActionBar,
  Banner,
  Button,
  ButtonLink,
  DescriptionList,
  SectionHead,
  Stack,
} from '@dispatch/design-system';
import { useState } from 'react';
import { formatReleaseMoment } from '../../shared/formatting/dates';
import { ReceiptModal } from '../../shared/receipts/ReceiptModal';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';
import { Screen } from '../../shared/screen/Screen';

const when = (releaseDate: string | null): string =>
  releaseDate === null
    ? 'as soon as it is approved'
    : `on ${formatReleaseMoment(releaseDate)}, or as soon as it is approved if that is later`;

export function Submitted({ release }: { release: components['schemas']['Release'] }) {
  const { distributionId, prwebPressReleaseId, headline, releaseDate, isResubmit, publicationState } =
    release;
  const [showsReceipt, setShowsReceipt] = useState(false);
  return (
    <Screen title="Your release is with our editors" slug={`REL-${prwebPressReleaseId}`} width="narrow">
      <Stack>
        <Banner tone="success" title={isResubmit ? 'Release resubmitted' : 'Release submitted'}>
          {headline}
        </Banner>
        <DescriptionList
          items={[
            { term: 'Status', value: <ReleaseStatus state={publicationState} isResubmit={isResubmit} /> },
            { term: 'Release ID', value: prwebPressReleaseId },
            ...(release.orderNumber === null ? [] : [{ term: 'Order number', value: release.orderNumber }]),
          ]}
        />
        <SectionHead title="What happens next" />
        <ol>
          <li>Our editors read your release. If something needs to change, we email you what.</li>
          <li>{`Once it is approved, it goes out ${when(releaseDate)}.`}</li>
          <li>We email you when it is published, with a link to its public page.</li>
        </ol>
        <ActionBar>
          <ButtonLink href="/" variant="primary">
            Go to My Releases
          </ButtonLink>
          <ButtonLink href={screenAddress('releaseDetails', { id: distributionId })}>
            See your release
          </ButtonLink>
          {release.hasPaid ? <Button onPress={() => setShowsReceipt(true)}>Show My Receipt</Button> : null}
        </ActionBar>
      </Stack>
      <ReceiptModal of={{ distributionId }} isOpen={showsReceipt} onClose={() => setShowsReceipt(false)} />
    </Screen>
  );
}
