import { message } from '@dispatch/contract';
import { withoutTransaction } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { lockCompany, presentCompany } from './companyRows';
import { lookAtSite } from './companySite';

export const checkCompanySite = withoutTransaction<'checkCompanySite'>(
  async ({ path: { id }, session, ports, config, now }) => {
    const row = await inTransaction(() => lockCompany(id));
    if (row.userId !== session.userId) throw notFound();
    if (presentCompany(row).site === null) throw problem(409, 'site-missing', message('site-missing'));
    await lookAtSite(row, { ports, config, now, actor: session });
    return { status: 200, body: presentCompany(await inTransaction(() => lockCompany(id))) };
  },
);
