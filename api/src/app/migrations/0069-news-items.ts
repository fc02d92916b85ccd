/** SQL of the latest version of a release that readers were given. */
const shown = `select content from release_versions
     where distribution_id = changed and kind in ('published', 'correction') order by number desc limit 1`;

const columns = `(distribution_id, number, slug, published_at, changed_at, package, language, headline, summary, company,
    company_key, place, place_key, image)`;

/** A row of a release whose words are not read yet. */
const bare = (order: string): string => `
insert into news_items (distribution_id, number, slug, published_at, changed_at, package, language, headline)
select distribution_id, prweb_press_release_id, slug, date_trunc('milliseconds', published_at), published_at, package, 'en-US', headline
from releases where state = 4 ${order}
on conflict (distribution_id) do nothing`;

/**
 * What readers find: a row for each release that is public, as it was published last. `seq` is the order in
 * which they came. `words` are those of its texts, without accents, and what it is filtered by: `#c/` a company, `#p/` a
 * place, and `#b/` for each 8,192 rows, so that a search for a common word can begin with the newest ones. `title` are the words of headline and summary, for the rank, which reads thousands of rows.
 *
 * Triggers keep it, so that the version of the product before this one keeps it too.
 */
export const migration = {
  name: '0069-news-items',
  sql: [
    `
create table news_items (
  seq integer generated always as identity primary key,
  distribution_id integer not null unique references releases on delete cascade,
  number integer not null,
  slug text not null,
  published_at timestamptz not null,
  changed_at timestamptz not null,
  package text not null,
  language text not null,
  headline text not null,
  summary text not null default '',
  company text not null default '',
  company_key text not null default '',
  place text not null default '',
  place_key text not null default '',
  image jsonb,
  title tsvector not null default '',
  words tsvector
) with (toast_tuple_target = 512);
alter table news_items alter column words set storage external;

create function news_text(given text) returns text immutable parallel safe language sql as $$
  select lower(normalize(regexp_replace(normalize(coalesce(given, ''), NFKD), '[\\u0300-\\u036f]', '', 'g'), NFC))
$$;

create function news_key(given text) returns text immutable parallel safe language sql as $$
  select left(trim(both '-' from regexp_replace(news_text(given), '[^[:alnum:]]+', '-', 'g')), 120)
$$;

create function fill_news_item(changed integer) returns void language plpgsql as $$
declare
  r record;
  c jsonb;
  item record;
  lexemes tsvector;
begin
  select * into r from releases where distribution_id = changed;
  if not found or r.state <> 4 then
    delete from news_items where distribution_id = changed;
    return;
  end if;
  ${shown} into c;
  c := coalesce(c, to_jsonb(r));
  insert into news_items ${columns}
  values (changed, r.prweb_press_release_id, r.slug, date_trunc('milliseconds', r.published_at), r.published_at, c ->> 'package',
    coalesce(c ->> 'language', 'en-US'), coalesce(c ->> 'headline', ''), coalesce(c ->> 'summary', ''),
    trim(coalesce(c ->> 'primary_contact_company', '')), news_key(c ->> 'primary_contact_company'),
    trim(coalesce(c ->> 'city_state', '')), news_key(c ->> 'city_state'), nullif(c -> 'news_image', 'null'))
  on conflict (distribution_id) do update set (slug, published_at, package, language, headline, summary, company,
    company_key, place, place_key, image) = (excluded.slug, excluded.published_at, excluded.package, excluded.language,
    excluded.headline, excluded.summary, excluded.company, excluded.company_key, excluded.place, excluded.place_key,
    excluded.image)
  returning * into item;
  item.title := setweight(to_tsvector('simple', news_text(item.headline)), 'A')
    || setweight(to_tsvector('simple', news_text(item.summary)), 'B');
  lexemes := array_to_tsvector(array_remove(
    array['#b/' || (item.seq >> 13), '#c/' || nullif(item.company_key, ''), '#p/' || nullif(item.place_key, '')], null));
  update news_items set title = item.title,
    words = item.title || to_tsvector('simple', news_text(item.company || ' ' || item.place))
      || to_tsvector('simple', news_text(left(c ->> 'body', 400000))) || lexemes
  where distribution_id = changed;
end $$;

create function news_item_changes() returns trigger language plpgsql as $$
begin
  perform fill_news_item(new.distribution_id);
  return null;
end $$;

create function news_item_is_corrected() returns trigger language plpgsql as $$
begin
  update news_items set changed_at = new.created_at where distribution_id = new.distribution_id;
  return null;
end $$;
`,
    `create trigger news_item_appears after insert on releases
  for each row when (new.state = 4) execute function news_item_changes()`,
    `create trigger news_item_changes after update of state, published_at, slug on releases
  for each row when (new.state = 4 or old.state = 4) execute function news_item_changes()`,
    `create trigger news_item_changes after insert or update of kind, content on release_versions
  for each row when (new.kind in ('published', 'correction')) execute function news_item_changes()`,
    `create trigger news_item_is_corrected after insert on release_moves
  for each row when (new.action = 'republish') execute function news_item_is_corrected()`,
    bare('order by published_at, distribution_id'),
    // Else each batch looks past all that are done.
    { index: 'news_items_open', on: 'news_items (seq) where words is null' },
    {
      repeat: `with open as (select seq, distribution_id from news_items where words is null order by seq limit 200 for update)
select fill_news_item(distribution_id) from open`,
    },
    'drop index news_items_open',
    `update news_items n set changed_at = moved.at
from (select distribution_id, max(created_at) as at from release_moves where action = 'republish' group by 1) moved
where moved.distribution_id = n.distribution_id and n.changed_at < moved.at`,
    { index: 'news_items_by_words', on: 'news_items using gin (words) with (fastupdate = off)' },
    { index: 'news_items_by_date', on: 'news_items (published_at, seq)' },
    { index: 'news_items_by_company', on: 'news_items (company_key, published_at, seq)' },
    { index: 'news_items_by_place', on: 'news_items (place_key, published_at, seq)' },
    { index: 'news_items_by_change', on: 'news_items (changed_at)' },
  ],
};
