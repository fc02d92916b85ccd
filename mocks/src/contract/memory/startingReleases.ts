import { newsPath } from '@dispatch/contract';
import type { Remembering } from './memory';
import { nameOf, type PersonRow } from './people';
import type { Release, ReleaseRow } from './releaseRow';

/** The examples tell one release in several states; here each has numbers of its own, `offset` added to the ids. */
export function startingReleases({ contract }: Remembering, owner: PersonRow, offset: number): ReleaseRow[] {
  const states = contract.successExamples('getRelease').map(({ value }) => value as Release);
  const taken = new Set<number>();
  return states.map((release) => {
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
        editRequests: release.editRequests?.map((edit) => ({
          ...edit,
          editRequestId: edit.editRequestId + offset,
        })),
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
