import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { type CompanyRow, companyStale, keyOfName, lockCompany, orNameTaken } from './companyRows';
import { readCompanyName } from './listCompanyNames';
import { renewListing, slugsOf } from './renewListing';

const slugAdd = statement('company-slug-add')`
insert into company_slugs (slug, company_id) select :key, :id
where not exists (select from company_slugs where slug = :key and company_id = :id)`;

const nameApprove = statement('company-name-approve')`
update companies set version = version + 1, name_state = 'approved', decline_reason = '', approved_name = name, slug = :key,
  changed_at = :now where company_id = :id`;

const nameDecline = statement('company-name-decline')`
update companies set version = version + 1, name_state = 'declined', decline_reason = :reason, changed_at = :now,
  approved_name = case when :isPublic then approved_name end, slug = case when :isPublic then slug end
where company_id = :id`;

const slugsForget = statement('company-slugs-forget')`delete from company_slugs where company_id = :id`;

const approve = async ({ companyId: id, name }: CompanyRow, now: Date): Promise<void> => {
  const key = await keyOfName(name, id);
  await slugAdd.run({ key, id });
  await nameApprove.run({ id, key, now });
  await renewListing(await slugsOf(id), now);
};

/** A name that waits is declined alone, and readers see the one before; else the page is taken off. */
const decline = async (
  { companyId: id, nameState, approvedName }: CompanyRow,
  reason: string,
  now: Date,
): Promise<void> => {
  const isPublic = nameState === 'waiting' && approvedName !== null;
  await nameDecline.run({ id, reason, isPublic, now });
  if (isPublic) return;
  const slugs = await slugsOf(id);
  await slugsForget.run({ id });
  await renewListing(slugs, now);
};

const decide = async ({ path, body, session, now }: Call<'decideCompanyName'>): Promise<void> => {
  const { id } = path;
  const { isApproved, version, reason = '' } = body;
  const row = await lockCompany(id);
  if (row.version !== version) throw companyStale(row.version);
  await (isApproved ? approve(row, now) : decline(row, reason.trim(), now));
  const at = now.toISOString();
  await enqueue('mail-company-name', { companyId: id, about: isApproved ? 'approved' : 'declined', at });
  await record({
    actor: session,
    action: 'company.decide',
    subject: { type: 'company', id },
    details: { name: row.name, isApproved, ...(isApproved ? {} : { reason }) },
  });
};

/** The owner gets a mail. */
export const decideCompanyName = withoutTransaction<'decideCompanyName'>(async (call) => {
  await orNameTaken(() => inTransaction(() => decide(call)));
  return { status: 200, body: await readCompanyName(call.path.id) };
});
