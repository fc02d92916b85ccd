import type { Handler } from '../../call/handler';
import { notFound } from '../../call/problem';
import { partnerBySlug } from '../../models/readPartner';

export const searchPartner: Handler<'searchPartner'> = async ({ query }) => {
  const partner = await partnerBySlug(query.slug);
  if (partner === null) throw notFound();
  return { status: 200, body: partner };
};
