import { checkRules, type components, message } from '@dispatch/contract';
import { inputProblem, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import type { Payment } from '../payments/Payment';

type Kind = components['schemas']['TermsKind'];
type TermsText = components['schemas']['TermsText'];

/** The columns of a version as the wire names them; the newest of its kind is in force. */
export const termsSql = `t.kind, t.version, t.text,
  to_char(t.in_force_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from!",
  not exists (select from terms n where n.kind = t.kind and n.terms_id > t.terms_id) as "isInForce!"`;

const termsInForceStatement = statement('terms-in-force')`
select distinct on (kind) kind, version, text from terms order by kind, terms_id desc`;

/** The texts that buyers agree to now. */
export const termsInForce = async (): Promise<Record<Kind, TermsText>> => {
  const rows = await termsInForceStatement.all();
  return Object.fromEntries(rows.map(({ kind, ...terms }) => [kind, terms])) as Record<Kind, TermsText>;
};

const termsNewest = statement('terms-newest')`
select terms_id, version from terms where kind = :kind order by terms_id desc limit 1`;

/**
 * What somebody has agreed to, as it is kept with what they buy: the text of a version never changes. 400 when they
 * have not agreed, 409 when another version holds meanwhile.
 */
export const agreedTerms = async (
  kind: Kind,
  agreement: components['schemas']['TermsAgreement'] | undefined,
): Promise<Pick<Payment, 'termsId' | 'termsAgreedAt'>> => {
  const [missing] = checkRules(
    'TermsAgreement',
    { agreed: agreement?.agreed ?? false },
    { stage: 'full', fields: ['agreed'] },
  );
  if (agreement === undefined || missing !== undefined)
    throw inputProblem([{ pointer: '/terms/agreed', rule: 'isTrue', message: missing?.message ?? '' }]);
  const row = await termsNewest.maybe({ kind });
  if (row?.version !== agreement.version) throw problem(409, 'terms-changed', message('terms-changed'));
  return { termsId: row.terms_id, termsAgreedAt: new Date(agreement.agreedAt) };
};
