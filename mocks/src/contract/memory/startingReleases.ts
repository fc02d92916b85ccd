import { newsPath, type components } from '@dispatch/contract';
import type { Remembering } from './memory';
import { nameOf, type PersonRow } from './people';
import type { Release, ReleaseRow } from './releaseRow';

type ListItem = components['schemas']['ReleaseListItem'];

/** The published release of the dashboard's example, which getRelease may show none of: with the text of another. */
const published = (item: ListItem, text: Release): Release => ({
  ...text,
  distributionId: item.DistributionID,
  prwebPressReleaseId: item.PRWebPressReleaseID,
  headline: item.HeadLine,
  cityState: item.CityState,
  package: item.Package,
  releaseDate: item.ReleaseDate,
  creationDate: item.CreationDate,
  submittedDate: item.SubmittedDate,
  releaseStatusId: item.ReleaseStatusID,
  publicationState: 'Published',
});

/** The examples tell one release in several states; here each has numbers of its own, `offset` added to the ids. */
export function startingReleases({ contract }: Remembering, owner: PersonRow, offset: number): ReleaseRow[] {
  const states = contract.successExamples('getRelease').map(({ value }) => value as Release);
  const submitted = states.find(({ submittedDate }) => submittedDate !== null);
  const isShown = states.some(({ publicationState }) => publicationState === 'Published');
  const items = contract.example('listReleases');
  const items4 = items.filter(({ ReleaseStatusID }) => ReleaseStatusID === 4);
  const all = [
    ...(submitted === undefined || isShown ? [] : items4.map((item) => published(item, submitted))),
    ...states,
  ];
  const taken = new Set<number>();
  return all.map((release) => {
    let distributionId = release.distributionId + offset;
    while (taken.has(distributionId)) distributionId += 1;
    taken.add(distributionId);
    const prwebPressReleaseId = 204_800 + distributionId;
    const isPublished = release.publicationState === 'Published';
    const isSubmitted = release.submittedDate !== null;
    return {
      ownerId: owner.id,
      savedBy: owner.profile.oktaLogin,
      wasOverdue: false,
      release: {
        ...release,
        distributionId,
        prwebPressReleaseId,
        user: nameOf(owner),
        userEmail: owner.profile.email,
        orderNumber: release.hasPaid ? 100_000 + distributionId : null,
        publicUrl: isPublished ? newsPath(release.headline, prwebPressReleaseId) : null,
      },
      moves: isSubmitted
        ? [
            {
              from: 'DraftMode',
              to: 'PendingEditorialReview',
              by: owner.profile.oktaLogin,
              at: release.submittedDate ?? release.savedAt,
              reasons: [],
            },
          ]
        : [],
    };
  });
}
