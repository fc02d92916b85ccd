import type { RequestBody } from '@dispatch/contract';
import { ActionBar, Button } from '@dispatch/design-system';
import { call } from '../api/client';
import { FormBody } from '../forms/FormBody';
import { FormTextArea } from '../forms/textFields';
import { useContractForm } from '../forms/useContractForm';
import { text } from '../texts/texts';

interface ReasonFormProps {
  id: number;
  reason: string;
  onSaved: () => void;
}

/** Why somebody asks for it, while it waits. */
export function ReasonForm({ id, reason, onSaved }: ReasonFormProps) {
  const form = useContractForm<RequestBody<'setApprovalReason'>>('ApprovalReason', {
    stage: 'full',
    defaultValues: { reason },
  });
  const save = async (body: RequestBody<'setApprovalReason'>): Promise<void> => {
    await call('setApprovalReason', { path: { id }, body });
    onSaved();
  };
  return (
    <FormBody form={form} onSubmit={save} refusalTitle={text('form-failed')}>
      <FormTextArea
        name="reason"
        label="Reason"
        description="Whoever confirms it will want to know why."
        rows={3}
        hasCounter
      />
      <ActionBar>
        <Button type="submit" isPending={form.methods.formState.isSubmitting}>
          Save Reason
        </Button>
      </ActionBar>
    </FormBody>
  );
}
