import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { changeLogo, newLogo } from '../../platform/files/logo';
import type { StoredFile } from '../../platform/files/StoredFile';
import { enqueue } from '../../platform/jobs/queue';
import {
  type CompanyPage,
  detailsOf,
  keyOfName,
  lockCompany,
  orNameTaken,
  presentCompany,
} from './companyRows';

/** As the call that lists them answers at most. */
const mostOfAccount = 50;

const ownerLock = statement('company-owner-lock')`
select (select count(*)::integer from companies c where c.user_id = u.user_id) as "count!"
from users u where user_id = :userId for no key update`;

const companyAdd = statement('company-add')`
insert into companies (user_id, name, name_key, details, changed_at)
values (:userId, :name, :key, :details::jsonb, :now) returning company_id as id`;

const companyLogo = statement(
  'company-logo',
)`update companies set logo_key = :logoKey? where company_id = :id`;

/** In the transaction of a page's first save, and of each one after it. */
export const setLogo = async (
  id: number,
  currentKey: string | null,
  change: { logo: StoredFile | null; isTakenAway: boolean },
  now: Date,
): Promise<void> => {
  const logoKey = await changeLogo(currentKey, change, { usedBy: 'company', usedById: id }, now);
  await companyLogo.run({ id, logoKey });
};

const add = async (
  { body, session, now }: Call<'createCompany'>,
  logo: StoredFile | null,
): Promise<CompanyPage> => {
  const { userId } = session;
  const { count } = await ownerLock.one({ userId });
  if (count >= mostOfAccount) throw problem(409, 'company-most', message('company-most'));
  const name = body.name.trim();
  const key = await keyOfName(name, null);
  const { id } = await companyAdd.one({ userId, name, key, details: JSON.stringify(detailsOf(body)), now });
  await setLogo(id, null, { logo, isTakenAway: false }, now);
  await record({
    actor: session,
    action: 'company.create',
    subject: { type: 'company', id },
    details: { name },
  });
  await enqueue('mail-company-name', { companyId: id, about: 'asked', at: now.toISOString() });
  return presentCompany(await lockCompany(id));
};

/** Its name waits for the desk, which gets a mail. */
export const createCompany = withoutTransaction<'createCompany'>(async (call) => {
  const logo = await newLogo(call);
  return { status: 201, body: await orNameTaken(() => inTransaction(() => add(call, logo))) };
});
