import {
  isUpgradable,
  mediaTopicName,
  packageTraits,
  type components,
  formatMoment,
  screenAddress,
} from '@dispatch/contract';
import { DescriptionList, Link } from '@dispatch/design-system';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { usePageReceipt } from '../../shared/deliveries/usePageReceipt';
import { useJournalistMails } from '../../shared/deliveries/useJournalistMails';
import { formatReleaseMoment } from '../../shared/formatting/dates';

export function ReleaseFacts({ release }: { release: components['schemas']['Release'] }) {
  const { distributionId: id, prwebPressReleaseId, publicationState, orderNumber } = release;
  const page = usePageReceipt(release);
  const mails = useJournalistMails(release);
  return (
    <DescriptionList
      items={[
        { term: 'PRID', value: prwebPressReleaseId },
        {
          term: 'Package',
          value: isUpgradable({ ...release, state: publicationState }) ? (
            <>
              {packageTraits[release.package].name}{' '}
              <Link href={screenAddress('upgradeRelease', { id })}>Upgrade</Link>
            </>
          ) : (
            packageTraits[release.package].name
          ),
        },
        ...(release.ownSiteOnly
          ? [{ term: 'Distribution', value: `${runtimeConfig().siteName} alone` }]
          : []),
        ...(release.companyName === '' ? [] : [{ term: 'Company', value: release.companyName }]),
        ...(release.mediaTopics.length > 0
          ? [{ term: 'Topics', value: release.mediaTopics.map(mediaTopicName).join(', ') }]
          : []),
        ...page,
        ...mails,
        { term: 'Release date', value: formatReleaseMoment(release.releaseDate) },
        { term: 'Submitted', value: formatMoment(release.submittedDate) },
        { term: 'Created', value: formatMoment(release.creationDate) },
        {
          term: 'Order number',
          value: orderNumber ? (
            <Link href={screenAddress('order', { number: orderNumber })}>{orderNumber}</Link>
          ) : (
            '-'
          ),
        },
      ]}
    />
  );
}
