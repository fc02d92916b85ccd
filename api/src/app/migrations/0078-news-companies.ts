/**
 * Whose news a release is: of the company that it names, or else of its first contact's. Where that is the name of a
 * company page, the release is listed there if the page is of the same account, and nowhere if it is of another, so that
 * nobody speaks as another. `fill_news_item` is that of 0072-news-topics, with companies.
 */
export const migration = {
  name: '0078-news-companies',
  sql: `
create or replace function fill_news_item(changed integer) returns void language plpgsql as $$
declare
  r record;
  c jsonb;
  item record;
  page record;
  company_named text;
  company_key_of text;
  chosen text[];
  marks text[];
begin
  select * into r from releases where distribution_id = changed;
  if not found or r.state <> 4 then
    delete from news_items where distribution_id = changed;
    return;
  end if;
  select content into c from release_versions
    where distribution_id = changed and kind in ('published', 'correction') order by number desc limit 1;
  c := coalesce(c, to_jsonb(r));
  chosen := array(select jsonb_array_elements_text(coalesce(c -> 'media_topics', '[]')));
  company_named := trim(coalesce(nullif(trim(c ->> 'company_name'), ''), c ->> 'primary_contact_company', ''));
  company_key_of := news_key(company_named);
  select co.user_id, co.approved_name, co.slug into page from company_slugs s join companies co using (company_id)
    where s.slug = company_key_of and co.slug is not null;
  if found then
    company_key_of := case when page.user_id = r.user_id then page.slug else '' end;
    company_named := case when page.user_id = r.user_id then page.approved_name else company_named end;
  end if;
  insert into news_items (distribution_id, number, slug, published_at, changed_at, package, language, headline, summary,
    company, company_key, place, place_key, image, topics)
  values (changed, r.prweb_press_release_id, r.slug, date_trunc('milliseconds', r.published_at), r.published_at, c ->> 'package',
    coalesce(c ->> 'language', 'en-US'), coalesce(c ->> 'headline', ''), coalesce(c ->> 'summary', ''),
    company_named, company_key_of,
    trim(coalesce(c ->> 'city_state', '')), news_key(c ->> 'city_state'), nullif(c -> 'news_image', 'null'), chosen)
  on conflict (distribution_id) do update set (slug, published_at, package, language, headline, summary, company,
    company_key, place, place_key, image, topics) = (excluded.slug, excluded.published_at, excluded.package,
    excluded.language, excluded.headline, excluded.summary, excluded.company, excluded.company_key, excluded.place,
    excluded.place_key, excluded.image, excluded.topics)
  returning * into item;
  item.title := setweight(to_tsvector('simple', news_text(item.headline)), 'A')
    || setweight(to_tsvector('simple', news_text(item.summary)), 'B');
  marks := array_remove(
    array['#b/' || (item.seq >> 13), '#c/' || nullif(item.company_key, ''), '#p/' || nullif(item.place_key, '')], null)
    || array(select '#t/' || topic from unnest(chosen) as topic);
  update news_items set title = item.title,
    words = item.title || to_tsvector('simple', news_text(item.company || ' ' || item.place))
      || to_tsvector('simple', news_text(left(c ->> 'body', 400000))) || array_to_tsvector(marks)
  where distribution_id = changed;
  delete from news_topics where seq = item.seq;
  insert into news_topics (seq, topic, published_at)
  select distinct item.seq, topic, item.published_at from unnest(chosen) as topic;
end $$;
`,
};
