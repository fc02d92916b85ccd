import { ruleTable, type RuleTable } from '@dispatch/contract';
import { afterPress } from '@dispatch/design-system';
import { useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useContractFormContext } from './ContractFormContext';

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

export function useContractField(name: string) {
  const { schema, stage, methods } = useContractFormContext();
  const { field, fieldState, formState } = useController({ name, control: methods.control });
  const rules = (ruleTable as RuleTable)[schema]?.[name]?.rules ?? [];
  const required = stage === 'full' ? rules.find(({ rule }) => rule === 'required') : undefined;
  const other: unknown = useWatch({ control: methods.control, name: required?.when?.field ?? name });
  useMendedElsewhere(name, required?.when === undefined ? null : other, fieldState.invalid);
  const limit = rules.find(({ rule }) => rule === 'maxLength')?.value;
  return {
    value: field.value as unknown,
    onChange: field.onChange as (value: unknown) => void,
    /** Leaving a field that is still empty is no finished answer: nothing complains yet. */
    onBlur: () => {
      if (!isEmpty(field.value) || fieldState.isDirty || formState.isSubmitted) afterPress(field.onBlur);
    },
    ref: field.ref,
    errorMessage: fieldState.error?.message,
    /** Whether it must be filled in now, as the rules and the other fields say. */
    isRequired: required !== undefined && holds(required.when, other),
    limit: typeof limit === 'number' ? limit : undefined,
  };
}

/** For parts that say by themselves why what was typed is no answer: the form is not sent with it. */
export function useTextErrors(name: string) {
  const { textErrors, methods } = useContractFormContext();
  return (message: string | null): void => {
    if (message === null) textErrors.delete(name);
    else textErrors.set(name, message);
    if (methods.getFieldState(name).invalid) void methods.trigger(name);
  };
}

/** An error may be mended in the field that a rule depends on: with another country no state is needed. */
function useMendedElsewhere(name: string, other: unknown, isInvalid: boolean): void {
  const { trigger } = useContractFormContext().methods;
  const checkedWith = useRef(other);
  useEffect(() => {
    const hasChanged = checkedWith.current !== other;
    checkedWith.current = other;
    if (hasChanged && isInvalid) void trigger(name);
  }, [name, other, isInvalid, trigger]);
}

function holds(when: { equals?: string | boolean; filled?: boolean } | undefined, other: unknown): boolean {
  if (when === undefined) return true;
  if (when.equals !== undefined && other !== when.equals) return false;
  return when.filled === undefined || isEmpty(other) !== when.filled;
}
