import { execute } from '../../platform/database/database';
import { hashOf, saveJournalists } from '../../releases/journalists/saveJournalists';
import type { DemoJournalist } from './demoJournalists';

type List = { id: number; name: string };

const readLists = (): Promise<List[]> =>
  execute<List>(
    'select journalist_list_id as id, category_name as name from journalist_lists order by journalist_list_id',
  );

/** The ids of the lists with these names, in their order; a name that no list has is left out. */
export const idsOfLists = async (names: readonly string[]): Promise<number[]> => {
  const lists = names.length === 0 ? [] : await readLists();
  return names.flatMap((name) => lists.find((list) => list.name === name)?.id ?? []);
};

/** Brings the people of the demo onto the lists with which an installation begins. */
export const seedJournalists = async (journalists: readonly DemoJournalist[]): Promise<void> => {
  if (journalists.length === 0) return;
  for (const { id, name } of await readLists()) {
    const members = journalists.filter(({ lists }) => lists?.includes(name) ?? true);
    await saveJournalists(id, new Map(members.map((person) => [hashOf(person), person])));
  }
};
