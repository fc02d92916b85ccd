import { message } from '@dispatch/contract';
import type { Call } from '../../platform/call/handler';
import { inputProblem, type Problem } from '../../platform/call/problem';
import { partnerById, partnerBySlug } from './readPartner';

type Named = Pick<Call<'registerUser'>['body'], 'partnerId' | 'PRWebPartnerSiteField'>;

const refused = (
  pointer: '/partnerId' | '/PRWebPartnerSiteField',
  rule: 'partner-unknown' | 'partner-mismatch',
): Problem => inputProblem([{ pointer, rule, message: message(rule) }]);

/** By id, by the slug of its registration page, or both; 400 for one that does not exist, or for two different ones. */
export const partnerOfRegistration = async ({
  partnerId = null,
  PRWebPartnerSiteField: slug = '',
}: Named): Promise<number | null> => {
  const named = partnerId === null ? null : await partnerById(partnerId);
  if (partnerId !== null && named === null) throw refused('/partnerId', 'partner-unknown');
  if (slug === '') return partnerId;
  const ofPage = await partnerBySlug(slug);
  if (ofPage === null) throw refused('/PRWebPartnerSiteField', 'partner-unknown');
  if (named !== null && named.partnerId !== ofPage.partnerId) {
    throw refused('/PRWebPartnerSiteField', 'partner-mismatch');
  }
  return ofPage.partnerId;
};
