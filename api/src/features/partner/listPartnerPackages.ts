import type { Handler } from '../../call/handler';
import { notFound } from '../../call/problem';
import { partnerBySlug } from '../../models/readPartner';
import { packagePrices } from '../../pricing/packagePrices';
import { asPartnerPackages } from '../../pricing/presentPackages';

export const listPartnerPackages: Handler<'listPartnerPackages'> = async ({ query }) => {
  const partner = await partnerBySlug(query.slug);
  if (partner === null) throw notFound();
  return { status: 200, body: asPartnerPackages(await packagePrices(partner.partnerId)) };
};
