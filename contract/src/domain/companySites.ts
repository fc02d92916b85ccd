/** What shows that the owner of a website stands behind a company page: a TXT record or a file says `value`. */
export type SiteProof = { domain: string; record: string; file: string; value: string };

/** Of a web address the name of its website; null where there is none that somebody could own. */
const hostOf = (websiteUrl: string): string | null => {
  const host = URL.canParse(websiteUrl) ? new URL(websiteUrl).hostname.toLowerCase() : '';
  return /^(?=.{4,253}$)([a-z\d-]{1,63}\.)+[a-z][a-z\d-]+$/.test(host) ? host : null;
};

/**
 * How a company's website can be verified, null for a page without one. The number of the page stands in what is said, so
 * that nobody else's page is verified by it.
 *
 * @param site the address of this installation
 */
export const siteProofOf = (
  { companyId, websiteUrl }: { companyId: number; websiteUrl: string },
  site: string,
): SiteProof | null => {
  const host = hostOf(websiteUrl);
  if (host === null) return null;
  const domain = host.replace(/^www\./, '');
  return {
    domain,
    record: `_dispatch.${domain}`,
    file: `https://${host}/.well-known/dispatch-company.txt`,
    value: `dispatch-company=${new URL(site).host}/${companyId}`,
  };
};

/** A website is looked at again after so many days; one that no longer says it is looked at daily, and lost after so many. */
export const siteCheckDays = { again: 7, lost: 3 } as const;
