import {
  checkBody,
  checkRules,
  isFormName,
  operationTable,
  ruleTable,
  type FormName,
  type Rule,
  type RuleContext,
  type RuleError,
  type RuleStage,
  type RuleTable,
} from '@dispatch/contract';
import fc from 'fast-check';
import { document, type Operation } from '../contract/operations';
import { wholeSchema, typesOf, type Schema } from '../contract/schema';
import { keepsSchema } from '../contract/validators';
import { kept } from './kept';
import { cut } from './texts';
import { validValue, type Making } from './values';

type Values = Record<string, unknown>;

const day = 86_400_000;

const context: RuleContext = { earliest: new Date(Date.now() + 20 * day).toISOString(), exempt: false };

const rulesOf = (form: string | null, field: string): readonly Rule[] =>
  form === null ? [] : ((ruleTable as RuleTable)[form]?.[field]?.rules ?? []);

export const ruleErrors = (form: string | null, values: unknown, stage: RuleStage): RuleError[] =>
  form === null || !isFormName(form) || typeof values !== 'object' || values === null || Array.isArray(values)
    ? []
    : checkRules(form satisfies FormName, values as Values, { stage, context });

const isValidBody = ({ body, requestSchema }: Operation, value: unknown, stage: RuleStage): boolean =>
  body !== null && keepsSchema(body.schema, value) && ruleErrors(requestSchema, value, stage).length === 0;

const plain = 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years in the harbor. ';

/** A text that keeps the usual rules of a field. */
const plainText = (rules: readonly Rule[], { maxLength = 1000 }: Schema): string => {
  const numberOf = (name: Rule['rule'], otherwise: number) =>
    Number(rules.find(({ rule }) => rule === name)?.value ?? otherwise);
  const least = numberOf('minLength', 1);
  const most = Math.min(maxLength, numberOf('maxLength', 1000), Math.max(least, 20));
  return cut(plain.repeat(1 + Math.ceil(least / plain.length)), most)
    .trim()
    .padEnd(least, 'x');
};

const mended = (values: Values, { field, rule }: RuleError, operation: Operation, schema: Schema): Values => {
  const rules = rulesOf(operation.requestSchema, field);
  const fieldSchema = wholeSchema(document, schema.properties?.[field] ?? {});
  const isText = typesOf(fieldSchema).includes('string') && fieldSchema.enum === undefined;
  const examples = (operation.body?.examples ?? []) as Values[];
  const example = examples
    .map((each) => each[field])
    .find((each) => each !== undefined && each !== values[field]);
  const { [field]: _removed, ...others } = values;
  if (rule !== 'required' && schema.required?.includes(field) !== true && values[field] !== undefined)
    return others;
  if (isText && (rule === 'required' || example === undefined)) {
    const [one] = fc.sample(validValue(fieldSchema, {}, rules), { numRuns: 1, seed: 7 });
    const text = plainText(rules, fieldSchema);
    const known = rules.some((each) =>
      ['email', 'country', 'language', 'oneOf', 'digitsOnly', 'pattern'].includes(each.rule),
    );
    return { ...values, [field]: known || fieldSchema['x-text'] === 'html' ? one : text };
  }
  return example === undefined ? others : { ...values, [field]: example };
};

const mend = (values: Values, operation: Operation, schema: Schema, stage: RuleStage): Values => {
  let right = values;
  for (let round = 0; round < 6; round += 1) {
    const errors = ruleErrors(operation.requestSchema, right, stage);
    if (errors.length === 0) return right;
    right = errors.reduce((so, error) => mended(so, error, operation, schema), right);
  }
  return right;
};

/** Without the items of its lists that break a rule of their own form. */
const withoutWrongItems = (values: Values, { id }: Operation): Values => {
  const wrong = new Set(
    checkBody(operationTable[id], values).flatMap(
      ({ pointer }) => /^\/[^/]+\/\d+(?=\/)/.exec(pointer)?.[0] ?? [],
    ),
  );
  if (wrong.size === 0) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((_, index) => !wrong.has(`/${name}/${index}`)) : value,
    ]),
  );
};

export const validBody = (operation: Operation, stage: RuleStage, making: Making): fc.Arbitrary<unknown> => {
  const { body, requestSchema } = operation;
  if (body === null) return fc.constant(undefined);
  const schema = wholeSchema(document, body.schema);
  const value = validValue(schema, {
    ...making,
    rulesOf: (field) =>
      rulesOf(requestSchema, field).filter(({ rule }) => stage === 'full' || rule !== 'minLength'),
  });
  const mendedValue = value.map((made) =>
    typeof made === 'object' && made !== null && !Array.isArray(made)
      ? withoutWrongItems(mend(made as Values, operation, schema, stage), operation)
      : made,
  );
  return kept(mendedValue, (made) => isValidBody(operation, made, stage), `the body of ${operation.id}`);
};
