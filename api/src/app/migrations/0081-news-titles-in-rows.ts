/**
 * A search reads the words of thousands of titles for its rank. A row with a body of usual length is more than PostgreSQL
 * keeps in one place, and it put them beside it with those of the body: each was four pages more to read. They stay in the
 * row from now on; those from before are written anew, a part at a time.
 */
export const migration = {
  name: '0081-news-titles-in-rows',
  sql: [
    `
alter table news_items alter column title set storage main;
create table news_titles_done as select 0 as seq;
`,
    {
      repeat: `
with done as (select seq from news_titles_done),
part as (
  select max(seq) as seq from (
    select n.seq from news_items n, done where n.seq > done.seq order by n.seq limit 500) next
),
written as (
  update news_items n set title = n.title || ''::tsvector from done, part where n.seq > done.seq and n.seq <= part.seq
)
update news_titles_done set seq = part.seq from part where part.seq is not null`,
    },
    'drop table news_titles_done',
  ],
};
