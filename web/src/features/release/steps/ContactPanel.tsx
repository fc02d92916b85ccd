import { releaseFieldsWhere } from '@dispatch/contract';
import { Button, DescriptionList, focusField, SectionHead, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { errorsNow, type ReleaseForm } from '../releaseForm';
import type { ReleaseValues } from '../releaseValues';
import { contactFacts } from '../stepFacts';
import { ContactFields } from './ContactFields';

const kinds = {
  primary: { title: 'Primary contact', prefix: 'primaryContact' },
  secondary: { title: 'Additional contact', prefix: 'secondaryContact' },
} as const;

interface ContactPanelProps {
  form: ReleaseForm;
  which: keyof typeof kinds;
}

/** What readers see of a contact, or its fields: while it is empty, breaks a rule, or is being edited. */
export function ContactPanel({ form, which }: ContactPanelProps) {
  const { title, prefix } = kinds[which];
  const { control, getFieldState, getValues, trigger } = form.methods;
  const values = useWatch({ control }) as ReleaseValues;
  const fields = releaseFieldsWhere(({ contact }) => contact === which);
  const facts = contactFacts(values, prefix);
  const isBroken = (): boolean =>
    errorsNow(getValues()).some(({ field }) => fields.some((own) => own === field));
  const [isEdited, setEdited] = useState(() => facts.length === 0 || isBroken());
  // What is complained about has to be seen.
  if (!isEdited && form.attempts > 0 && isBroken()) setEdited(true);

  const edit = (): void => {
    flushSync(() => setEdited(true));
    focusField(`${prefix}Name`);
  };
  const save = async (): Promise<void> => {
    if (await trigger(fields)) setEdited(false);
    else focusField(fields.find((field) => getFieldState(field).invalid) ?? `${prefix}Name`);
  };
  const words = title.toLowerCase();
  return (
    <section aria-label={title}>
      <Stack>
        <SectionHead
          title={title}
          actions={
            isEdited ? undefined : (
              <Button variant="quiet" aria-label={`Edit ${words}`} onPress={edit}>
                Edit
              </Button>
            )
          }
        />
        {isEdited ? (
          <>
            <ContactFields prefix={prefix} />
            <div>
              <Button aria-label={`Save ${words}`} onPress={() => void save()}>
                Save
              </Button>
            </div>
          </>
        ) : facts.length === 0 ? (
          <p>Nothing is entered.</p>
        ) : (
          <DescriptionList items={facts} />
        )}
      </Stack>
    </section>
  );
}
