import { mayManageAccount } from '@dispatch/contract';
import { Button, StatusTag, useToast } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { shownAtOnce } from '../../shared/api/shownAtOnce';
import { ErrorList } from '../../shared/screen/ErrorList';
import { text } from '../../shared/texts/texts';
import { addressesQuery, type User, type UserAddress } from './queries';
import { sessionGroup } from '../../shared/session/session';
import { UserPart } from './UserPart';

export function Addresses({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, variables, error } = useMutation({
    mutationFn: ({ id }: UserAddress) => call('verifyUserAddress', { body: { id } }),
    onSuccess: (_done, { value }) => toast.show(`${value} is verified`),
    ...shownAtOnce(queryClient, addressesQuery(user.id), (all, { id }: UserAddress) =>
      all.map((one) => (one.id === id ? { ...one, isVerified: true } : one)),
    ),
  });
  const mayVerify = mayManageAccount(sessionGroup() ?? 'USER', user.group);
  return (
    <UserPart
      title="Email Verifications"
      query={useQuery(addressesQuery(user.id))}
      getKey={({ id }) => id}
      columns={[
        { id: 'address', label: 'Email', overflow: 'wrap', width: '60%', cell: ({ value }) => value },
        {
          id: 'status',
          label: 'Status',
          overflow: 'line',
          cell: ({ isVerified }) => (
            <StatusTag tone={isVerified ? 'live' : 'draft'}>
              {isVerified ? 'Verified' : 'Not verified'}
            </StatusTag>
          ),
        },
        {
          id: 'action',
          label: 'Verify',
          overflow: 'line',
          cell: (address) =>
            address.isVerified || !mayVerify ? null : (
              <Button variant="quiet" aria-label={`Verify ${address.value}`} onPress={() => mutate(address)}>
                Verify
              </Button>
            ),
        },
      ]}
      empty="No address."
      error={
        error ? (
          <ErrorList title={text('address-verify-failed', { email: variables?.value ?? '' })} error={error} />
        ) : null
      }
    />
  );
}
