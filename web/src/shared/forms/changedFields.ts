import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** The fields whose values differ, in the order of the first. */
export const changedFields = <Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] =>
  (Object.keys(before) as (keyof Values & string)[]).filter((field) => before[field] !== after[field]);

/** Puts what was typed in some fields over what has been loaded since. */
export function typeAgain<Values extends FieldValues>(
  { setValue }: UseFormReturn<Values>,
  fields: readonly (keyof Values & string)[],
  typed: Values,
): void {
  for (const field of fields) {
    const value = typed[field] as PathValue<Values, Path<Values>>;
    setValue(field as Path<Values>, value, { shouldDirty: true });
  }
}
