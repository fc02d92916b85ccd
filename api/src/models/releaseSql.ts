import {
  releaseColumn,
  type ReleaseField,
  releaseFields,
  releaseFieldsWhere,
  releaseStates,
  stateNumbers,
  statusDescription,
  type ReleaseState,
} from '@dispatch/contract';

/** SQL that prints a timestamptz as an instant of the wire: UTC with milliseconds and `Z`. */
export const instantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL that prints a timestamptz as a releaseDate: UTC without zone. */
export const releaseDateSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')`;

const byState = (column: string, text: (state: ReleaseState) => string): string =>
  `case ${column} ${releaseStates.map((state) => `when ${stateNumbers[state]} then '${text(state)}'`).join(' ')} end`;

export const stateNameSql = (column: string): string => byState(column, (state) => state);

export const statusDescriptionSql = (column: string): string => byState(column, statusDescription);

/** Its time had passed when it was approved, or has while it waits for that. `now` is the SQL of the present moment. */
export const overdueSql = (now: string): string =>
  `(r.was_overdue or coalesce(r.state in (0, 2, 5, 6, 7, 8, 9) and r.release_date < ${now}, false))`;

// What most releases have nothing of is looked for only where there is something.

const chosenLists = `coalesce(case when r.cjl_selected <> '{}' then (
    select json_agg(json_build_object('id', l.journalist_list_id, 'categoryName', l.category_name,
      'prWebBrandId', l.brand_id, 'isActive', l.is_active) order by chosen.place)
    from unnest(r.cjl_selected) with ordinality as chosen (id, place)
    join journalist_lists l on l.journalist_list_id = chosen.id
  ) end, '[]')`;

/** A file as the column keeps it, with the small picture of its upload. */
const withPreview = (file: string): string =>
  `${file} || jsonb_build_object('base64Preview',
    (select preview from files where file_id = (${file} ->> 'assetId')::integer))`;

const valueSql: Partial<Record<ReleaseField['kind'], (column: string) => string>> = {
  lists: () => chosenLists,
  instant: releaseDateSql,
  image: (column) => `case when ${column} is not null then ${withPreview(column)} end`,
  files: (column) => `coalesce(case when ${column} <> '[]' then (
    select jsonb_agg(${withPreview('file')} order by place)
    from jsonb_array_elements(${column}) with ordinality as attached (file, place)) end, '[]')`,
};

const written = releaseFieldsWhere(() => true).map((name) => {
  const column = `r.${releaseColumn(name)}`;
  return `${valueSql[releaseFields[name].kind]?.(column) ?? column} as "${name}"`;
});

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
      where distribution_id = r.distribution_id and r.state = 8 order by release_move_id desc limit 1), ''))
    from lateral ${agreed} agreed, lateral ${newestVersion('true')} latest
    where agreed.content <> latest.content)`;

/** The same while the desk has it or its customer is asked, and null otherwise. */
const editorialChangesSql = `case when r.state in (0, 5, 8, 9) then ${unagreedChangesSql} end`;

/** What people see of the edit request `e`. */
export const editRequestColumns = `
  e.edit_request_id as "editRequestId",
  (select order_number from orders where order_id = e.order_id) as "orderNumber",
  e.description,
  e.state,
  ${instantSql('e.created_at')} as "requestedAt",
  ${instantSql('e.decided_at')} as "decidedAt",
  e.decline_reason as "declineReason"`;

/** A release that was never published has none. */
const editRequestsSql = `case when r.published_at is null then '[]' else coalesce((
    select json_agg(asked) from (
      select ${editRequestColumns} from edit_requests e
      where e.distribution_id = r.distribution_id order by e.edit_request_id limit 200
    ) asked), '[]') end`;

/** What people see of what was posted of a release, in the order of the networks. */
const socialPostsSql = `case when r.published_at is null then '[]' else coalesce((
    select json_agg(posted) from (
      select p.kind, p.content ->> 'text' as text, p.address, p.problem, ${instantSql('p.posted_at')} as "postedAt"
      from social_posts p where p.distribution_id = r.distribution_id order by p.social_post_id limit 10
    ) posted), '[]') end`;

/** The text of an attribute as sanitize-html writes it. */
const attributeSql = (column: string): string =>
  [
    ['&quot;', '"'],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&amp;', '&'],
  ].reduce((text, [entity, character]) => `replace(${text}, '${entity}', '${character}')`, column);

const unansweredLinks = `case when r.body like '%href="%' then array(
    select address from link_checks where answered = false and address in (
      select ${attributeSql('link[1]')} from regexp_matches(r.body, 'href="([^"]+)"', 'g') as link)
    order by address limit 50) else '{}' end`;

export const releaseColumns = `
  r.distribution_id as "distributionId",
  r.prweb_press_release_id as "prwebPressReleaseId",
  r.distribution_version as "distributionVersion",
  r.distribution_prweb_version as "distributionPRWebVersion",
  r.package,
  'US/Eastern' as "releaseDateTimezone",
  ${written.join(',\n  ')},
  r.state in (2, 6, 7) as "isOnHold",
  r.hold_reasons as "holdReason",
  r.is_resubmit as "isResubmit",
  r.own_site_only as "ownSiteOnly",
  ${editorialChangesSql} as "editorialChanges",
  ${editRequestsSql} as "editRequests",
  ${socialPostsSql} as "socialPosts",
  ${unansweredLinks} as "unansweredLinks",
  ${stateNameSql('r.state')} as "publicationState",
  r.state as "releaseStatusId",
  r.paid_at is not null as "hasPaid",
  o.order_number as "orderNumber",
  p.charge_id as "transactionId",
  ${instantSql('r.creation_date')} as "creationDate",
  ${instantSql('r.submitted_date')} as "submittedDate",
  ${instantSql('r.saved_at')} as "savedAt",
  case when r.state = 4 then '/news/' || r.slug || '-' || r.prweb_press_release_id end as "publicUrl"`;

/** Where releaseColumns come from: the release `r`, its first order `o` and that order's payment `p`. */
export const releaseFrom = `
  from releases r
  left join orders o on o.order_id = r.first_order_id
  left join payments p on p.order_id = o.order_id and p.state = 'captured'`;
