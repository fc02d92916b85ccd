import { actionsFrom, type Actor, type ReleaseState } from './lifecycle';
import { isDowngrade, packageIds, packageTraits, type PackageId } from './packages';

const descriptions: Readonly<Record<ReleaseState, string>> = {
  NotFound: 'Not found',
  Ignore: 'Ignored',
  NotSent: 'Refused',
  Deleted: 'Deleted',
  PendingEditorialReview: 'Pending editorial review',
  DraftMode: 'Draft mode',
  OnHold: 'On hold',
  PendingDistribution: 'Pending distribution',
  Published: 'Published',
  InEditorialReview: 'In editorial review',
  OnHoldLocked: 'On hold',
  OnHoldLimitedDistribution: 'On hold',
  PendingDistributionUponUserApproval: 'Awaiting your approval',
  PendingSeniorReview: 'In editorial review',
};

export const statusDescription = (state: ReleaseState): string => descriptions[state];

/** What the desk calls a state: its own word for what was passed up, which to its customer is in review. */
export const deskStatus = (state: ReleaseState): string =>
  state === 'PendingSeniorReview' ? 'Passed up' : descriptions[state];

/** The description, except that a release waiting for review reads 'Submitted', or 'Resubmitted' the second time. */
export const statusLabel = (state: ReleaseState, isResubmit: boolean): string => {
  if (state !== 'PendingEditorialReview') return descriptions[state];
  return isResubmit ? 'Resubmitted' : 'Submitted';
};

/** The same in the words of the desk. */
export const deskStatusLabel = (state: ReleaseState, isResubmit: boolean): string =>
  state === 'PendingSeniorReview' ? deskStatus(state) : statusLabel(state, isResubmit);

export type ReleaseScreen = 'create' | 'edit' | 'details' | 'notFound';

const hidden: ReadonlySet<ReleaseState> = new Set(['NotFound', 'Ignore', 'Deleted']);

type Upgradable = {
  state: ReleaseState;
  hasPaid: boolean;
  package: PackageId;
  hasPriorityRelease: boolean;
};

/**
 * Whether a higher package or priority is sold for it: it is paid, neither published nor refused, and there is still
 * something to buy.
 */
export const isUpgradable = ({ state, hasPaid, package: from, hasPriorityRelease }: Upgradable): boolean =>
  hasPaid &&
  state !== 'Published' &&
  state !== 'NotSent' &&
  !hidden.has(state) &&
  packageIds.some(
    (id) => isDowngrade(id, from) || (!hasPriorityRelease && id === from && packageTraits[id].priority),
  );

/** The wizard where this person may save the release, otherwise its page. */
export const screenFor = (
  release: { state: ReleaseState; hasPaid: boolean } | null,
  actor: Actor = 'customer',
): ReleaseScreen => {
  if (release === null || hidden.has(release.state)) return 'notFound';
  if (!actionsFrom(release.state, actor).includes('save')) return 'details';
  return release.state === 'DraftMode' && !release.hasPaid ? 'create' : 'edit';
};
