import { packageTraits, type components } from '@dispatch/contract';
import { DescriptionList } from '@dispatch/design-system';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { formatMoment } from '../../shared/formatting/dates';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';

export function ReleaseFacts({ release }: { release: components['schemas']['Release'] }) {
  const { prwebPressReleaseId, publicationState, isResubmit, orderNumber } = release;
  return (
    <DescriptionList
      items={[
        { term: 'PRID', value: prwebPressReleaseId },
        { term: 'Package', value: packageTraits[release.package].name },
        { term: 'Status', value: <ReleaseStatus state={publicationState} isResubmit={isResubmit} /> },
        ...(release.ownSiteOnly
          ? [{ term: 'Distribution', value: `${runtimeConfig().siteName} alone` }]
          : []),
        { term: 'Release date', value: formatMoment(release.releaseDate) },
        { term: 'Submitted', value: formatMoment(release.submittedDate) },
        { term: 'Created', value: formatMoment(release.creationDate) },
        { term: 'Order number', value: orderNumber ?? '-' },
      ]}
    />
  );
}
