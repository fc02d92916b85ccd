import { type components, screenAddress } from '@dispatch/contract';
import { Banner, ConfirmDialog, Stack } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { tellingLastMove } from '../../shared/release/lastMove';
import { releaseQuery } from '../../shared/release/releaseQuery';
import { text } from '../../shared/texts/texts';
import { askAgain } from '../../shared/api/callQuery';

interface BackToDraftProps {
  release: components['schemas']['Release'];
  isOpen: boolean;
  onClose: () => void;
}

/** Takes a release back that nobody works on yet, or that waits for its hour. A refusal stands beside the question. */
export function BackToDraft({ release, isOpen, onClose }: BackToDraftProps) {
  const { distributionId: id } = release;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => tellingLastMove(() => call('moveBackToDraft', { path: { id } })),
    onSuccess: async () => {
      void askAgain(queryClient, 'listReleases', 'countReleases');
      await navigate(screenAddress('editRelease', { id, currentStep: '1' }), { state: { action: 'edit' } });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: releaseQuery(id).queryKey }),
  });
  const close = (): void => {
    onClose();
    reset();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Back to Draft"
      confirmLabel="Back to Draft"
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={close}
    >
      <Stack gap="tight">
        <p>{text('back-to-draft')}</p>
        {error ? <Banner tone="danger">{errorText(error)}</Banner> : null}
      </Stack>
    </ConfirmDialog>
  );
}
