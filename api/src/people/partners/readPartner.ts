import type { components } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

export type PartnerPage = components['schemas']['Partner'];

/** The path of a logo on this site; null without one. SQL over the column `logo_key`. */
export const logoPathSql = `case when logo_key is not null then '/api/partner/logo/' || logo_key end`;

const columns = `
  partner_id as "partnerId", version, slug, name, ${logoPathSql} as "logoPath",
  splash_description as "splashdescriptioncontent", splash_right_panel as "spashrightpanelcontent",
  splash_resource_centre as "splashresourcecontent", package_description as "packageDescription", redirect`;

/** What can be a slug; nothing else has to be looked for. */
const slugs = /^[A-Za-z0-9_-]{1,60}$/;

const partnerBySlugStatement = statement('partner-by-slug')`
select ${columns} from partners where lower(slug) = lower(:slug)`.as<
  Pick<PartnerPage, 'packageDescription'>
>();

export const partnerBySlug = async (slug: string): Promise<PartnerPage | null> => {
  if (!slugs.test(slug)) return null;
  const partner = await partnerBySlugStatement.maybe({ slug });
  return partner ?? null;
};

const partnerByIdStatement = statement('partner-by-id')`
select ${columns} from partners where partner_id = :partnerId`.as<Pick<PartnerPage, 'packageDescription'>>();

export const partnerById = async (partnerId: number): Promise<PartnerPage | null> => {
  const partner = await partnerByIdStatement.maybe({ partnerId });
  return partner ?? null;
};
