/** The fields whose values differ, in the order of the first. */
export const changedFields = <Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] =>
  (Object.keys(before) as (keyof Values & string)[]).filter((field) => before[field] !== after[field]);
