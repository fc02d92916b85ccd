import { mayManageAccount } from '@dispatch/contract';
import { Button, SectionHead, Stack, StatusTag, Table, useToast } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../shared/api/client';
import { ErrorList } from '../../shared/screen/ErrorList';
import { Loaded } from '../../shared/screen/Loaded';
import { text } from '../../shared/texts/texts';
import { addressesQuery, type User, type UserAddress } from './queries';
import { staffGroup } from './staffGroup';

const columns = [
  { id: 'address', label: 'Email', overflow: 'wrap' },
  { id: 'status', label: 'Status', overflow: 'line' },
  { id: 'action', label: 'Verify', overflow: 'line' },
] as const;

export function Addresses({ user }: { user: User }) {
  const query = useQuery(addressesQuery(user.id));
  const queryClient = useQueryClient();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const verify = useMutation({
    mutationFn: ({ id }: UserAddress) => call('verifyUserAddress', { body: { id } }),
    onSuccess: async (_done, { value }) => {
      toast.show(`${value} is verified`);
      // The button that was pressed goes with the new list.
      heading.current?.focus();
      await queryClient.invalidateQueries(addressesQuery(user.id));
    },
  });
  const cell = (address: UserAddress, column: string) => {
    const { id, value, isVerified } = address;
    if (column === 'address') return value;
    if (column === 'status') {
      return (
        <StatusTag tone={isVerified ? 'live' : 'draft'}>{isVerified ? 'Verified' : 'Not verified'}</StatusTag>
      );
    }
    return isVerified || !mayManageAccount(staffGroup(), user.group) ? null : (
      <Button
        variant="quiet"
        aria-label={`Verify ${value}`}
        isPending={verify.isPending && verify.variables.id === id}
        onPress={() => verify.mutate(address)}
      >
        Verify
      </Button>
    );
  };
  return (
    <section>
      <Stack gap="tight">
        <SectionHead title="Email Verifications" headingRef={heading} />
        {verify.error ? (
          <ErrorList
            title={text('address-verify-failed', { email: verify.variables.value })}
            error={verify.error}
          />
        ) : null}
        <Loaded query={query} failure="The addresses could not be loaded">
          {(addresses) => (
            <Table
              caption="Email Verifications"
              columns={columns}
              rows={addresses}
              getKey={({ id }) => id}
              renderCell={cell}
              empty={<p>No address.</p>}
            />
          )}
        </Loaded>
      </Stack>
    </section>
  );
}
