import { formatCount } from '../../shared/formatting/counts';
import {
  isUpgradable,
  mediaTopicName,
  packageTraits,
  type CallData,
  type components,
  formatMoment,
  screenAddress,
} from '@dispatch/contract';
import { DescriptionList, Link } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { formatReleaseMoment } from '../../shared/formatting/dates';
import { callQuery } from '../../shared/api/callQuery';

const mailedText = ({ sent, isSending }: CallData<'getJournalistMails'>): string =>
  `${formatCount(sent)}${isSending ? ' so far' : ''}`;

export function ReleaseFacts({ release }: { release: components['schemas']['Release'] }) {
  const { distributionId: id, prwebPressReleaseId, publicationState, orderNumber } = release;
  const mails = useQuery({
    ...callQuery('getJournalistMails', { path: { id } }),
    enabled: publicationState === 'Published' && release.cjlSelected.length > 0 && !release.ownSiteOnly,
    refetchInterval: ({ state: { data } }) => (data?.isSending === true ? 5000 : false),
  }).data;
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
        ...(mails === undefined ? [] : [{ term: 'Mailed to journalists', value: mailedText(mails) }]),
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
