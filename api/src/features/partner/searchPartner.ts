import type { Handler } from '../../http/handler';
import { notFound } from '../../http/problem';
import { partnerBySlug } from '../../partners/readPartner';

/** The partner of a slug, for everybody (document 1 §7). */
export const searchPartner: Handler<'searchPartner'> = async ({ query }) => {
  const partner = await partnerBySlug(query.slug);
  if (partner === null) throw notFound();
  return { status: 200, body: partner };
};
