/** The first versions of releases that stand already. */
const firstVersions = `
insert into release_versions
select r.distribution_id, 1,
  case when r.state = 4 then 'published' when r.state <> 1 then 'submitted' else 'draft' end,
  false, r.saved_at, r.saved_at, r.user_id, nullif(r.saved_by, r.user_id), (
    select jsonb_object_agg(key, value)
    from jsonb_each(to_jsonb(r) || jsonb_build_object('release_date',
      to_char(r.release_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    where value <> all (array['""', '0', 'false', '[]', 'null']::jsonb[]) and (
      key ~ '^(primary|secondary)_contact_|^user_(name$|email$|phone)|^cjl|^has_' or key in (
        'package', 'headline', 'summary', 'city_state', 'body', 'pullout_quote', 'video_url', 'release_date',
        'cision_social_post'))
  )
from releases r where r.state <> -1`;

/**
 * The versions of a release. `content` holds its columns by their names, without those that are empty; an instant is
 * written as on the wire. Nobody has saved what `saved_by` leaves open: a job has. A release that stands already
 * begins with what it is now.
 */
export const migration = {
  name: '0012-release-versions',
  sql: [
    `
create table release_versions (
  distribution_id integer not null references releases,
  number integer not null check (number > 0),
  kind text not null check (kind in ('draft', 'submitted', 'proposed', 'published', 'correction')),
  is_automatic boolean not null,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by integer references users,
  impersonator_user_id integer references users,
  content jsonb not null,
  primary key (distribution_id, number)
);
`,
    {
      repeat: `${firstVersions}
  and r.distribution_id > (select coalesce(max(distribution_id), 0) from release_versions)
order by r.distribution_id limit 1000`,
    },
    // What another had not committed when later ones were taken.
    `${firstVersions} and not exists (select from release_versions v where v.distribution_id = r.distribution_id)`,
  ],
};
