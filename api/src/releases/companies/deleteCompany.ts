import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { lockCompany } from './companyRows';
import { setLogo } from './createCompany';
import { renewListing, slugsOf } from './renewListing';

const companyDelete = statement('company-delete')`delete from companies where company_id = :id`;

/** Its releases stay, and are listed by the company that they name. The name is free again. */
export const deleteCompany: Handler<'deleteCompany'> = async ({ path, session, now }) => {
  const { id } = path;
  const { userId, name, logoKey } = await lockCompany(id);
  if (userId !== session.userId) throw notFound();
  const slugs = await slugsOf(id);
  await setLogo(id, logoKey, { logo: null, isTakenAway: true }, now);
  await companyDelete.run({ id });
  await renewListing(slugs, now);
  await record({
    actor: session,
    action: 'company.delete',
    subject: { type: 'company', id },
    details: { name },
  });
  return { status: 204 };
};
