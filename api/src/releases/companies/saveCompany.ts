import { siteProofOf } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { newLogo } from '../../platform/files/logo';
import type { StoredFile } from '../../platform/files/StoredFile';
import { enqueue } from '../../platform/jobs/queue';
import {
  type CompanyPage,
  type CompanyRow,
  companyStale,
  detailsOf,
  keyOfName,
  lockCompany,
  orNameTaken,
  presentCompany,
} from './companyRows';
import { forgetOtherSite } from './companySite';
import { setLogo } from './createCompany';

const companySave = statement('company-save')`
update companies set version = version + 1, name = :name, name_key = :key, details = :details::jsonb,
  name_state = :nameState, decline_reason = case when :isRenamed then '' else decline_reason end,
  changed_at = case when :isRenamed then :now::timestamptz else changed_at end
where company_id = :id`;

type Saving = Call<'saveCompany'>;

const lockOwn = async ({ path, body, session }: Saving): Promise<CompanyRow> => {
  const row = await lockCompany(path.id);
  if (row.userId !== session.userId) throw notFound();
  if (body.version !== undefined && body.version !== row.version) throw companyStale(row.version);
  return row;
};

/** The name that readers see needs no second approval, should its owner come back to it. */
const stateOf = (name: string, before: CompanyRow): CompanyRow['nameState'] => {
  if (name === before.name) return before.nameState;
  return name === before.approvedName ? 'approved' : 'waiting';
};

const save = async (call: Saving, logo: StoredFile | null): Promise<CompanyPage> => {
  const { path, body, session, now, config } = call;
  const { id } = path;
  const before = await lockOwn(call);
  const name = body.name.trim();
  const key = await keyOfName(name, id);
  const nameState = stateOf(name, before);
  const isRenamed = name !== before.name;
  const details = JSON.stringify(detailsOf(body));
  await companySave.run({ id, name, key, details, nameState, isRenamed, now });
  await forgetOtherSite(
    id,
    siteProofOf({ companyId: id, ...detailsOf(body) }, config.publicUrl)?.domain ?? null,
  );
  await setLogo(id, before.logoKey, { logo, isTakenAway: body.isLogoRemoved === true }, now);
  await record({
    actor: session,
    action: 'company.save',
    subject: { type: 'company', id },
    details: { name, nameState },
  });
  if (isRenamed && nameState === 'waiting')
    await enqueue('mail-company-name', { companyId: id, about: 'asked', at: now.toISOString() });
  return presentCompany(await lockCompany(id));
};

/** Another name waits for the desk; until then readers see the one before. */
export const saveCompany = withoutTransaction<'saveCompany'>(async (call) => {
  // Before the image is worked on, and again when it is saved.
  await inTransaction(() => lockOwn(call));
  const logo = await newLogo(call);
  return { status: 200, body: await orNameTaken(() => inTransaction(() => save(call, logo))) };
});
