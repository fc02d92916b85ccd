import {
  releaseColumn,
  type ReleaseField,
  releaseFields,
  releaseFieldsWhere,
  releaseStates,
  stateNumbers,
  statesInReview,
  statesOnHoldForCustomer,
  statesUndecided,
  statusDescription,
  type ReleaseState,
} from '@dispatch/contract';
import { instantSql } from '../../platform/database/instantSql';
import { reachSql } from '../journalists/listReach';
import { statesSql } from '../../platform/database/statesSql';

/** SQL that prints a timestamptz as a releaseDate: UTC without zone. */
export const releaseDateSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')`;

const byState = (column: string, text: (state: ReleaseState) => string): string =>
  `case ${column} ${releaseStates.map((state) => `when ${stateNumbers[state]} then '${text(state)}'`).join(' ')} end`;

export const stateNameSql = (column: string): string => byState(column, (state) => state);

export const statusDescriptionSql = (column: string): string => byState(column, statusDescription);

/** Its time had passed when it was approved, or has while it waits for that. `now` is the SQL of the present moment. */
export const overdueSql = (now: string): string =>
  `(r.was_overdue or coalesce(r.state in (${statesSql(...statesUndecided)}) and r.release_date < ${now}, false))`;

/**
 * SQL of what most releases have nothing of: looked for only where the release `r` may have some, else `none`. A
 * statement that can look for it pays for being ready, which `plainRelease` spares the others.
 */
type Rare = { mayHave: string; value: string; none: string };

/** A file as the column keeps it, with the small picture of its upload. */
const withPreview = (file: string): string =>
  `${file} || jsonb_build_object('base64Preview',
    (select preview from files where file_id = (${file} ->> 'assetId')::integer))`;

const rareFields: Partial<Record<ReleaseField['kind'], (column: string) => Rare>> = {
  lists: (column) => ({
    mayHave: `${column} <> '{}'`,
    value: `coalesce((select json_agg(json_build_object('id', l.journalist_list_id, 'categoryName', l.category_name,
      'prWebBrandId', l.brand_id, 'isActive', l.is_active, 'people', ${reachSql('l')}) order by chosen.place)
    from unnest(${column}) with ordinality as chosen (id, place)
    join journalist_lists l on l.journalist_list_id = chosen.id), '[]')`,
    none: `'[]'::json`,
  }),
  image: (column) => ({ mayHave: `${column} is not null`, value: withPreview(column), none: 'null' }),
  files: (column) => ({
    mayHave: `${column} <> '[]'`,
    value: `(select jsonb_agg(${withPreview('file')} order by place)
    from jsonb_array_elements(${column}) with ordinality as attached (file, place))`,
    none: `'[]'::jsonb`,
  }),
};

/** SQL of a version of the release `r`: its newest one that holds what the condition says. */
const newestVersion = (condition: string): string => `(
    select number, content from release_versions
    where distribution_id = r.distribution_id and ${condition} order by number desc limit 1)`;

/** The number of the version that its customer submitted or accepted last. */
const agreed = newestVersion(`kind in ('submitted', 'published', 'correction')`);

/** What differs in the release `r` from what its customer submitted or accepted last. */
export const unagreedChangesSql = `(
    select json_build_object('before', agreed.number, 'after', latest.number, 'explanation', coalesce((
      select reasons[1] from release_moves
      where distribution_id = r.distribution_id and r.state = ${statesSql('PendingDistributionUponUserApproval')} order by release_move_id desc limit 1), ''))
    from lateral ${agreed} agreed, lateral ${newestVersion('true')} latest
    where agreed.content <> latest.content)`;

/** The same while the desk has it or its customer is asked, and null otherwise. */
const editorialChanges: Rare = {
  mayHave: `r.state in (${statesSql(...statesInReview, 'PendingDistributionUponUserApproval')})`,
  value: unagreedChangesSql,
  none: 'null',
};

/** What people see of the edit request `e`. */
export const editRequestColumns = `
  e.edit_request_id as "editRequestId",
  (select order_number from orders where order_id = e.order_id) as "orderNumber",
  e.description,
  e.state,
  ${instantSql('e.created_at')} as "requestedAt",
  ${instantSql('e.decided_at')} as "decidedAt",
  e.decline_reason as "declineReason"`;

/** The rows of this statement as a list. A release that was never published has none. */
const oncePublished = (rows: string): Rare => ({
  mayHave: 'r.published_at is not null',
  value: `coalesce((select json_agg(listed) from (${rows}) listed), '[]')`,
  none: `'[]'::json`,
});

