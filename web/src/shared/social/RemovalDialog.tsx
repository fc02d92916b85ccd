import { networkNames } from '@dispatch/contract';
import { Banner, ConfirmDialog, Loader, Stack } from '@dispatch/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import { errorText } from '../api/errorTexts';
import { runtimeConfig } from '../config/runtimeConfig';
import type { SocialAccount } from './socialState';
import { removalQuestion } from './socialTexts';
import { callQuery } from '../api/callQuery';

interface RemovalDialogProps {
  account: SocialAccount;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before an account is removed, when it is known whether releases on their way use it. */
export function RemovalDialog({ account: { id, type }, onRemoved, onClose }: RemovalDialogProps) {
  const asked = { path: { accountId: id }, query: { socialMedia: type } };
  const use = useQuery({
    ...callQuery('hasActiveReleases', asked),
    gcTime: 0,
  });
  const removal = useMutation({
    mutationFn: () => call('removeSocialAccount', asked),
    onSuccess: onRemoved,
  });
  const error = removal.error ?? use.error;
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={`Remove ${networkNames[type]}`}
      confirmLabel="Remove"
      isPending={removal.isPending || use.isFetching}
      onConfirm={() => {
        if (use.data === undefined) void use.refetch();
        else removal.mutate();
      }}
      onCancel={onClose}
    >
      <Stack gap="tight">
        {use.data === undefined && use.isFetching ? <Loader label="One moment…" /> : null}
        {use.data === undefined ? null : (
          <p>{removalQuestion(type, use.data, runtimeConfig().editorialMailbox)}</p>
        )}
        {error ? (
          <Banner tone="danger" title="The account was not removed">
            {errorText(error)}
            {use.data === undefined ? (
              <p>Press Remove to try again: you are asked before it happens.</p>
            ) : null}
          </Banner>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
