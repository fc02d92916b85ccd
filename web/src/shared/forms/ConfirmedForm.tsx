import type { FormName, OperationId } from '@dispatch/contract';
import {
  ActionBar,
  Banner,
  Button,
  ConfirmDialog,
  DescriptionList,
  Stack,
  WithBar,
  type DescriptionItem,
} from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { hasStatus } from '../api/errorTexts';
import { Loaded } from '../screen/Loaded';
import { text } from '../texts/texts';
import { changedFields, typeAgain } from './changedFields';
import { FormBody } from './FormBody';
import { LeaveUnsavedDialog } from './LeaveUnsavedDialog';
import { StaleBanner } from './StaleBanner';
import { useContractForm } from './useContractForm';

type PlainValue = string | number | boolean | null | undefined;
type PlainValues = Record<string, PlainValue>;

interface ConfirmedFormProps<Stored, Values extends PlainValues> {
  schema: FormName;
  /** What the question is called, and its button. */
  title: string;
  /** The fields of this form with what the question calls them, in its order. */
  labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** A value as the question shows it. */
  print?: (value: PlainValue, field: string) => string;
  /** What reads it, and of what: under this it is known while the form is open. */
  queryKey: readonly [OperationId, ...unknown[]];
  /** Reads what is in force: when the form is opened, and when somebody else has changed it. */
  read: () => Promise<Stored>;
  /** Said when that fails. */
  failure: string;
  valuesOf: (loaded: Stored) => Values;
  /** Saves by the version that was loaded; a newer one is refused with `settings-stale`. */
  save: (values: Values, loaded: Stored) => Promise<Stored>;
  /** Why it cannot be saved at the moment. */
  blockedReason?: string;
  children: (loaded: Stored) => ReactNode;
}

export const plainText = (value: PlainValue): string =>
  typeof value === 'boolean' ? (value ? 'On' : 'Off') : String(value ?? '').trim() || '(empty)';

/**
 * Settings in a form, read anew each time it is opened: what changes, from what to what, is asked about before it is
 * saved, and nothing is overwritten.
 */
export function ConfirmedForm<Stored, Values extends PlainValues>(props: ConfirmedFormProps<Stored, Values>) {
  const { queryKey, read, failure } = props;
  // Once read it is left alone under the hands.
  const query = useQuery<Stored>({ queryKey, queryFn: read, staleTime: Infinity, gcTime: 0 });
  return (
    <Loaded query={query} failure={failure}>
      {(first) => <FilledForm {...props} first={first} />}
    </Loaded>
  );
}

function FilledForm<Stored, Values extends PlainValues>(
  props: ConfirmedFormProps<Stored, Values> & { first: Stored },
) {
  const { schema, title, labels, print = plainText, first, valuesOf, read, save, blockedReason } = props;
  const [loaded, setLoaded] = useState(first);
  const [asked, setAsked] = useState<DescriptionItem[] | null>(null);
  const [isStale, setStale] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const form = useContractForm<Values>(schema, {
    stage: 'full',
    fields: Object.keys(labels),
    defaultValues: valuesOf(loaded),
  });
  const { reset, getValues, formState } = form.methods;
  const { isDirty, isSubmitting } = formState;

  const take = (next: Stored): void => {
    setLoaded(next);
    setStale(false);
    reset(valuesOf(next));
  };
  const ask = (values: Values): void => {
    setNote(null);
    // The button says what it waits for.
    if (blockedReason !== undefined) return;
    const before = valuesOf(loaded);
    const changes = changedFields(before, values).map((field) => ({
      term: labels[field] ?? field,
      value: `${print(before[field], field)} → ${print(values[field], field)}`,
    }));
    if (changes.length === 0) setNote('Nothing has changed.');
    else setAsked(changes);
  };
  const saveAnswered = async (values: Values): Promise<void> => {
    try {
      take(await save(values, loaded));
      setNote(text('settings-saved'));
    } catch (error) {
      if (!hasStatus(error, 409) || error.problem.code !== 'settings-stale') throw error;
      setStale(true);
    }
  };
  /** What was typed here goes over what is in force now; what was left alone is as somebody else has set it. */
  const takeTheirs = async ({ keepsMine }: { keepsMine: boolean }): Promise<void> => {
    const mine = getValues();
    const typed = changedFields(valuesOf(loaded), mine);
    take(await read());
    if (keepsMine) typeAgain(form.methods, typed, mine);
  };

  return (
    <>
      <FormBody form={form} onSubmit={ask}>
        <WithBar
          at="end"
          bar={
            <ActionBar>
              <Button type="submit" variant="primary" isPending={isSubmitting} blockedReason={blockedReason}>
                Save Changes
              </Button>
            </ActionBar>
          }
        >
          <Stack>
            {props.children(loaded)}
            <div role="status">
              {note !== null && !isDirty ? <Banner tone="success" title={note} /> : null}
            </div>
            {isStale ? (
              <StaleBanner
                title={text('settings-stale')}
                takeTheirs={(keepsMine) => void takeTheirs({ keepsMine }).catch(form.showRefusal)}
              />
            ) : null}
          </Stack>
        </WithBar>
      </FormBody>
      <ConfirmDialog
        isOpen={asked !== null}
        title={title}
        confirmLabel="Save Changes"
        onConfirm={() => {
          setAsked(null);
          void form.submit(saveAnswered)();
        }}
        onCancel={() => setAsked(null)}
      >
        <Stack gap="tight">
          <p>{text('settings-save')}</p>
          <DescriptionList items={asked ?? []} />
        </Stack>
      </ConfirmDialog>
      <LeaveUnsavedDialog isUnsaved={isDirty} />
    </>
  );
}
