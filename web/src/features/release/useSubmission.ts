import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftSaver } from './draftSaver';
import type { ReleaseForm } from './releaseForm';
import { submitRelease } from './submitRelease';
import { verifiedEmailsQuery } from './verifiedEmails';

interface SubmissionOptions {
  form: ReleaseForm;
  saver: DraftSaver;
  onRefused: (error: unknown) => void;
}

export function useSubmission({ form, saver, onRefused }: SubmissionOptions) {
  const [isSubmitting, setSubmitting] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const submit = async (): Promise<void> => {
    if (isSubmitting || saver.getState().stale !== null) return;
    setSubmitting(true);
    try {
      await saver.settle();
      const { distributionId, distributionVersion } = saver.getState().identity;
      if (distributionId === null) return;
      await submitRelease(
        distributionId,
        distributionVersion,
        saver.isUnsaved ? form.methods.getValues() : null,
      );
      saver.forget();
      // My Releases would show the draft again until its list has come.
      queryClient.removeQueries({ queryKey: ['releases'] });
      await navigate(`/distribution/submitted/${distributionId}`, { state: { noConfirm: true } });
    } catch (error) {
      // An address may have been verified only in the eyes of this window.
      void queryClient.invalidateQueries(verifiedEmailsQuery);
      if (!saver.noteStale(error)) onRefused(error);
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, isSubmitting };
}
