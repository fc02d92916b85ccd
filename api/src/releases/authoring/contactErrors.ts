import { message } from '@dispatch/contract';
import type { FieldError } from '@dispatch/contract/check';
import { statement } from '../../platform/database/statement';
import type { Release } from '../lifecycle/Release';

const verifiedContacts = statement('verified-contacts')`
select email as "email!" from verified_emails where user_id = :userId and email = any(:emails) and verified_at is not null
union
select okta_login from users where user_id = :userId and activated_at is not null`;

/** The login name counts as verified; an address that the profile got later has to be verified like any other. */
export const contactErrors = async (release: Release): Promise<FieldError[]> => {
  const contacts = [
    ['primaryContactEmail', release.primaryContactEmail],
    ['secondaryContactEmail', release.hasSecondaryContact ? release.secondaryContactEmail : ''],
    ['userEmail', release.userEmail],
  ] as const;
  const given = contacts
    .map(([field, typed]) => ({ field, email: typed.trim() }))
    .filter(({ email }) => email !== '');
  const rows = await verifiedContacts.all({
    userId: release.userId,
    emails: given.map(({ email }) => email.toLowerCase()),
  });
  const verified = new Set(rows.map(({ email }) => email));
  return given
    .filter(({ email }) => !verified.has(email.toLowerCase()))
    .map(({ field, email }) => ({
      pointer: `/${field}`,
      rule: 'verified',
      message: message('contact-unverified', { email }),
    }));
};
