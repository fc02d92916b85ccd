import type { components } from '@dispatch/contract';
import { ActionBar, Banner, Button, ConfirmDialog, Modal, Stack, useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { formatReleaseMoment } from '../../shared/formatting/dates';
import { FormBody } from '../../shared/forms/FormBody';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { tellingLastMove } from '../../shared/release/lastMove';
import { releaseQuery } from '../../shared/release/releaseQuery';
import { ComparedVersions } from '../../shared/versions/ComparedVersions';
import { askAgain } from '../../shared/api/callQuery';

type Release = components['schemas']['Release'];
type Answer = (move: () => Promise<{ data: Release }>, done: string) => Promise<void>;

/** A refusal reads the release again, and stands beside the question until it is closed. */
function useAnswer(id: number): Answer {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = releaseQuery(id);
  return async (move, done) => {
    try {
      queryClient.setQueryData(queryKey, (await tellingLastMove(move)).data);
      void askAgain(queryClient, 'listReleases', 'countReleases');
      toast.show(done);
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  };
}

function DeclineModal({ id, answer, onClose }: { id: number; answer: Answer; onClose: () => void }) {
  const form = useContractForm<{ reason: string }>('DeclineRequest', {
    stage: 'full',
    defaultValues: { reason: '' },
  });
  const decline = async ({ reason }: { reason: string }): Promise<void> => {
    const body = { reason: reason.trim() };
    await answer(
      () => call('declineChanges', { path: { id }, body }),
      'The changes are declined. Our editors will read your release again.',
    );
    onClose();
  };
  return (
    <Modal isOpen onClose={onClose} title="Decline the changes?">
      <FormBody form={form} onSubmit={decline} refusalTitle="The changes were not declined">
        <p>Your release becomes what it was before, and our editors read it again.</p>
        <FormTextArea name="reason" label="Reason, for our editors" rows={3} hasCounter />
        <ActionBar>
          <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
            Decline
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}

/** What the editors would publish instead of what was submitted, with the way to accept or decline it. */
export default function ProposedChanges({ release }: { release: Release }) {
  const {
    distributionId: id,
    distributionVersion,
    editorialChanges,
    publicationState,
    releaseDate,
  } = release;
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const answer = useAnswer(id);
  const accept = useMutation({
    mutationFn: () =>
      answer(
        () => call('acceptChanges', { path: { id }, body: { distributionVersion } }),
        'The changes are accepted. Your release will be published at its time.',
      ),
    onSuccess: () => setAsked(null),
  });
  const close = (): void => {
    setAsked(null);
    accept.reset();
  };
  const isAwaiting = publicationState === 'PendingDistributionUponUserApproval' && editorialChanges;
  return (
    <>
      {isAwaiting ? (
        <section aria-labelledby="proposed-changes">
          <Stack>
            <h2 id="proposed-changes">Awaiting your approval</h2>
            <Banner
              tone="warning"
              title="Our editors have changed your release. Accept the changes, or decline them?"
              action={
                <ActionBar>
                  <Button variant="primary" onPress={() => setAsked('accept')}>
                    Accept
                  </Button>
                  <Button onPress={() => setAsked('decline')}>Decline</Button>
                </ActionBar>
              }
            >
              {editorialChanges.explanation}
            </Banner>
            <ComparedVersions
              {...editorialChanges}
              id={id}
              names={['As you submitted it', 'As our editors propose it']}
            />
          </Stack>
        </section>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'accept'}
        title="Accept the changes?"
        confirmLabel="Accept"
        isPending={accept.isPending}
        onConfirm={() => accept.mutate()}
        onCancel={close}
      >
        <Stack gap="tight">
          <p>
            Your release is published with the changes: {formatReleaseMoment(releaseDate)}, or at once when
            that time has passed.
          </p>
          {accept.error ? (
            <Banner tone="danger" title="The changes were not accepted">
              {errorText(accept.error)}
            </Banner>
          ) : null}
        </Stack>
      </ConfirmDialog>
      {asked === 'decline' ? <DeclineModal id={id} answer={answer} onClose={close} /> : null}
    </>
  );
}
