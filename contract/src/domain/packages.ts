import { cents, type Cents } from './money';

/** Package ids as release data has them. */
export const packageIds = ['80', '140', '200', '360'] as const;
export type PackageId = (typeof packageIds)[number];

export type PackageTraits = {
  name: 'Basic' | 'Standard' | 'Advanced' | 'Premium';
  newsImage: boolean;
  video: boolean;
  pullQuote: boolean;
  priority: boolean;
  /** Journalist lists that come with it. */
  freeLists: number;
  /** Most journalist lists that can be bought on top. */
  mostLists: number;
  turnaroundHours: number;
};

export const packageTraits: Readonly<Record<PackageId, Readonly<PackageTraits>>> = {
  '80': {
    name: 'Basic',
    newsImage: false,
    video: false,
    pullQuote: false,
    priority: false,
    freeLists: 0,
    mostLists: 21,
    turnaroundHours: 48,
  },
  '140': {
    name: 'Standard',
    newsImage: false,
    video: false,
    pullQuote: true,
    priority: false,
    freeLists: 0,
    mostLists: 21,
    turnaroundHours: 48,
  },
  '200': {
    name: 'Advanced',
    newsImage: true,
    video: false,
    pullQuote: true,
    priority: true,
    freeLists: 1,
    mostLists: 20,
    turnaroundHours: 24,
  },
  '360': {
    name: 'Premium',
    newsImage: true,
    video: true,
    pullQuote: true,
    priority: true,
    freeLists: 2,
    mostLists: 19,
    turnaroundHours: 24,
  },
};

/** List prices with which an installation begins: 120, 245, 360, 480 dollars. */
export const startingPrices: Readonly<Record<PackageId, Cents>> = {
  '80': cents(12_000),
  '140': cents(24_500),
  '200': cents(36_000),
  '360': cents(48_000),
};

export const isPackageId = (id: string): id is PackageId => (packageIds as readonly string[]).includes(id);

/** Journalist lists that may be chosen: the bought ones and the free ones. */
export const listsToChoose = (id: PackageId, bought: number): number => bought + packageTraits[id].freeLists;

const rank = (id: PackageId): number => packageIds.indexOf(id);

export const isDowngrade = (from: PackageId, to: PackageId): boolean => rank(to) < rank(from);

/** A key of the message catalogue; null when nothing is lost. Premium to Advanced affects video and lists only. */
export const downgradeWarning = (
  from: PackageId,
  to: PackageId,
): 'downgrade-premium-to-advanced' | 'downgrade' | null => {
  if (!isDowngrade(from, to)) return null;
  return from === '360' && to === '200' ? 'downgrade-premium-to-advanced' : 'downgrade';
};

export type PackageDependentFields = {
  package: PackageId;
  videoUrl?: string | null;
  newsImage?: unknown;
  cjl?: number;
  cjlSelected?: readonly unknown[];
  hasPriorityRelease?: boolean;
};

export type PackageChange = {
  package: PackageId;
  videoUrl?: '';
  newsImage?: null;
  cjl: number;
  cjlSelected?: [];
  hasPriorityRelease?: false;
};

/**
 * What a change of package does to a release: the count of bought lists is kept up to the new most. Downwards the
 * chosen lists are cleared, priority is turned off, and video and news image are emptied where the new package has
 * none. Premium to Advanced keeps the image: Advanced has one, and the warning does not name it. The pull-out quote
 * stays, because Basic only hides it.
 */
export const changePackage = (release: PackageDependentFields, to: PackageId): PackageChange => {
  const cjl = Math.min(release.cjl ?? 0, packageTraits[to].mostLists);
  if (!isDowngrade(release.package, to)) return { package: to, cjl };
  return {
    package: to,
    cjl,
    cjlSelected: [],
    hasPriorityRelease: false,
    ...(packageTraits[to].video ? {} : { videoUrl: '' as const }),
    ...(packageTraits[to].newsImage ? {} : { newsImage: null }),
  };
};
