import { screenAddress } from '@dispatch/contract';
import { Button, useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/client';
import { errorTexts } from '../api/errorTexts';
import { askAgain } from '../api/callQuery';

interface DuplicateButtonProps {
  distributionId: number;
  /** Told to a screen reader, where several stand in a list. */
  headline?: string;
}

/** Begins a new draft with the text, contacts and media of a release, and opens it at its first step. */
export function useDuplicate(distributionId: number) {
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call('duplicateRelease', { path: { id: distributionId } })).data,
    onSuccess: async ({ distributionId: copy }) => {
      void askAgain(queryClient, 'listReleases', 'countReleases');
      toast.show('This is a new draft with the text, contacts and media of your release.');
      await navigate(screenAddress('createRelease', { distributionId: copy, currentStep: '1' }));
    },
    onError: (error) => toast.show(errorTexts(error).join(' '), { tone: 'danger' }),
  });
}

export function DuplicateButton({ distributionId, headline }: DuplicateButtonProps) {
  const { mutate, isPending } = useDuplicate(distributionId);
  return (
    <Button
      variant={headline === undefined ? 'secondary' : 'quiet'}
      isPending={isPending}
      onPress={() => mutate()}
      aria-label={headline === undefined ? undefined : `Duplicate: ${headline}`}
    >
      Duplicate
    </Button>
  );
}
