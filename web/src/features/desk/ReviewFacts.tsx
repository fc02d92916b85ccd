import {
  accountsText,
  mediaTopicName,
  packageTraits,
  type components,
  formatMoment,
} from '@dispatch/contract';
import { ActionBar, Button, DescriptionList, Popover, Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { ReleaseDeliveries } from '../../shared/deliveries/ReleaseDeliveries';
import { SocialPosts } from '../../shared/deliveries/SocialPosts';
import { usePageReceipt } from '../../shared/deliveries/usePageReceipt';
import { useJournalistMails } from '../../shared/deliveries/useJournalistMails';
import { formatDollars } from '../../shared/formatting/price';
import { reachText } from '../../shared/formatting/reachText';
import { AnalyticsLink } from '../../shared/release/AnalyticsLink';
import { KeysFact } from './KeysFact';
import { MoveHistory } from './MoveHistory';

type ReviewedRelease = components['schemas']['ReviewedRelease'];

const phone = (code: string | undefined, number: string | undefined, extension: string | undefined): string =>
  [code ? `+${code}` : '', number ?? '', extension ? `ext. ${extension}` : ''].filter(Boolean).join(' ');

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Popover title={title} width="medium" trigger={<Button variant="quiet">{title}</Button>}>
      {children}
    </Popover>
  );
}

/** What there is to know about a release besides its text, folded away. */
export function ReviewFacts({ reviewed }: { reviewed: ReviewedRelease }) {
  const { release, customer, order, moves } = reviewed;
  const { socialPosts = [] } = release;
  const counted = [...usePageReceipt(release), ...useJournalistMails(release)];
  const lists = release.cjlSelected.map(({ categoryName = '', people }) =>
    people === undefined ? categoryName : `${categoryName} (${reachText(people)})`,
  );
  return (
    <ActionBar>
      <Fact title="Release">
        <DescriptionList
          items={[
            { term: 'PRID', value: release.prwebPressReleaseId },
            { term: 'Release date', value: formatMoment(release.releaseDate) },
            { term: 'Submitted', value: formatMoment(release.submittedDate) },
            { term: 'Distribution', value: release.ownSiteOnly ? 'Our own site alone' : 'All sites' },
            { term: 'Package', value: packageTraits[release.package].name },
            { term: 'Priority', value: release.hasPriorityRelease ? 'Yes' : 'No' },
            { term: 'Company', value: release.companyName },
            { term: 'Topics', value: release.mediaTopics.map(mediaTopicName).join(', ') },
            { term: 'Journalist lists', value: lists.join(', ') },
            { term: 'Share on X', value: release.hasCisionSocialPost ? release.cisionSocialPost : '' },
            { term: 'X message', value: release.xPostHandle === '' ? '' : release.twitterMessage },
            { term: 'Social accounts', value: accountsText(release) },
          ]}
        />
      </Fact>
      <Fact title="Customer">
        <DescriptionList
          items={[
            { term: 'Name', value: customer.name },
            { term: 'Organization', value: customer.organization },
            { term: 'Login', value: customer.login },
            { term: 'Phone', value: customer.phone },
            { term: 'Private contact', value: [release.user, release.userEmail].filter(Boolean).join(', ') },
            {
              term: 'Private phone',
              value: phone(release.userPhoneCountryCode, release.userPhone, release.userPhoneExtension),
            },
          ]}
        />
      </Fact>
      <Fact title="Order">
        <DescriptionList
          items={[
            { term: 'Order number', value: order?.orderNumber },
            { term: 'Total', value: order ? formatDollars(order.total) : '' },
          ]}
        />
      </Fact>
      <Fact title="History">
        <MoveHistory moves={moves} />
      </Fact>
      {release.publicationState === 'Published' || release.publicationState === 'Deleted' ? (
        <Fact title="Deliveries">
          <Stack gap="tight">
            <ReleaseDeliveries
              id={release.distributionId}
              frame={(list) => list}
              empty={<p>It goes to no subscriber.</p>}
            />
            <AnalyticsLink id={release.distributionId} />
            {counted.length > 0 ? <DescriptionList items={counted} /> : null}
            {socialPosts.length > 0 ? (
              <SocialPosts posts={socialPosts} isDesk isWithdrawn={release.publicationState === 'Deleted'} />
            ) : null}
          </Stack>
        </Fact>
      ) : null}
      <Fact title="Keys">
        <KeysFact />
      </Fact>
    </ActionBar>
  );
}
