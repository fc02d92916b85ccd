import type { OperationEntry } from '../operation';
import { checkRules, isFormName } from './checkRules';
import type { RuleContext, RuleError } from './rule';
import type { FormValues } from './runRules';

export type BodyOptions = {
  /** Pointers whose value has not even the right type: the rules cannot judge it. */
  wrongType?: readonly string[];
  /** Needed where a rule compares with the turnaround. */
  context?: RuleContext;
};

const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const childOf = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The records at a place of a body, each with its pointer; `*` stands for every item of a list. */
function* recordsAt(body: unknown, steps: readonly string[], pointer = ''): Generator<[string, FormValues]> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (isRecord(body)) yield [pointer, body];
    return;
  }
  if (step !== '*') {
    yield* recordsAt(childOf(body, step), rest, `${pointer}/${step}`);
    return;
  }
  if (!Array.isArray(body)) return;
  for (const [index, item] of body.entries()) yield* recordsAt(item, rest, `${pointer}/${index}`);
}

/** Deeper than any form stands in a body. */
const deepest = 40;

const placesOf = (pointer: string): string[] => {
  const steps = pointer.split('/', deepest);
  return [pointer, ...steps.map((_, index) => steps.slice(0, index + 1).join('/'))];
};

const allPlacesOf = (pointers: readonly string[]): ReadonlySet<string> =>
  new Set(pointers.flatMap((pointer) => placesOf(pointer)));

/**
 * The broken rules of every form in the body of a call (the operation table says which forms stand where), each with
 * its pointer into the body. The server and the mock server judge bodies by this alone. Throws TypeError when a rule
 * needs a context that is not given.
 */
export const checkBody = (
  { forms, ruleStage }: Pick<OperationEntry, 'forms' | 'ruleStage'>,
  body: unknown,
  { wrongType = [], context }: BodyOptions = {},
): RuleError[] => {
  const wrong = allPlacesOf(wrongType);
  const formPlaces = new Set(forms.map(({ at }) => at));
  return forms.flatMap(({ at, form }) => {
    if (!isFormName(form)) return [];
    return [...recordsAt(body, at.split('/').slice(1))].flatMap(([place, values]) => {
      const isUnjudged = (name: string, value: unknown): boolean =>
        wrong.has(`${place}/${name}`) && !(isRecord(value) && formPlaces.has(`${at}/${name}`));
      const judged = Object.entries(values).filter(([name, value]) => !isUnjudged(name, value));
      return checkRules(form, Object.fromEntries(judged), { stage: ruleStage, context })
        .filter(({ field }) => !isUnjudged(field, childOf(values, field)))
        .map((error) => ({ ...error, pointer: `${place}${error.pointer}` }));
    });
  });
};

/** Of what the schema refuses only what no rule has named already: the field, something inside it, or around it. */
export const mergeErrors = <Error extends { pointer: string; rule: string }>(
  byRules: readonly RuleError[],
  bySchema: readonly Error[],
): (RuleError | Error)[] => {
  const named = new Set(byRules.map(({ pointer }) => pointer));
  const around = allPlacesOf([...named]);
  const isNamed = ({ pointer, rule }: Error): boolean =>
    placesOf(pointer).some((place) => named.has(place)) ||
    (['type', 'anyOf', 'oneOf'].includes(rule) && around.has(pointer));
  return [...byRules, ...bySchema.filter((error) => !isNamed(error))];
};
