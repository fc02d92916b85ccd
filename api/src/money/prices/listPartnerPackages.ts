import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { partnerBySlug } from '../../people/partners/readPartner';
import { packagePrices } from './packagePrices';
import { asPartnerPackages } from './presentPackages';

export const listPartnerPackages: Handler<'listPartnerPackages'> = async ({ query }) => {
  const partner = await partnerBySlug(query.slug);
  if (partner === null) throw notFound();
  return { status: 200, body: asPartnerPackages(await packagePrices(partner.partnerId)) };
};
