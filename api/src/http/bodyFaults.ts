import { checkRules, isFormName, type FormName, type RuleStage } from '@dispatch/contract';
import type { OperationId } from './handler';
import type { FieldFault } from './problem';

/**
 * Which rules of a form run before the handler; `full` for every call that is not named. Saving a draft checks limits,
 * types and HTML only (0-decisions, Calls), and so does an editor's save. validateRelease and resubmitRelease check
 * everything themselves: the turnaround rule needs the clock and the saved release.
 */
const stages: Partial<Record<OperationId, RuleStage>> = {
  saveDraft: 'draft',
  validateRelease: 'draft',
  resubmitRelease: 'draft',
  saveReviewedRelease: 'draft',
};

/** Which rules of its form run before the handler of a call. */
export const stageOf = (operationId: OperationId): RuleStage => stages[operationId] ?? 'full';

/** Bodies that are lists of a form: the schema of the list, and the form of its items. */
const itemForms: Readonly<Record<string, FormName>> = { BundleLotChanges: 'BundleLotChange' };

const topField = (pointer: string): string => pointer.split('/')[1] ?? '';

/** True for a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The faults of a list, each item judged by its form; what the contract finds wrong with the list itself stays. */
const listFaults = (
  operationId: OperationId,
  form: FormName,
  items: readonly unknown[],
  contractFaults: readonly FieldFault[],
): FieldFault[] => {
  const inside = (index: number) => contractFaults.filter(({ pointer }) => pointer.startsWith(`/${index}/`));
  const ofItems = items.flatMap((item, index) => {
    const place = `/${index}`;
    const own = inside(index).map((fault) => ({ ...fault, pointer: fault.pointer.slice(place.length) }));
    return bodyFaults(operationId, form, item, own).map((fault) => ({
      ...fault,
      pointer: `${place}${fault.pointer}`,
    }));
  });
  return [...ofItems, ...contractFaults.filter(({ pointer }) => !/^\/\d+\//.test(pointer))];
};

/**
 * The faults of a call: those of the form's rules, whose messages people know, and then what only the contract
 * refuses. A field is named once; where the contract refuses its type, the rules cannot judge it.
 */
export const bodyFaults = (
  operationId: OperationId,
  form: string | null,
  body: unknown,
  contractFaults: readonly FieldFault[],
): FieldFault[] => {
  const itemForm = form === null ? undefined : itemForms[form];
  if (itemForm !== undefined && Array.isArray(body)) {
    return listFaults(operationId, itemForm, body, contractFaults);
  }
  if (form === null || !isFormName(form) || !isRecord(body)) return [...contractFaults];
  const wrongType = new Set(
    contractFaults.filter(({ rule }) => rule === 'type').map(({ pointer }) => topField(pointer)),
  );
  const values = Object.fromEntries(Object.entries(body).filter(([name]) => !wrongType.has(name)));
  const ruleFaults = checkRules(form, values, { stage: stageOf(operationId) }).filter(
    ({ field }) => !wrongType.has(field),
  );
  const named = new Set(ruleFaults.map(({ field }) => field));
  return [...ruleFaults, ...contractFaults.filter(({ pointer }) => !named.has(topField(pointer)))];
};
