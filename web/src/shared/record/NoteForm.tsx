import type { components, RequestBody } from '@dispatch/contract';
import { ActionBar, Button, useToast, VisuallyHidden } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askAgain } from '../api/callQuery';
import { call } from '../api/client';
import { useSendOnce } from '../api/useSendOnce';
import { FormBody } from '../forms/FormBody';
import { FormTextArea } from '../forms/textFields';
import { useContractForm } from '../forms/useContractForm';
import { mentionedIn } from './mentions';
import { useMentions } from './useMentions';

type Schemas = components['schemas'];

/** What a screen reader says of the colleagues who are offered: the one that Enter takes. */
const spoken = (choices: readonly Schemas['StaffName'][], active: number): string => {
  const one = choices[active];
  return one === undefined
    ? ''
    : `${one.name}, ${active + 1} of ${choices.length}. Enter mentions, the arrow keys lead to others.`;
};

interface NoteFormProps {
  kind: Schemas['RecordKind'];
  id: number;
  /** The note that is answered. */
  answered: Schemas['TimelineEntry'] | null;
  onDone: () => void;
}

/** A note for the staff. Colleagues are chosen behind @; those whose names still stand there when it is sent get a mail. */
export function NoteForm({ kind, id, answered, onDone }: NoteFormProps) {
  const form = useContractForm<{ text: string }>('NoteForm', {
    stage: 'full',
    defaultValues: { text: '' },
  });
  const queryClient = useQueryClient();
  const toast = useToast();
  const around = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly Schemas['StaffName'][]>([]);
  const { choices, active, choose } = useMentions({
    kind,
    around,
    onChosen: (one, text, caret) => {
      setChosen((before) => [...before.filter(({ userId }) => userId !== one.userId), one]);
      form.methods.setValue('text', text, { shouldDirty: true });
      requestAnimationFrame(() => {
        const field = around.current?.querySelector('textarea');
        field?.focus();
        field?.setSelectionRange(caret, caret);
      });
    },
  });
  // Answer stands at the note, and the field above all of them.
  useEffect(() => {
    if (answered !== null) around.current?.querySelector('textarea')?.focus();
  }, [answered]);
  const mentioned = mentionedIn(form.methods.watch('text'), chosen);
  const send = useSendOnce((body: RequestBody<'addNote'>, headers) =>
    call('addNote', { path: { kind, id }, body, headers }),
  );
  const add = async ({ text }: { text: string }): Promise<void> => {
    await send({
      text: text.trim(),
      mentioned: mentioned.map(({ userId }) => userId),
      answers: answered?.note?.noteId ?? null,
    });
    form.methods.reset();
    setChosen([]);
    onDone();
    await askAgain(queryClient, 'listTimeline');
    toast.show('The note is added.');
  };
  return (
    <FormBody form={form} onSubmit={add} refusalTitle="The note was not added">
      <div ref={around}>
        <FormTextArea
          name="text"
          label={answered === null ? 'Note for the staff' : `Answer to ${answered.by ?? 'the note'}`}
          description="Customers never see it. Type @ and a name to mention a colleague, who gets it by mail."
          rows={3}
          hasCounter
        />
        {choices.length > 0 ? (
          <ActionBar>
            {choices.map((one, place) => (
              <Button
                key={one.userId}
                variant={place === active ? 'secondary' : 'quiet'}
                onPress={() => choose(one)}
              >
                {one.name}
              </Button>
            ))}
          </ActionBar>
        ) : null}
        <VisuallyHidden>
          <span role="status">{spoken(choices, active)}</span>
        </VisuallyHidden>
      </div>
      {mentioned.length > 0 ? <p>Gets a mail: {mentioned.map(({ name }) => name).join(', ')}</p> : null}
      <ActionBar>
        <Button type="submit" isPending={form.methods.formState.isSubmitting}>
          {answered === null ? 'Add note' : 'Add answer'}
        </Button>
        {answered === null ? null : (
          <Button variant="quiet" onPress={onDone}>
            Do not answer
          </Button>
        )}
      </ActionBar>
    </FormBody>
  );
}
