import type { components } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { settingsStale } from '../../platform/settings/change';
import { termsInForce, termsSql } from './terms';

type TermsVersion = components['schemas']['TermsVersion'];

/** The day from which it holds, with a number from the second of that day on. */
const newVersion = async (kind: string, at: Date): Promise<string> => {
  const day = at.toISOString().slice(0, 10);
  const [row] = await query<{ count: number }>(
    'terms-of-day',
    `select count(*)::integer as count from terms where kind = $1 and split_part(version, '.', 1) = $2`,
    [kind, day],
  );
  const before = row?.count ?? 0;
  return before === 0 ? day : `${day}.${before + 1}`;
};

/** A new version, from now on; what buyers have agreed to stays as it was. */
export const setTerms: Handler<'setTerms'> = async ({ body: { kind, text, version }, session, now }) => {
  await query('terms-lock', 'lock table terms in share row exclusive mode');
  const { [kind]: before } = await termsInForce();
  if (before.version !== version) throw settingsStale();
  const made = await newVersion(kind, now);
  await query(
    'terms-add',
    'insert into terms (kind, version, text, in_force_from, changed_by) values ($1, $2, $3, $4, $5)',
    [kind, made, text.trim(), now, session.userId],
  );
  await record({
    actor: session,
    action: 'terms.save',
    subject: { type: 'terms', id: kind },
    details: { version: { from: version, to: made } },
  });
  const [terms] = await query<TermsVersion>(
    'terms-version',
    `select ${termsSql} from terms t where t.kind = $1 and t.version = $2`,
    [kind, made],
  );
  if (terms === undefined) throw new Error('The terms were not stored.');
  return { status: 201, body: terms };
};
