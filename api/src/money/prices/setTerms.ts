import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { settingsStale } from '../../platform/settings/change';
import { termsInForce, termsSql } from './terms';

const termsOfDay = statement('terms-of-day')`
select count(*)::integer as "count!" from terms where kind = :kind and split_part(version, '.', 1) = :day`;

/** The day from which it holds, with a number from the second of that day on. */
const newVersion = async (kind: string, at: Date): Promise<string> => {
  const day = at.toISOString().slice(0, 10);
  const row = await termsOfDay.maybe({ kind, day });
  const before = row?.count ?? 0;
  return before === 0 ? day : `${day}.${before + 1}`;
};

const termsLock = statement('terms-lock')`lock table terms in share row exclusive mode`;

const termsAdd = statement('terms-add')`
insert into terms (kind, version, text, in_force_from, changed_by) values (:kind, :made, :text, :now, :userId)`;

const termsVersion = statement('terms-version')`
select ${termsSql} from terms t where t.kind = :kind and t.version = :made`;

/** A new version, from now on; what buyers have agreed to stays as it was. */
export const setTerms: Handler<'setTerms'> = async ({ body: { kind, text, version }, session, now }) => {
  await termsLock.run();
  const { [kind]: before } = await termsInForce();
  if (before.version !== version) throw settingsStale();
  const made = await newVersion(kind, now);
  await termsAdd.run({ kind, made, text: text.trim(), now, userId: session.userId });
  await record({
    actor: session,
    action: 'terms.save',
    subject: { type: 'terms', id: kind },
    details: { version: { from: version, to: made } },
  });
  const terms = await termsVersion.maybe({ kind, made });
  if (terms === undefined) throw new Error('The terms were not stored.');
  return { status: 201, body: terms };
};
