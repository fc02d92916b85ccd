import type { components } from '@dispatch/contract';
import type { Config } from './config';

type Answer = components['schemas']['SiteSettings'];

/** What the section Site of the settings holds, but for the logo. */
export type SiteSettings = Omit<Answer, 'version' | 'logoPath'>;

type SiteConfig = Pick<Config, 'siteName' | 'editorialMailbox' | 'brand' | 'reach' | 'addresses'>;

export const siteSettingsOf = ({
  siteName,
  editorialMailbox,
  brand,
  reach,
  addresses,
}: SiteConfig): SiteSettings => ({
  siteName,
  editorialMailbox,
  ...addresses,
  brandProduct: brand.product,
  brandCompany: brand.company,
  brandAvailability: brand.availability,
  brandIdentity: brand.identity,
  reachSites: reach.sites,
  reachJournalists: reach.journalists,
  reachSubscribers: reach.subscribers,
});

export const siteConfigOf = (settings: SiteSettings): SiteConfig => ({
  siteName: settings.siteName,
  editorialMailbox: settings.editorialMailbox,
  addresses: {
    termsUrl: settings.termsUrl,
    privacyUrl: settings.privacyUrl,
    phone: settings.phone,
    postalAddress: settings.postalAddress,
  },
  brand: {
    product: settings.brandProduct,
    company: settings.brandCompany,
    availability: settings.brandAvailability,
    identity: settings.brandIdentity,
  },
  reach: {
    sites: settings.reachSites,
    journalists: settings.reachJournalists,
    subscribers: settings.reachSubscribers,
  },
});
