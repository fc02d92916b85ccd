/**
 * Whose news a release is: the company that its author names, one of the company pages of the account, or else that of its
 * first contact. Empty where neither is named.
 */
export const companyOf = (release: { companyName: string; primaryContactCompany: string }): string =>
  release.companyName.trim() || release.primaryContactCompany.trim();
