type Version = readonly [major: number, minor: number, patch: number];

const parse = (text: string): Version | null => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
};

const isBefore = (one: Version, other: Version): boolean => {
  const place = one.findIndex((part, index) => part !== other[index]);
  return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0);
};

/** Null when right. Breaking needs a step of the major number, or of the minor one at 0 (semver.org, 4 and 8). */
export const versionError = (released: string, present: string, breakingChanges: number): string | null => {
  const [old, now] = [parse(released), parse(present)];
  if (old === null || now === null)
    return `info.version is major.minor.patch, and not ${old === null ? released : present}.`;
  if (isBefore(now, old)) return `info.version went back from ${released} to ${present}.`;
  if (breakingChanges === 0) return null;
  const needed: Version = old[0] === 0 ? [0, old[1] + 1, 0] : [old[0] + 1, 0, 0];
  if (!isBefore(now, needed)) return null;
  const changes =
    breakingChanges === 1 ? '1 breaking change needs' : `${breakingChanges} breaking changes need`;
  return `${changes} info.version ${needed.join('.')} or later; it is ${present}, and ${released} was released.`;
};
