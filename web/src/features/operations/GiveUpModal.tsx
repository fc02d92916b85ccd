import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { FormBody } from '../../shared/forms/FormBody';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import type { FailedJob } from './queries';

interface GiveUpModalProps {
  job: FailedJob;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a failed job for good, with a reason. */
export function GiveUpModal({ job, onDone, onClose }: GiveUpModalProps) {
  const form = useContractForm<{ reason: string }>('GiveUpRequest', {
    stage: 'full',
    defaultValues: { reason: '' },
  });
  const giveUp = async ({ reason }: { reason: string }): Promise<void> => {
    await call('giveUpFailedJob', { path: { id: job.id }, body: { reason: reason.trim() } });
    onDone();
  };
  return (
    <Modal isOpen onClose={onClose} title="Give this job up?">
      <FormBody form={form} onSubmit={giveUp} refusalTitle="The job was not given up">
        <p>{`${job.what}: it is never tried again. This cannot be undone. The reason is kept in the audit log.`}</p>
        <FormTextArea name="reason" label="Reason" rows={3} hasCounter />
        <ActionBar>
          <Button type="submit" variant="danger" isPending={form.methods.formState.isSubmitting}>
            Give up
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}
