import { permitsCall } from '@dispatch/contract';
import type { Handler, Session } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { companiesOf, presentCompany } from './companyRows';

const ownerOfRelease = statement('company-owner-of-release')`
select user_id as "userId" from releases where distribution_id = :distributionId`;

/** The caller, or the owner of a release that the caller may see. */
const whose = async (distributionId: number | undefined, session: Session): Promise<number | null> => {
  if (distributionId === undefined) return session.userId;
  const owner = (await ownerOfRelease.maybe({ distributionId }))?.userId ?? null;
  return owner === session.userId || permitsCall(session, 'desk.read') ? owner : null;
};

export const listCompanies: Handler<'listCompanies'> = async ({ query, session }) => {
  const userId = await whose(query.distributionId, session);
  const rows = userId === null ? [] : await companiesOf(userId);
  return { status: 200, body: rows.map(presentCompany) };
};
