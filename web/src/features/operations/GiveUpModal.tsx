import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import type { FailedJob } from './queries';
import { doneText } from './useJobRetry';

interface GiveUpModalProps {
  /** One, or several with one reason. */
  jobs: readonly FailedJob[];
  onDone: (told: string) => void;
  onClose: () => void;
}

/** Ends failed jobs for good, with a reason. */
export function GiveUpModal({ jobs, onDone, onClose }: GiveUpModalProps) {
  const [job, ...others] = jobs;
  const form = useContractForm<{ reason: string }>('GiveUpRequest', {
    stage: 'full',
    defaultValues: { reason: '' },
  });
  const giveUp = async ({ reason }: { reason: string }): Promise<void> => {
    const body = { reason: reason.trim() };
    if (others.length === 0 && job !== undefined) {
      await call('giveUpFailedJob', { path: { id: job.id }, body });
      onDone('The job is given up.');
      return;
    }
    const jobIds = jobs.map(({ id }) => id);
    const { data } = await call('giveUpFailedJobs', { body: { ...body, jobIds } });
    onDone(doneText('given up', data));
  };
  const what = others.length === 0 ? `${job?.what}: it is` : `${jobs.length} jobs: they are`;
  return (
    <FormModal
      form={form}
      title={others.length === 0 ? 'Give this job up?' : `Give ${jobs.length} jobs up?`}
      label="Give up"
      isDangerous
      onSubmit={giveUp}
      refusalTitle={others.length === 0 ? 'The job was not given up' : 'The jobs were not given up'}
      onClose={onClose}
    >
      <p>{`${what} never tried again. This cannot be undone. The reason is kept in the audit log.`}</p>
      <FormTextArea name="reason" label="Reason" rows={3} hasCounter />
    </FormModal>
  );
}
