import { screenAddress } from '@dispatch/contract';
import { ButtonLink, EmptyState } from '@dispatch/design-system';
import { WhatElse } from './WhatElse';
import { releaseAddress, type ReleasePlace } from './releasePlace';

export function NoReleases({ place, total }: { place: ReleasePlace; total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        title="Nothing on this page"
        action={<ButtonLink href={releaseAddress({ ...place, page: 1 })}>Go to the first page</ButtonLink>}
      />
    );
  }
  if (place.view !== 'all' || place.search !== '') {
    return (
      <EmptyState title="No releases match" action={<ButtonLink href="/">Show all releases</ButtonLink>}>
        {place.search === ''
          ? 'None of your releases has this status now.'
          : 'A search looks for words of the headline, in their order, and for the number of a release.'}
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        title="No releases yet"
        action={<ButtonLink href={screenAddress('createRelease')}>Write your first release</ButtonLink>}
      >
        A release that you begin is kept here as a draft until you submit it.
      </EmptyState>
      <WhatElse />
    </>
  );
}
