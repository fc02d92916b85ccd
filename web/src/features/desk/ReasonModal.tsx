import { call } from '../../shared/api/client';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import type { DeskMove } from './useDeskMove';

interface Values {
  reason: string;
  tellsJournalists?: boolean;
}

const endings = {
  passUp: {
    schema: 'PassUpRequest',
    title: 'Pass up',
    question: 'Somebody else reads it and decides: you cannot approve it then. The customer is not told.',
    label: 'Pass up',
    failure: 'The release was not passed up',
    done: 'The release waits for a senior editor.',
    send: (id: number, body: { reason: string }) => call('passUpRelease', { path: { id }, body }),
  },
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
  declineEdit: {
    schema: 'EditDeclineRequest',
    title: 'Decline this edit?',
    question: 'What was paid for it goes back. This cannot be undone. The customer is told the reason.',
    label: 'Decline and refund',
    failure: 'The edit was not declined',
    done: 'The edit is declined, and the money goes back. The customer has been told.',
    send: (id: number, body: { reason: string }) => call('declineEditRequest', { path: { id }, body }),
  },
  takeDown: {
    schema: 'TakeDownRequest',
    title: 'Take this release down?',
    question:
      'Its public page says from then on that it has been taken down, and newsrooms that took it over are told. This cannot be undone, and nothing is refunded. The customer is told the reason.',
    label: 'Take down',
    failure: 'The release was not taken down',
    done: 'The release has been taken down. The customer has been told.',
    send: (id: number, body: Values) => call('takeDownRelease', { path: { id }, body }),
  },
} as const;

interface ReasonModalProps {
  action: keyof typeof endings;
  /** Of the release, or of the edit request. */
  id: number;
  move: DeskMove;
  onClose: () => void;
}

/** Ends a release or an edit request for good, with a reason; or passes it up, with a note. */
export function ReasonModal({ action, id, move, onClose }: ReasonModalProps) {
  const { schema, title, question, label, failure, done, send } = endings[action];
  const form = useContractForm<Values>(schema, {
    stage: 'full',
    defaultValues: action === 'takeDown' ? { reason: '', tellsJournalists: false } : { reason: '' },
  });
  const end = async ({ reason, ...told }: Values): Promise<void> => {
    await move.mutateAsync({ move: () => send(id, { ...told, reason: reason.trim() }), done });
    onClose();
  };
  return (
    <FormModal
      form={form}
      title={title}
      label={label}
      isDangerous={action !== 'passUp'}
      onSubmit={end}
      refusalTitle={failure}
      onClose={onClose}
    >
      <p>{question}</p>
      <FormTextArea name="reason" label={action === 'passUp' ? 'Note' : 'Reason'} rows={3} hasCounter />
      {action === 'takeDown' ? (
        <FormCheckbox name="tellsJournalists">Tell the journalists who got it by mail.</FormCheckbox>
      ) : null}
    </FormModal>
  );
}
