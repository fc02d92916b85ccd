import { useToast } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
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
  const toast = useToast();
  const form = useContractForm<{ reason: string }>('GiveUpRequest', {
    stage: 'full',
    defaultValues: { reason: '' },
  });
  const giveUp = async ({ reason }: { reason: string }): Promise<void> => {
    await call('giveUpFailedJob', { path: { id: job.id }, body: { reason: reason.trim() } });
    toast.show('The job is given up.');
    onClose();
    onDone();
  };
  return (
    <FormModal
      form={form}
      title="Give this job up?"
      label="Give up"
      isDangerous
      onSubmit={giveUp}
      refusalTitle="The job was not given up"
      onClose={onClose}
    >
      <p>{`${job.what}: it is never tried again. This cannot be undone. The reason is kept in the audit log.`}</p>
      <FormTextArea name="reason" label="Reason" rows={3} hasCounter />
    </FormModal>
  );
}
