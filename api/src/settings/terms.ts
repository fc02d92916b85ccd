import type { components } from '@dispatch/contract';
import { query } from '../database/database';

type Kind = components['schemas']['TermsKind'];
type TermsText = components['schemas']['TermsText'];

/** The columns of a version as the wire names them; the newest of its kind is in force. */
export const termsSql = `t.kind, t.version, t.text,
  to_char(t.in_force_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from",
  not exists (select from terms n where n.kind = t.kind and n.terms_id > t.terms_id) as "isInForce"`;

/** The texts that buyers agree to now. */
export const termsInForce = async (): Promise<Record<Kind, TermsText>> => {
  const rows = await query<TermsText & { kind: Kind }>(
    'terms-in-force',
    'select distinct on (kind) kind, version, text from terms order by kind, terms_id desc',
  );
  return Object.fromEntries(rows.map(({ kind, ...terms }) => [kind, terms])) as Record<Kind, TermsText>;
};
