import { ruleTable, yupSchema, type FormName } from '@dispatch/contract';
import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useMemo, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ContractForm, ContractFormOptions } from './formTypes';
import { sortRefusal } from './refusal';

/**
 * The one way to a form: react-hook-form with the rules and messages of a schema of the contract. A field is
 * checked when it is left for the first time with something in it, or when the person presses on, and from then on
 * at each change, so that an error goes as soon as it is mended.
 */
export function useContractForm<Values extends FieldValues>(
  schema: FormName,
  { stage, fields, context, defaultValues }: ContractFormOptions<Values>,
): ContractForm<Values> {
  const [attempts, setAttempts] = useState(0);
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const [textErrors] = useState(() => new Map<string, string>());
  const [unfinished] = useState(() => new Map<string, unknown>());
  const fieldKey = fields?.join(' ');
  const resolver = useMemo(() => {
    const rules = yupSchema(schema, { stage, fields: fieldKey?.split(' '), context });
    const judge = yupResolver(rules, {}, { mode: 'sync', raw: true }) as unknown as Resolver<Values>;
    const judgeAll: Resolver<Values> = async (...input) => {
      const judged = await judge(...input);
      if (textErrors.size === 0) return judged;
      const typed = [...textErrors].map(([field, message]) => [field, { type: 'text', message }]);
      return {
        values: {},
        errors: { ...Object.fromEntries(typed), ...judged.errors } as FieldErrors<Values>,
      };
    };
    return judgeAll;
  }, [schema, stage, fieldKey, context, textErrors]);
  const methods = useForm<Values>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  });
  const { setError, handleSubmit, trigger, getValues } = methods;

  const clearRefusal = useCallback(() => {
    setOtherErrors([]);
    setRefused(false);
  }, []);
  const showRefusal = useCallback(
    (error: unknown) => {
      const known = [...Object.keys(ruleTable[schema]), ...Object.keys(getValues())];
      const { byField, others } = sortRefusal(error, known);
      for (const [field, message] of byField) setError(field as Path<Values>, { type: 'server', message });
      setOtherErrors(others);
      setRefused(true);
      setAttempts((count) => count + 1);
    },
    [schema, getValues, setError],
  );
  const check = useCallback(async () => {
    clearRefusal();
    const isKept = await trigger();
    if (!isKept) setAttempts((count) => count + 1);
    return isKept;
  }, [trigger, clearRefusal]);
  const submit: ContractForm<Values>['submit'] = useCallback(
    (handler) => async (event) => {
      event?.preventDefault();
      // For React a dialog is inside of what opened it, which may be a form: its submission is not that one's.
      event?.stopPropagation();
      clearRefusal();
      await handleSubmit(
        async (values) => {
          try {
            await handler(values);
          } catch (error) {
            showRefusal(error);
          }
        },
        () => setAttempts((count) => count + 1),
      )();
    },
    [handleSubmit, showRefusal, clearRefusal],
  );
  return {
    schema,
    stage,
    methods,
    textErrors,
    unfinished,
    attempts,
    otherErrors,
    isRefused,
    submit,
    check,
    showRefusal,
    clearRefusal,
  };
}
