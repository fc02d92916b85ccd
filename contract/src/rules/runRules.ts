import { formatEarliest } from '../domain/dateText';
import {
  runsIn,
  type FieldRules,
  type FormRules,
  type RuleCondition,
  type RuleContext,
  type RuleError,
  type RuleStage,
} from './rule';
import { isBlank, keeps } from './ruleChecks';

export type RuleOptions = {
  stage: RuleStage;
  fields?: readonly string[];
  /** Needed where a rule of the stage compares with the turnaround; a function is asked at each check. */
  context?: RuleContext | (() => RuleContext);
};

export type FormValues = Readonly<Record<string, unknown>>;

const valueOf = (values: FormValues, field: string): unknown =>
  Object.hasOwn(values, field) ? values[field] : undefined;

const applies = (condition: RuleCondition | undefined, values: FormValues): boolean => {
  if (condition === undefined) return true;
  const other = valueOf(values, condition.field);
  if (condition.equals !== undefined && other !== condition.equals) return false;
  return condition.filled === undefined || isBlank(other) !== condition.filled;
};

const contextOf = ({ context }: RuleOptions): RuleContext | undefined =>
  typeof context === 'function' ? context() : context;

const written = (message: string, context: RuleContext | undefined): string =>
  context ? message.replaceAll('{earliest}', formatEarliest(context.earliest)) : message;

const pointerTo = (field: string): string => `/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The first broken rule of one field, or null. The one place where rules run, for the forms and the server. */
export const firstError = (
  name: string,
  field: FieldRules,
  values: FormValues,
  options: RuleOptions,
): RuleError | null => {
  const value = valueOf(values, name);
  const context = contextOf(options);
  const broken = field.rules.find(
    (rule) =>
      runsIn(options.stage, rule.rule) &&
      applies(rule.when, values) &&
      !keeps(value, field, rule, context, values),
  );
  if (broken === undefined) return null;
  const message = written(broken.message, context);
  return { pointer: pointerTo(name), field: name, rule: broken.rule, message };
};

/** The fields of a form that the options ask for. */
export const fieldsOf = (form: FormRules, { fields }: RuleOptions): [string, FieldRules][] =>
  Object.entries(form).filter(([name]) => fields === undefined || fields.includes(name));

export const runRules = (form: FormRules, values: FormValues, options: RuleOptions): RuleError[] =>
  fieldsOf(form, options).flatMap(([name, field]) => firstError(name, field, values, options) ?? []);
