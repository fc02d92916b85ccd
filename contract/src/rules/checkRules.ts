import { ruleTable } from '../generated/ruleTable';
import type { RuleError } from './rule';
import { runRules, type FormValues, type RuleOptions } from './runRules';

export type FormName = keyof typeof ruleTable;

export const isFormName = (name: string): name is FormName => Object.hasOwn(ruleTable, name);

/** At most one a field, in the order of the contract. Throws TypeError when a rule needs a context that is missing. */
export const checkRules = (form: FormName, values: FormValues, options: RuleOptions): RuleError[] =>
  runRules(ruleTable[form], values, options);
