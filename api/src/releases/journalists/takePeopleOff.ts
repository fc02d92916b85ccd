import { statement } from '../../platform/database/statement';

const journalistsRemove = statement('journalists-remove')`
with gone as (
  delete from journalist_list_members where journalist_list_id = :listId returning journalist_id
), forgotten as (
  delete from journalists j using gone where j.journalist_id = gone.journalist_id and not exists (
    select from journalist_list_members m
     where m.journalist_id = j.journalist_id and m.journalist_list_id <> :listId)
)
select count(*)::integer as "people!" from gone`;

const journalistImportForget = statement('journalist-import-forget')`
delete from journalist_imports where journalist_list_id = :listId`;

/**
 * Takes all people off a list, and with them what its last import has found. Who is on another list stays there; mails
 * that wait for who is forgotten are not sent. Answers how many they were.
 */
export const takePeopleOff = async (listId: number): Promise<number> => {
  const gone = await journalistsRemove.maybe({ listId });
  await journalistImportForget.run({ listId });
  return gone?.people ?? 0;
};
