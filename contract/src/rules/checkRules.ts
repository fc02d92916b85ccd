import { ruleTable } from '../generated/ruleTable';
import type { FormRules, RuleError, RuleName } from './rule';
import { runRules, type FormValues, type RuleOptions } from './runRules';

export type FormName = keyof typeof ruleTable;

export const isFormName = (name: string): name is FormName => Object.hasOwn(ruleTable, name);

/** At most one a field, in the order of the contract. Throws TypeError when a rule needs a context that is missing. */
export const checkRules = (form: FormName, values: FormValues, options: RuleOptions): RuleError[] =>
  runRules(ruleTable[form], values, options);

/** The message of a rule of a form, for who judges by more than the rule. Throws TypeError when there is none. */
export const ruleMessage = (form: FormName, field: string, rule: RuleName): string => {
  const { [field]: found }: FormRules = ruleTable[form];
  const message = found?.rules.find((one) => one.rule === rule)?.message;
  if (message === undefined) throw new TypeError(`${form} has no rule ${rule} for ${field}.`);
  return message;
};
