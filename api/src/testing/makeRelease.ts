import { numberOfState, slugOf, type ReleaseState } from '@dispatch/contract';
import type { CreationAttributes } from 'sequelize';
import { now } from '../platform/settings/clock';
import { Order } from '../money/orders/Order';
import { Release } from '../releases/lifecycle/Release';
import { keepVersion } from '../releases/lifecycle/ReleaseVersion';
import type { User } from '../people/users/User';

const hour = 3_600_000;

export const goodContent = {
  package: '200',
  headline: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
  summary: 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point.',
  cityState: 'BALTIMORE',
  body: '<p>Harbor Robotics today opened an assembly plant at Sparrows Point.</p>',
  primaryContactName: 'Dana Ortiz',
  primaryContactCompany: 'Harbor Robotics',
  primaryContactWebsite: 'harbor-robotics.example',
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: '410 555 0142',
  user: 'Dana Ortiz',
  userPhoneCountryCode: '1',
  userPhone: '410 555 0142',
} as const;

type Given = Partial<CreationAttributes<Release>> & { paid?: boolean };

/**
 * Keeps every rule, three days ahead, its contacts the owner's own address. `paid` gives it an order. One that is not a
 * draft has the version that was submitted or published.
 */
export const makeRelease = async (
  owner: User,
  { paid = false, ...given }: Given = {},
  state: ReleaseState = 'DraftMode',
): Promise<Release> => {
  const at = now();
  const release = await Release.create({
    ...goodContent,
    userId: owner.userId,
    savedBy: owner.userId,
    primaryContactEmail: owner.email,
    userEmail: owner.email,
    releaseDate: new Date(Math.ceil((at.getTime() + 72 * hour) / 60_000) * 60_000),
    creationDate: at,
    savedAt: at,
    state: numberOfState(state),
    ...(state === 'DraftMode' ? {} : { submittedDate: at, distributionPRWebVersion: 1 }),
    ...(state === 'Published'
      ? { publishedAt: at, slug: slugOf(given.headline ?? goodContent.headline) }
      : {}),
    ...given,
  });
  if (state !== 'DraftMode') {
    await keepVersion(release.distributionId, {
      kind: state === 'Published' ? 'published' : 'submitted',
      actor: { userId: owner.userId, impersonator: null },
      now: at,
    });
  }
  if (paid) {
    const { orderId } = await Order.create({
      userId: owner.userId,
      distributionId: release.distributionId,
      purpose: 'release',
      subtotalCents: 36_000 as Order['subtotalCents'],
      discountCents: 0 as Order['discountCents'],
      totalCents: 36_000 as Order['totalCents'],
      createdDate: at,
      changedAt: at,
    });
    await release.update({ paidAt: at, firstOrderId: orderId });
  }
  return release.reload();
};
