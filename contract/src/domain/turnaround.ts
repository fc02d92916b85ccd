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
