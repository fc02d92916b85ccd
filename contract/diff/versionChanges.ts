import type { Change } from './change';

/** What a version of the contract changed since the one before, as the documentation lists it. */
export type VersionChanges = { version: string; changes: Pick<Change, 'breaking' | 'place' | 'what'>[] };

/** The list, newest version first, with what a release changes; a version that is released again gains what is new. */
export const withChanges = (
  known: readonly VersionChanges[],
  version: string,
  changes: readonly Change[],
): VersionChanges[] => {
  const before = known.find((one) => one.version === version)?.changes ?? [];
  const all = [...before, ...changes.map(({ breaking, place, what }) => ({ breaking, place, what }))];
  const unique = new Map(all.map((one) => [`${one.place}: ${one.what}`, one]));
  const others = known.filter((one) => one.version !== version);
  return unique.size === 0 ? others : [{ version, changes: [...unique.values()] }, ...others];
};