const editRequests = oncePublished(`
      select ${editRequestColumns} from edit_requests e
      where e.distribution_id = r.distribution_id order by e.edit_request_id limit 200`);

/** What people see of what was posted of a release, in the order of the networks. */
const socialPosts = oncePublished(`
      select p.kind, p.content ->> 'text' as text, p.address, p.problem, ${instantSql('p.posted_at')} as "postedAt"
      from social_posts p where p.distribution_id = r.distribution_id order by p.social_post_id limit 10`);

/** The text of an attribute as sanitize-html writes it. */
const attributeSql = (column: string): string =>
  [
    ['&quot;', '"'],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&amp;', '&'],
  ].reduce((text, [entity, character]) => `replace(${text}, '${entity}', '${character}')`, column);

const unansweredLinks: Rare = {
  mayHave: `r.body like '%href="%'`,
  value: `array(
    select address from link_checks where answered = false and address in (
      select ${attributeSql('link[1]')} from regexp_matches(r.body, 'href="([^"]+)"', 'g') as link)
    order by address limit 50)`,
  none: `'{}'::text[]`,
};

const ofOrder = (column: string): Rare => ({
  mayHave: 'r.first_order_id is not null',
  value: column,
  none: 'null',
});

const written = Object.fromEntries(
  releaseFieldsWhere(() => true).map((name): [string, string | Rare] => {
    const column = `r.${releaseColumn(name)}`;
    const { kind } = releaseFields[name];
    return [name, kind === 'instant' ? releaseDateSql(column) : (rareFields[kind]?.(column) ?? column)];
  }),
);

/** What a release is on the wire: each property and its SQL. */
const properties: Record<string, string | Rare> = {
  distributionId: 'r.distribution_id',
  prwebPressReleaseId: 'r.prweb_press_release_id',
  distributionVersion: 'r.distribution_version',
  distributionPRWebVersion: 'r.distribution_prweb_version',
  package: 'r.package',
  releaseDateTimezone: `'US/Eastern'`,
  ...written,
  isOnHold: `r.state in (${statesSql(...statesOnHoldForCustomer)})`,
  holdReason: 'r.hold_reasons',
  isResubmit: 'r.is_resubmit',
  ownSiteOnly: 'r.own_site_only',
  editorialChanges,
  editRequests,
  socialPosts,
  unansweredLinks,
  publicationState: stateNameSql('r.state'),
  releaseStatusId: 'r.state',
  hasPaid: 'r.paid_at is not null',
  orderNumber: ofOrder('o.order_number'),
  transactionId: ofOrder('p.charge_id'),
  creationDate: instantSql('r.creation_date'),
  submittedDate: instantSql('r.submitted_date'),
  savedAt: instantSql('r.saved_at'),
  publicUrl: `case when r.state = ${statesSql('Published')} then '/news/' || r.slug || '-' || r.prweb_press_release_id end`,
};

const columnsSql = (sqlOf: (rare: Rare) => string): string =>
  Object.entries(properties)
    .map(([name, value]) => `${typeof value === 'string' ? value : sqlOf(value)} as "${name}"`)
    .join(',\n  ');

export const releaseColumns = columnsSql(
  ({ mayHave, value, none }) => `case when ${mayHave} then ${value} else ${none} end`,
);

/** Where releaseColumns come from: the release `r`, its first order `o` and that order's payment `p`. */
export const releaseFrom = `
  from releases r
  left join orders o on o.order_id = r.first_order_id
  left join payments p on p.order_id = o.order_id and p.state = 'captured'`;

const rare = (name: string): string => {
  const sql = properties[name];
  if (sql === undefined || typeof sql === 'string') throw new Error(`${name} is not rare.`);
  return sql.mayHave;
};

/** SQL of whether the release `r` shows something that other releases show as well: lists, and checks of links. */
export const showsSharedSql = `(${rare('cjlSelected')} or ${rare('unansweredLinks')})`;

const conditions = Object.values(properties).flatMap((value) =>
  typeof value === 'string' ? [] : [value.mayHave],
);

/** The releases `r` with nothing of what is rare, and their columns: the same as releaseColumns, of one table alone. */
export const plainRelease = {
  columns: columnsSql(({ none }) => none),
  condition: `not (${[...new Set(conditions)].join(' or ')})`,
};
