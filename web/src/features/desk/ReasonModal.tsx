import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { FormBody } from '../../shared/forms/FormBody';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import type { DeskMove } from './useDeskMove';

const endings = {
  refuse: {
    schema: 'RefusalRequest',
    title: 'Refuse this release?',
    question:
      'It is refused for good: nobody can submit or publish it any more. This cannot be undone. The customer is told the reason.',
    label: 'Refuse for good',
    failure: 'The release was not refused',
    done: 'The release is refused. The customer has been told.',
    send: (id: number, body: { reason: string }) =>
      call('refuseRelease', {
        path: { id },
        body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
  },
  takeDown: {
    schema: 'TakeDownRequest',
    title: 'Take this release down?',
    question:
      'Its public page says from then on that it has been taken down. This cannot be undone, and nothing is refunded. The customer is told the reason.',
    label: 'Take down',
    failure: 'The release was not taken down',
    done: 'The release has been taken down. The customer has been told.',
    send: (id: number, body: { reason: string }) => call('takeDownRelease', { path: { id }, body }),
  },
} as const;

interface ReasonModalProps {
  action: keyof typeof endings;
  id: number;
  move: DeskMove;
  onClose: () => void;
}

/** Ends a release for good, with a reason. */
export function ReasonModal({ action, id, move, onClose }: ReasonModalProps) {
  const { schema, title, question, label, failure, done, send } = endings[action];
  const form = useContractForm<{ reason: string }>(schema, {
    stage: 'full',
    defaultValues: { reason: '' },
  });
  const end = async ({ reason }: { reason: string }): Promise<void> => {
    await move.mutateAsync({ move: () => send(id, { reason: reason.trim() }), done });
    onClose();
  };
  return (
    <Modal isOpen onClose={onClose} title={title}>
      <FormBody form={form} onSubmit={end} refusalTitle={failure}>
        <p>{question}</p>
        <FormTextArea name="reason" label="Reason" rows={3} hasCounter />
        <ActionBar>
          <Button type="submit" variant="danger" isPending={form.methods.formState.isSubmitting}>
            {label}
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}
