import { isGroup, type Group } from '@dispatch/contract';
import { ConfirmDialog, Select, Stack, useToast } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { ErrorList } from '../../shared/screen/ErrorList';
import { text } from '../../shared/texts/texts';
import { userQuery, type User } from './queries';
import { askAgain } from '../../shared/api/callQuery';

const labelOf = (group: Group): string => {
  if (group === 'FINANCE') return text('group-finance');
  return group === 'VIRTUALPRESSOFFICE' ? text('group-press-office') : group;
};

/** Set as soon as it is confirmed; the user's sessions end. */
export function GroupChoice({ user, choices }: { user: User; choices: readonly Group[] }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [chosen, setChosen] = useState<Group | null>(null);
  const change = useMutation({
    mutationFn: (group: Group) => call('setUserGroup', { body: { id: user.id, group } }),
    onSuccess: async ({ data }) => {
      toast.show(`${data.oktaLogin} is in the group ${labelOf(data.group)} now`);
      queryClient.setQueryData(userQuery(user.id).queryKey, data);
      await askAgain(queryClient, 'searchUsers', 'getUser');
    },
    onSettled: () => setChosen(null),
  });
  return (
    <Stack gap="tight">
      {change.error ? <ErrorList title="The group was not changed" error={change.error} /> : null}
      <Select
        name="group"
        label="Change User Group"
        options={choices.map((id) => ({ id, label: labelOf(id) }))}
        value={chosen ?? user.group}
        onChange={(value) => {
          if (value !== null && isGroup(value) && value !== user.group) setChosen(value);
        }}
      />
      <ConfirmDialog
        isOpen={chosen !== null}
        title="Change the group?"
        confirmLabel="Change the group"
        isPending={change.isPending}
        onConfirm={() => chosen !== null && change.mutate(chosen)}
        onCancel={() => setChosen(null)}
      >
        <p>
          {text('group-confirm', { login: user.oktaLogin, group: labelOf(chosen ?? user.group) })} They are
          logged out everywhere.
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
