import { ruleTable } from '../generated/ruleTable';
import type { RuleError } from './rule';
import { runRules, type FormValues, type RuleOptions } from './runRules';

/** Names of the forms: schemas that openapi.yaml marks with `x-form: true`. */
export type FormName = keyof typeof ruleTable;

/** True when the text names a form. */
export const isFormName = (name: string): name is FormName => Object.hasOwn(ruleTable, name);

/**
 * Checks the values of a form by the rules of openapi.yaml and returns the broken ones: at most one a field, in the
 * order of the contract. Throws TypeError when a rule needs a context that is not given.
 */
export const checkRules = (form: FormName, values: FormValues, options: RuleOptions): RuleError[] =>
  runRules(ruleTable[form], values, options);
