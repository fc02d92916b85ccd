/** Names of the rules that `x-validation` in openapi.yaml may use. Their meaning stands in `ruleChecks.ts`. */
const ruleNames = [
  'required',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueBy',
  'email',
  'notOnlyDigits',
  'digitsOnly',
  'number',
  'maxDecimals',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'noSpaces',
  'realDate',
  'notBeforeField',
  'noHtml',
  'noLink',
  'noAddress',
  'notAllLower',
  'notAllUpper',
  'youtubeUrl',
  'isTrue',
  'oneOf',
  'pattern',
  'country',
  'language',
  'phoneCode',
  'notBeforeTurnaround',
] as const;
export type RuleName = (typeof ruleNames)[number];

export type RuleCondition = { field: string; equals?: string | boolean; filled?: boolean };

export type Rule = {
  rule: RuleName;
  value?: string | number | readonly string[];
  message: string;
  when?: RuleCondition;
};

export type FieldRules = { text?: 'html'; rules: readonly Rule[] };

export type FormRules = Readonly<Record<string, FieldRules>>;

export type RuleTable = Readonly<Record<string, FormRules>>;

/** 'draft' checks limits, types and HTML only; 'full' checks everything. */
export type RuleStage = 'draft' | 'full';

/** What a rule may need beside the values. `earliest` is the earliest release time as an instant with zone. */
export type RuleContext = { earliest: string; exempt: boolean };

/** One broken rule. `pointer` is the JSON pointer into the body. */
export type RuleError = { pointer: string; field: string; rule: RuleName; message: string };

const draftRules: ReadonlySet<RuleName> = new Set([
  'maxLength',
  'maxItems',
  'noHtml',
  'noLink',
  'noAddress',
  'pattern',
  'oneOf',
  'language',
  'number',
  'maxDecimals',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'realDate',
]);

export const runsIn = (stage: RuleStage, rule: RuleName): boolean => stage === 'full' || draftRules.has(rule);

export const isRuleName = (name: string): name is RuleName => (ruleNames as readonly string[]).includes(name);
