const contact = (prefix: string): string => `
  ${prefix}_name text not null default '',
  ${prefix}_company text not null default '',
  ${prefix}_website text not null default '',
  ${prefix}_email text not null default '',
  ${prefix}_phone_country_code text not null default '',
  ${prefix}_phone text not null default '',
  ${prefix}_phone_extension text not null default '',`;

/**
 * Releases and their moves. `state` is the number of the publication state, `release_date` the instant behind the
 * wire's releaseDate, `body` HTML that the allow-list has passed: safe to show as it is.
 */
export const migration = {
  name: '0002-releases',
  sql: `
create extension if not exists pg_trgm;

create sequence press_release_number as integer start with 204800;

create table releases (
  distribution_id integer generated always as identity primary key,
  user_id integer not null references users,
  prweb_press_release_id integer not null unique default nextval('press_release_number'),
  distribution_version integer not null default 1 check (distribution_version > 0),
  distribution_prweb_version integer not null default 0,
  state smallint not null default 1 check (state between -2 and 9),
  package text not null references packages,
  headline text not null default '',
  summary text not null default '',
  city_state text not null default '',
  body text not null default '',
  pullout_quote text not null default '',
  video_url text not null default '',
  release_date timestamptz,
  cjl integer not null default 0 check (cjl between 0 and 21),
  cjl_selected integer[] not null default '{}',
  has_priority_release boolean not null default false,
  has_cision_social_post boolean not null default false,
  cision_social_post text not null default '',${contact('primary_contact')}
  has_secondary_contact boolean not null default false,${contact('secondary_contact')}
  user_name text not null default '',
  user_email text not null default '',
  user_phone_country_code text not null default '',
  user_phone text not null default '',
  user_phone_extension text not null default '',
  hold_reasons text[] not null default '{}',
  is_resubmit boolean not null default false,
  was_overdue boolean not null default false,
  paid_at timestamptz,
  first_order_id integer,
  creation_date timestamptz not null default now(),
  submitted_date timestamptz,
  saved_at timestamptz not null default now(),
  saved_by integer not null references users,
  published_at timestamptz,
  slug text,
  check ((state = 4) <= (published_at is not null and slug is not null))
);

alter sequence press_release_number owned by releases.prweb_press_release_id;

create index releases_of_user on releases (user_id, creation_date desc, distribution_id desc) include (state);
create index releases_by_state on releases (state, release_date, distribution_id);
create index releases_by_headline on releases using gin (headline gin_trgm_ops);
create index users_by_words on users
  using gin ((first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login) gin_trgm_ops);

create table release_moves (
  release_move_id integer generated always as identity primary key,
  distribution_id integer not null references releases,
  from_state smallint not null check (from_state between -2 and 9),
  to_state smallint not null check (to_state between -2 and 9),
  action text not null,
  actor_user_id integer references users,
  actor_name text not null,
  reasons text[] not null default '{}',
  created_at timestamptz not null default now()
);

create index release_moves_of_release on release_moves (distribution_id, release_move_id);
`,
};
