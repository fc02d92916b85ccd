import { checkRules, screenAddress } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { tellingLastMove } from '../../shared/release/lastMove';
import { text } from '../../shared/texts/texts';
import type { DraftSaver } from './draftSaver';
import type { ReleaseForm } from './releaseForm';
import { submitRelease } from './submitRelease';
import { verifiedEmailsQuery } from './verifiedEmails';
import { acceptanceError, acceptanceId } from './wizardErrors';
import type { WizardOptions } from './wizardOptions';
import { forgetAnswers } from '../../shared/api/callQuery';

interface EndingOptions extends Pick<WizardOptions, 'kind' | 'flow' | 'release'> {
  form: ReleaseForm;
  saver: DraftSaver;
  onRefused: (title: string, error: unknown) => void;
}

/** What the last step asks for, and what its button does: submits, publishes again, or leaves with all saved. */
export function useEnding({ kind, flow, release, form, saver, onRefused }: EndingOptions) {
  const { ending, home, isDesk } = flow;
  // Edits that its customer has paid for and that wait.
  const edits = release?.editRequests?.filter(({ state }) => state === 'open') ?? [];
  const [isPending, setPending] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [correctionNote, setCorrectionNote] = useState('');
  const [tellsJournalists, setTellsJournalists] = useState(false);
  // Ticked for who came to do it: a republish for another reason must not close what was paid for.
  const [query] = useSearchParams();
  const [doneEdits, setDoneEdits] = useState<readonly string[]>(() => query.getAll('editRequest'));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const leaveFor = async (address: string): Promise<void> => {
    saver.forget();
    // Other screens would show for a moment what was before.
    forgetAnswers(queryClient, 'listReleases', 'countReleases', 'getReviewedRelease', 'listEditRequests');
    await navigate(address, { state: { noConfirm: true } });
  };
  const submit = async (): Promise<void> => {
    await saver.settle();
    const { distributionId, distributionVersion } = saver.getState().identity;
    if (distributionId === null) return;
    await submitRelease(
      distributionId,
      distributionVersion,
      saver.isUnsaved ? form.methods.getValues() : null,
    );
    await leaveFor(screenAddress('submittedRelease', { id: distributionId }));
  };
  const republish = async (): Promise<void> => {
    if (!(await saver.save())) return;
    const { distributionId, distributionVersion } = saver.getState().identity;
    if (distributionId === null || distributionVersion === null) return;
    const editRequestIds = edits
      .map((edit) => edit.editRequestId)
      .filter((id) => doneEdits.includes(String(id)));
    await call('publishRelease', {
      body: { distributionId, distributionVersion, correctionNote, editRequestIds, tellsJournalists },
    });
    toast.show('The release is republished.', { tone: 'success' });
    await leaveFor(isDesk ? home : '/');
  };
  const save = async (): Promise<void> => {
    if (!(await saver.save())) return;
    toast.show('Your changes are saved.', { tone: 'success' });
    await leaveFor(home);
  };
  const end = async (): Promise<void> => {
    if (isPending || saver.getState().stale !== null) return;
    setPending(true);
    try {
      await tellingLastMove({ submit, republish, save }[ending]);
    } catch (error) {
      // An address may have been verified only in the eyes of this window.
      void queryClient.invalidateQueries(verifiedEmailsQuery);
      if (!saver.noteStale(error)) {
        onRefused(text(ending === 'republish' ? 'republish-failed' : 'submit-failed'), error);
      }
    } finally {
      setPending(false);
    }
  };
  const noteErrors = checkRules('RepublishRequest', { correctionNote }, { stage: 'draft' });
  const errors = {
    submit: isAccepted ? [] : [{ field: acceptanceId, text: acceptanceError }],
    republish: noteErrors.map(({ field, message }) => ({ field, text: message })),
    save: [],
  };
  const labels = {
    submit: release?.isOnHold || release?.isResubmit ? 'Resubmit' : 'Submit to Editorial',
    republish: 'Republish',
    save: 'Save Changes',
  };
  /** What is said when the wizard is left before its end. */
  const undone = (hasPaid: boolean, isEdited: boolean) => {
    const isChanged = isEdited || correctionNote !== '';
    if (ending === 'submit')
      return hasPaid && (kind === 'create' || isChanged) ? 'wizard-leave-unsubmitted' : null;
    return ending === 'republish' && isChanged ? 'wizard-leave-unpublished' : null;
  };
  return {
    end,
    label: labels[ending],
    isPending,
    errors: errors[ending],
    undone,
    fields: {
      ending,
      isAccepted,
      onAccept: setAccepted,
      correctionNote,
      onCorrectionNote: setCorrectionNote,
      mayTellJournalists: isDesk && (release?.cjlSelected.length ?? 0) > 0 && !release?.ownSiteOnly,
      tellsJournalists,
      onTellsJournalists: setTellsJournalists,
      edits,
      doneEdits,
      onDoneEdits: setDoneEdits,
    },
  };
}
