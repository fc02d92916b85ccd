import type { FormName } from '@dispatch/contract';
import { ModalForm } from '../forms/FormModal';
import { FormTextArea } from '../forms/textFields';
import { useContractForm } from '../forms/useContractForm';

/** What is asked for beside the rows: one reason for all of them, by the rules of this form. */
export interface AskedReason {
  schema: FormName;
  /** 'Reason'. */
  label: string;
  /** 'The jobs were not given up'. */
  refusalTitle: string;
}

interface BulkReasonFormProps extends AskedReason {
  doLabel: string;
  onGiven: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the one reason of all rows, with the button that decides over them. */
export function BulkReasonForm({
  schema,
  label,
  refusalTitle,
  doLabel,
  onGiven,
  onClose,
}: BulkReasonFormProps) {
  const form = useContractForm<{ reason: string }>(schema, {
    stage: 'full',
    defaultValues: { reason: '' },
  });
  return (
    <ModalForm
      form={form}
      label={doLabel}
      isDangerous
      onSubmit={async ({ reason }) => void (await onGiven(reason.trim()))}
      refusalTitle={refusalTitle}
      onClose={onClose}
    >
      <FormTextArea name="reason" label={label} rows={3} hasCounter />
    </ModalForm>
  );
}
