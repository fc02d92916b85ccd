import type { ReleaseValues } from './releaseValues';

export const verifiedOnes = { type: 0, isVerified: true } as const;

export function contactEmails(
  values: Pick<
    ReleaseValues,
    'primaryContactEmail' | 'hasSecondaryContact' | 'secondaryContactEmail' | 'userEmail'
  >,
): readonly string[] {
  const all = [
    values.primaryContactEmail,
    values.hasSecondaryContact ? values.secondaryContactEmail : '',
    values.userEmail,
  ];
  return [...new Set(all.map((email) => email.trim().toLowerCase()).filter((email) => email !== ''))];
}
