import {
  fromDollars,
  isDowngrade,
  packageTraits,
  priceUpgrade,
  whyNotUpgraded,
  type components,
  type Discounts,
  type PackageId,
  type Quote,
  type Upgrade,
} from '@dispatch/contract';

type Release = components['schemas']['Release'];

export interface UpgradeChoice {
  package: PackageId;
  wantsPriority: boolean;
}

/** Whether priority may be added: the release has none, and the package offers it. */
export const offersPriority = (release: Release, packageId: PackageId): boolean =>
  !release.hasPriorityRelease && packageTraits[packageId].priority;

/** What was chosen, as far as it is sold for the release: never a lower package. */
export const upgradeOf = (release: Release, choice: UpgradeChoice): Upgrade => {
  const to = isDowngrade(release.package, choice.package) ? release.package : choice.package;
  return {
    from: release.package,
    hadPriority: release.hasPriorityRelease,
    package: to,
    priorityReleaseEnabled: choice.wantsPriority && offersPriority(release, to),
  };
};

/** The upgrade at today's prices; null while they are not known, or when it is not sold. */
export function upgradeQuote(
  upgrade: Upgrade,
  packages: readonly components['schemas']['Package'][],
  { universalCoupon, userCoupon }: Discounts = {},
): Quote | null {
  const priceOf = (id: PackageId) => packages.find(({ packageId }) => packageId === id)?.price;
  const [from, to] = [priceOf(upgrade.from), priceOf(upgrade.package)];
  if (from === undefined || to === undefined || whyNotUpgraded(upgrade).length > 0) return null;
  return priceUpgrade({ from: fromDollars(from), to: fromDollars(to) }, upgrade, {
    universalCoupon,
    userCoupon,
  });
}
