import { isObject, listAt, objectAt, printed, type JsonObject } from '../document/document';
import { breaking, changed, diffNamed, harmless, type Change } from './change';

/** A higher value refuses more, or a lower one; for all other rules any change may refuse more. */
const strictness: Readonly<Record<string, 1 | -1>> = {
  minLength: 1,
  minItems: 1,
  minimum: 1,
  exclusiveMinimum: 1,
  maxLength: -1,
  maxItems: -1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxDecimals: -1,
};

const rulesOf = (field: JsonObject): Map<string, JsonObject> => {
  const rules = listAt(field, 'x-validation').filter(isObject);
  return new Map(
    rules.map((rule) => {
      const condition = Object.entries(objectAt(rule, 'when')).sort(([one], [other]) =>
        one < other ? -1 : 1,
      );
      const when = condition.length === 0 ? '' : ` when ${JSON.stringify(Object.fromEntries(condition))}`;
      return [`${printed(rule['rule'])}${when}`, rule];
    }),
  );
};

const valueChange = (name: string, old: JsonObject, now: JsonObject, place: string): Change[] => {
  const [before, after] = [old['value'], now['value']];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const what = `rule ${name} ${printed(before)} is now ${printed(after)}`;
  const way = strictness[printed(old['rule'])];
  const isMilder = way !== undefined && (Number(after) - Number(before)) * way < 0;
  return [changed(!isMilder, place, what)];
};

export const diffRules = ([old, now]: readonly [JsonObject, JsonObject], place: string): Change[] =>
  diffNamed(
    [rulesOf(old), rulesOf(now)],
    (name) => harmless(place, `rule ${name} removed`),
    (name, [before, after]) => [
      ...valueChange(name, before, after, place),
      ...(before['message'] === after['message']
        ? []
        : [harmless(place, `message of rule ${name} is now '${printed(after['message'])}'`)]),
    ],
    (name) => breaking(place, `rule ${name} added`),
  );
