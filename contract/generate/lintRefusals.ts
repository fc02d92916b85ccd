import { move, transitions, type ReleaseState } from '../src/domain/lifecycle';
import { catalogue } from '../src/messageCatalogue';
import { templatePattern, type MessageKey } from '../src/messages';
import { isRuleName } from '../src/rules/rule';
import {
  bodyOf,
  isOwnerAlone,
  isObject,
  listAt,
  mediaOf,
  namedPermissions,
  objectAt,
  printed,
  refusesTokens,
  resolve,
  schemaNameOf,
  textAt,
  type JsonObject,
} from '../document/document';
import { shownBodies, type Example, type Shown } from './contractExamples';
import { formRulesOf } from './formRules';
import { refusalCauses } from './refusalCauses';
import type { Finding } from './finding';

type Rules = ReturnType<typeof formRulesOf>;

const patterns = Object.values<string>(catalogue).map((text) => templatePattern(text));

/** What a call takes or judges, as far as a refusal can name it. */
type Input = {
  parameters: ReadonlySet<unknown>;
  hasJson: boolean;
  fields: JsonObject | null;
  rules: Rules;
  /** What refusalCauses knows a call by. */
  traits: ReadonlySet<unknown>;
  /** The moves of a release that it makes. */
  moves: readonly unknown[];
};

const rulesOf = (contract: JsonObject, schema: unknown): Rules => {
  const form = resolve(contract, schema);
  return form['x-form'] === true ? formRulesOf(schemaNameOf(schema) ?? '', form) : {};
};

const inputOf = (contract: JsonObject, { operation: { operation, parameters } }: Shown): Input => {
  const [body] = mediaOf(bodyOf(contract, operation) ?? {});
  // Some calls judge what is saved, by the rules of its form.
  const judged = textAt(operation, 'x-judges');
  const schemas = [
    ...(body === undefined ? [] : [body[1]['schema']]),
    ...(judged === undefined ? [] : [{ $ref: `#/components/schemas/${judged}` }]),
  ];
  const properties = schemas.map((schema) => objectAt(resolve(contract, schema), 'properties'));
  const names = parameters.map((parameter) => parameter['name']);
  const moves = listAt(operation, 'x-moves');
  return {
    parameters: new Set(names),
    hasJson: body?.[0] === 'application/json',
    fields: schemas.length === 0 ? null : (Object.assign({}, ...properties) as JsonObject),
    traits: new Set([
      'any',
      operation['operationId'],
      ...listAt(operation, 'tags').map((tag) => `tag:${printed(tag)}`),
      ...names,
      ...Object.keys(body === undefined ? {} : (properties[0] ?? {})),
      ...(namedPermissions(contract, operation)?.length ? ['permission'] : []),
      ...(isOwnerAlone(operation) ? ['owner-alone'] : []),
      ...(refusesTokens(contract, operation) ? ['own-session'] : []),
      ...(namedPermissions(contract, operation)?.length && !refusesTokens(contract, operation)
        ? ['scoped']
        : []),
      ...(moves.length > 0 ? ['x-moves'] : []),
    ]),
    moves,
    rules: Object.assign({}, ...schemas.map((schema) => rulesOf(contract, schema))) as Rules,
  };
};

const fieldError = (error: JsonObject, { parameters, fields, hasJson, rules }: Input): string | null => {
  const { pointer, rule, message } = error as { pointer: string; rule: string; message: string };
  const [, field = '', ...below] = pointer.split('/');
  if (!pointer.startsWith('/'))
    return rule === 'unknown' || parameters.has(pointer) ? null : `the call has no parameter ${pointer}`;
  if (rule === 'unknown') return hasJson ? null : `${pointer} stands in a body, and the call takes none`;
  if (fields === null) return `${pointer} stands in a body, and the call takes none`;
  if (Object.keys(fields).length > 0 && !(field in fields)) return `the body has no field ${field}`;
  const messages = (rules[field]?.rules ?? [])
    .filter((each) => each.rule === rule)
    .map((each) => each.message);
  // What stands deeper is judged by the rules of another form, and what is no rule by code.
  if (below.length > 0 || !isRuleName(rule) || messages.length === 0) return null;
  return [...messages.map((text) => templatePattern(text)), ...patterns].some((pattern) =>
    pattern.test(message),
  )
    ? null
    : `the rule ${rule} of ${field} says '${messages.join("', '")}', and not '${message}'`;
};

const isRefusedMove = ({ states, message }: JsonObject, moves: readonly unknown[]): boolean =>
  transitions.some(({ action, by: [actor] }) => {
    if (!isObject(states) || actor === undefined || !moves.includes(action)) return false;
    const outcome = move(states['from'] as ReleaseState, action, actor);
    return outcome.kind === 'refused' && outcome.to === states['to'] && outcome.message === message;
  });

const causeError = (example: JsonObject, { traits, moves }: Input): string | null => {
  const { code, message } = example;
  const [key, cause] =
    Object.entries(refusalCauses).find(
      ([name, row]) =>
        (row.code ?? name) === code && templatePattern(catalogue[name as MessageKey]).test(printed(message)),
    ) ?? [];
  if (cause === undefined) return `${printed(code)} does not say '${printed(message)}'`;
  if (!cause.by.some((trait) => traits.has(trait))) return `${key} is for ${cause.by.join(', ')}`;
  return code !== 'state-conflict' || isRefusedMove(example, moves)
    ? null
    : `no move of the call (${moves.join(', ')}) is refused like this`;
};

const errorsOf = ({ place, at, value }: Example, input: Input, status: string): Finding[] => {
  if (!isObject(value)) return [];
  const errors = listAt(value, 'fields')
    .filter(isObject)
    .map((error) => fieldError(error, input));
  if (value['code'] === 'malformed-json' && !input.hasJson) errors.push('the call takes no JSON');
  if (status !== '400') errors.push(causeError(value, input));
  return errors.flatMap((error) =>
    error === null ? [] : [{ at, text: `${place} cannot happen: ${error}.` }],
  );
};

/** Refusals that examples show name a field of the call, quote its rule, and come of refusalCauses. */
export const lintRefusals = (contract: JsonObject): Finding[] =>
  shownBodies(contract)
    .filter(({ kind, status }) => kind === 'answer' && ['400', '403', '404', '409'].includes(status))
    .flatMap((shown) => {
      const input = inputOf(contract, shown);
      return shown.examples.flatMap((example) => errorsOf(example, input, shown.status));
    });
