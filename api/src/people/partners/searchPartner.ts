import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { partnerBySlug } from './readPartner';

export const searchPartner: Handler<'searchPartner'> = async ({ query }) => {
  const partner = await partnerBySlug(query.slug);
  if (partner === null) throw notFound();
  return { status: 200, body: partner };
};
