import { type components, message, ruleMessage, siteProofOf } from '@dispatch/contract';
import { inputProblem, notFound, problem, type Problem } from '../../platform/call/problem';
import { isUniqueViolation } from '../../platform/database/sqlState';
import { statement } from '../../platform/database/statement';
import { logoPathOf } from '../../platform/files/logo';
import { companyPath } from '../newsroom/newsList';

export type CompanyPage = components['schemas']['CompanyPage'];
type Change = components['schemas']['CompanyPageChange'];

const detailNames = [
  'boilerplate',
  'websiteUrl',
  'linkedinUrl',
  'xUrl',
  'facebookUrl',
  'instagramUrl',
  'contactName',
  'contactEmail',
  'contactPhone',
  'secondContactName',
  'secondContactEmail',
  'secondContactPhone',
] as const satisfies readonly (keyof CompanyPage)[];

/** What readers find on a company's page besides its name and logo. An empty text is not shown. */
export type CompanyDetails = Pick<CompanyPage, (typeof detailNames)[number]>;

/** All of them, empty where nothing was written. */
export const detailsOf = (given: Partial<Change>): CompanyDetails =>
  Object.fromEntries(detailNames.map((name) => [name, (given[name] ?? '').trim()])) as CompanyDetails;

type Kept = { nameState: CompanyPage['nameState']; details: Partial<CompanyDetails> };

const columns = `company_id as "companyId", user_id as "userId", version, name, name_state as "nameState",
  decline_reason as "declineReason", approved_name as "approvedName", slug, logo_key as "logoKey", details, site_domain as "siteDomain",
  site_verified_at as "siteVerifiedAt", site_checked_at as "siteCheckedAt", site_failing_since as "siteFailingSince", site_problem as "siteProblem"`;

const companiesOfUser = statement('companies-of-user')`
select ${columns} from companies where user_id = :userId order by lower(name), company_id`.as<Kept>();

const companyLock = statement('company-lock')`
select ${columns} from companies where company_id = :id for no key update`.as<Kept>();

const companyOfSlug = statement('company-of-slug')`
select ${columns} from companies where approved_name is not null
  and company_id = (select company_id from company_slugs where slug = :slug)`.as<Kept>();

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof companyLock.maybe>>>;

/** What is known of the website that a page has now; null for a page without one. */
export const siteOfCompany = (row: CompanyRow): CompanyPage['site'] => {
  const { companyId, details, siteDomain, siteVerifiedAt, siteCheckedAt, siteProblem } = row;
  const proof = siteProofOf({ companyId, ...detailsOf(details) }, 'https://any.invalid');
  if (proof === null) return null;
  const isKnown = siteDomain === proof.domain;
  const known = (at: Date | null): string | null => (isKnown && at !== null ? at.toISOString() : null);
  return {
    domain: proof.domain,
    verifiedDate: known(siteVerifiedAt),
    checkedDate: known(siteCheckedAt),
    problem: isKnown ? siteProblem : null,
  };
};

/** A page as its owner sees it. */
export const presentCompany = (row: CompanyRow): CompanyPage => {
  const { companyId, version, name, nameState, declineReason, approvedName, slug, logoKey, details } = row;
  return {
    companyId,
    version,
    name,
    nameState,
    declineReason,
    approvedName,
    path: slug === null ? null : companyPath(slug),
    logoPath: logoPathOf(logoKey),
    site: siteOfCompany(row),
    ...detailsOf(details),
  };
};

/** The pages of an account, by name. */
export const companiesOf = (userId: number): Promise<CompanyRow[]> => companiesOfUser.all({ userId });

/** A page that readers see. */
export type PublicCompany = CompanyRow & { slug: string; approvedName: string };

/** The public page that is or was found under a key; null for none. */
export const publicCompany = async (slug: string): Promise<PublicCompany | null> => {
  const row = await companyOfSlug.maybe({ slug });
  return row === undefined || row.slug === null || row.approvedName === null
    ? null
    : { ...row, slug: row.slug, approvedName: row.approvedName };
};

const companyOfOwner = statement('company-of-owner')`
select ${columns} from companies where user_id = :userId and approved_name is not null
  and company_id = (select company_id from company_slugs where slug = news_key(:name::text))`.as<Kept>();

/** The website that stands behind the public page of this name, where it is of this account; else null. */
export const verifiedWebsite = async (
  name: string,
  userId: number,
): Promise<{ domain: string; verifiedAt: string } | null> => {
  const row = await companyOfOwner.maybe({ name, userId });
  const { domain = '', verifiedDate = null } = (row && siteOfCompany(row)) ?? {};
  return verifiedDate === null ? null : { domain, verifiedAt: verifiedDate };
};

/** Locks a page in the transaction that changes it. Throws 404. */
export const lockCompany = async (id: number): Promise<CompanyRow> => {
  const row = await companyLock.maybe({ id });
  if (row === undefined) throw notFound();
  return row;
};

export const companyStale = (currentVersion: number): Problem =>
  problem(409, 'company-stale', message('company-stale'), { currentVersion });

const companyNameTaken = (): Problem => {
  const text = message('company-name-taken');
  return problem(409, 'company-name-taken', text, {
    fields: [{ pointer: '/name', rule: 'taken', message: text }],
  });
};

const nameKey = statement('company-name-key')`
select news_key(:name::text) as "key!", (select company_id from company_slugs where slug = news_key(:name::text)) as "companyId"`;

/**
 * The key of a name in the newsroom. Throws 409 when another page is or was found under it, and 400 for a name of which
 * no key can be made.
 */
export const keyOfName = async (name: string, companyId: number | null): Promise<string> => {
  const found = await nameKey.one({ name });
  if (found.key === '') {
    const text = ruleMessage('CompanyPageChange', 'name', 'required');
    throw inputProblem([{ pointer: '/name', rule: 'required', message: text }]);
  }
  if (found.companyId !== null && found.companyId !== companyId) throw companyNameTaken();
  return found.key;
};

/** Does what names a page. Throws 409 when another page of the account, or a public one, has the name. */
export const orNameTaken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw ['companies_of_user', 'companies_slug_key', 'company_slugs_pkey'].some((name) =>
      isUniqueViolation(error, name),
    )
      ? companyNameTaken()
      : error;
  }
};
