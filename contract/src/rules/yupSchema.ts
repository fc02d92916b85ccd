import { mixed, object, type AnyObject, type ObjectSchema } from 'yup';
import type { components } from '../generated/types';
import { ruleTable } from '../generated/ruleTable';
import type { FormName } from './checkRules';
import type { FieldRules, FormRules } from './rule';
import { fieldsOf, firstError, type RuleOptions } from './runRules';

const fieldSchema = (name: string, field: FieldRules, options: RuleOptions) =>
  mixed()
    .notRequired()
    .test('rules', (_value, test) => {
      const error = firstError(name, field, test.parent as AnyObject, options);
      return error === null || test.createError({ message: () => error.message, type: error.rule });
    });

/** A yup schema of any table of rules; the forms use `yupSchema`. */
const yupSchemaOf = (form: FormRules, options: RuleOptions): ObjectSchema<AnyObject> =>
  object(
    Object.fromEntries(
      fieldsOf(form, options).map(([name, field]) => [name, fieldSchema(name, field, options)]),
    ),
  );

/** The same table and code as the server's `checkRules`, so verdicts and messages cannot differ. */
export const yupSchema = <Name extends FormName, Values extends AnyObject = components['schemas'][Name]>(
  form: Name,
  options: RuleOptions,
): ObjectSchema<Values> => yupSchemaOf(ruleTable[form], options) as unknown as ObjectSchema<Values>;
