import { packageTraits, type PackageId } from './packages';

const minute = 60_000;
const hour = 60 * minute;

export const PRIORITY_HOURS = 4;

/** Minutes of a release time come in steps of five. */
export const MINUTE_STEP = 5;

const roundUp = (instant: number, step: number): Date => new Date(Math.ceil(instant / step) * step);

export const turnaroundHours = (packageId: PackageId, priority: boolean): number =>
  priority && packageTraits[packageId].priority ? PRIORITY_HOURS : packageTraits[packageId].turnaroundHours;

/** Rounded up to the whole minute, so that the very time which the message names is accepted. */
export const earliestRelease = (packageId: PackageId, priority: boolean, now: Date): Date =>
  roundUp(now.getTime() + turnaroundHours(packageId, priority) * hour, minute);

/** The earliest time plus one hour, rounded up to the next five minutes: the schedule step offers no others. */
export const defaultRelease = (packageId: PackageId, priority: boolean, now: Date): Date =>
  roundUp(earliestRelease(packageId, priority, now).getTime() + hour, MINUTE_STEP * minute);

/** Whether this person may choose an earlier time: ADMIN, EDITOR, and staff in the owner's place. */
export const exemptFromTurnaround = (group: string | null, isImpersonating: boolean): boolean =>
  isImpersonating || group === 'ADMIN' || group === 'EDITOR';

/** Never for those who are exempt: ADMIN, EDITOR and an impersonated session. */
export const isTooEarly = (
  releaseDate: Date,
  packageId: PackageId,
  priority: boolean,
  now: Date,
  exempt: boolean,
): boolean => !exempt && releaseDate < earliestRelease(packageId, priority, now);

/** How long before the desk owes a decision it is told so. */
export const DUE_SOON_HOURS = 4;

type Owed = {
  submittedDate: Date | null;
  releaseDate: Date | null;
  package: PackageId;
  hasPriorityRelease: boolean;
};

/** When the desk owes a decision: as long after the submission as its package says, and no later than its release time. */
export const deskDue = ({
  submittedDate,
  releaseDate,
  package: id,
  hasPriorityRelease,
}: Owed): Date | null => {
  const times = [
    ...(submittedDate ? [submittedDate.getTime() + turnaroundHours(id, hasPriorityRelease) * hour] : []),
    ...(releaseDate ? [releaseDate.getTime()] : []),
  ];
  return times.length === 0 ? null : new Date(Math.min(...times));
};

/** What is due until then is due soon, or late. */
export const dueSoonUntil = (now: Date): Date => new Date(now.getTime() + DUE_SOON_HOURS * hour);

export type Due = 'late' | 'soon' | 'later';

export const dueOf = (due: Date, now: Date): Due => {
  if (due <= now) return 'late';
  return due <= dueSoonUntil(now) ? 'soon' : 'later';
};

/** How far away an instant is, in the largest unit that it fills: '3 h', '25 min', '2 days'. */
export const spanText = (from: Date, to: Date): string => {
  const minutes = Math.floor(Math.abs(to.getTime() - from.getTime()) / minute);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`;
};
