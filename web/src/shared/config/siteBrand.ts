import { runtimeConfig } from './runtimeConfig';

/** What the header shows first: the name of the site, or its logo, and where it leads. */
export function siteBrand(): { brandName: string; brandLogo: string | null; brandHref: string } {
  const { siteName, logoPath } = runtimeConfig();
  return { brandName: siteName, brandLogo: logoPath, brandHref: '/' };
}
