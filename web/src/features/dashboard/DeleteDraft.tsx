import { Banner, ConfirmDialog, Stack, useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { tellingLastMove } from '../../shared/release/lastMove';
import { text } from '../../shared/texts/texts';
import { headlineOf, type ReleaseListItem } from './ReleaseRow';
import { askAgain } from '../../shared/api/callQuery';

interface DeleteDraftProps {
  release: ReleaseListItem;
  onClose: () => void;
}

export function DeleteDraft({ release, onClose }: DeleteDraftProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => tellingLastMove(() => call('deleteDraft', { path: { id: release.DistributionID } })),
    onSuccess: () => {
      toast.show('Draft deleted');
      onClose();
    },
    onSettled: () => askAgain(queryClient, 'listReleases', 'countReleases'),
  });
  return (
    <ConfirmDialog
      isOpen
      title="Delete this draft?"
      confirmLabel="Delete draft"
      tone="danger"
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Stack gap="tight">
        <p>{text('delete-draft')}</p>
        <p>{headlineOf(release)}</p>
        {error ? <Banner tone="danger">{errorText(error)}</Banner> : null}
      </Stack>
    </ConfirmDialog>
  );
}
