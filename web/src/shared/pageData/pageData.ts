import { screenAddress } from '@dispatch/contract';
import type { components } from '@dispatch/contract';

export type Package = components['schemas']['Package'];
export type Partner = components['schemas']['Partner'];
export type PartnerPackage = components['schemas']['PartnerPackage'];

/** What the server writes into a public page, so that it needs no call before it can be read. */
export interface PageData {
  packages: readonly Package[];
  /** The partner of the address; null when there is none of that name, and on pages of no partner. */
  partner: Partner | null;
  partnerPackages: readonly PartnerPackage[] | null;
  /** What was published last; null on pages of a partner, and where nothing is published. */
  latest: { headline: string; summary: string; path: string } | null;
}

/** The data that stand in the page; null when nobody has written any, as in development. */
export function readPageData(): PageData | null {
  const written = document.getElementById('page-data')?.textContent ?? '';
  return written === '' ? null : (JSON.parse(written) as PageData);
}

/** The slug in the address of a partner's splash page, /prwebpartner/{slug}; null for other addresses. */
export function splashSlug(path: string): string | null {
  const [, slug] = /^\/prwebpartner\/([^/]+)\/?$/i.exec(path) ?? [];
  if (slug === undefined) return null;
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Whether this is the path of a page with the light entry of its own (docs/decisions/0008). */
export const isPublicPage = (path: string): boolean =>
  /^\/welcome\/?$/i.test(path) || splashSlug(path) !== null;

export const partnerSplash = (slug: string): string => screenAddress('partnerSplash', { slug });

/** The address of a partner's registration page; with a package, the one that the first release begins with. */
export const partnerRegistration = (slug: string, packageId?: string): string =>
  `${partnerSplash(slug)}/Register${packageId === undefined ? '' : `?package=${packageId}`}`;
