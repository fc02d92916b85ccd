import { message, type WrittenRelease } from '@dispatch/contract';
import { inputProblem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';

/** The ids of the lists that are chosen, each once; undefined when nothing is said of them. */
export const chosenLists = ({ cjlSelected }: Partial<WrittenRelease>): number[] | undefined =>
  cjlSelected && [...new Set(cjlSelected.map(({ id }) => id))];

const knownJournalistLists = statement('known-journalist-lists')`
select journalist_list_id as id, category_name as list,
  exists (select from journalist_list_members m where m.journalist_list_id = l.journalist_list_id) as "reaches!",
  exists (select from releases where distribution_id = :distributionId? and l.journalist_list_id = any(cjl_selected)) as "isKept!"
from journalist_lists l where journalist_list_id = any(:ids)`;

/**
 * The values with the lists that may be chosen. One that does not exist, or that reaches nobody, is left out of a copy
 * and else refused with 400; but what the release has chosen before stays until its author gives it up, and is not
 * paid for.
 */
export const withChosenLists = async <Values extends Partial<WrittenRelease>>(
  values: Values,
  distributionId: number | null,
  isCopy: boolean,
): Promise<Values> => {
  const { cjlSelected = [] } = values;
  if (cjlSelected.length === 0) return values;
  const known = await knownJournalistLists.all({ ids: chosenLists(values) ?? [], distributionId });
  const errors = cjlSelected.flatMap(({ id }, place) => {
    const list = known.find((row) => row.id === id);
    if (list !== undefined && (list.reaches || list.isKept)) return [];
    const text = list === undefined ? message('list-unknown') : message('list-empty', { list: list.list });
    return [{ id, pointer: `/cjlSelected/${place}/id`, rule: 'oneOf', message: text }];
  });
  if (errors.length === 0) return values;
  if (isCopy)
    return {
      ...values,
      cjlSelected: cjlSelected.filter(({ id }) => !errors.some((error) => error.id === id)),
    };
  throw inputProblem(errors.map(({ id: _, ...error }) => error));
};
