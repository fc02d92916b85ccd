import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { partnerById } from './readPartner';
import { slugTaken } from './refusals';

const partnerCreate = statement('partner-create')`
insert into partners (slug, name, created_date, saved_at, saved_by) values (:slug, :name, :now, :now, :userId)
     on conflict (lower(slug)) do nothing returning partner_id`;

/** Its page is public at once. A slug that another one has, in whatever capitals, is refused with 409. */
export const createPartner: Handler<'createPartner'> = async ({ body, session, now }) => {
  const row = await partnerCreate.maybe({
    slug: body.slug,
    name: body.name.trim(),
    now,
    userId: session.userId,
  });
  if (row === undefined) throw slugTaken();
  const partner = await partnerById(row.partner_id);
  if (partner === null) throw new Error('The partner was not stored.');
  await record({
    actor: session,
    action: 'partner.create',
    subject: { type: 'partner', id: partner.partnerId },
    details: { slug: partner.slug },
  });
  return { status: 201, body: partner };
};
