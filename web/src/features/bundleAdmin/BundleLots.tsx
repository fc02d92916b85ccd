import { type components, waitsForApproval } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  DatePicker,
  NumberStepper,
  SectionHead,
  Stack,
  Table,
  type TableColumn,
  VisuallyHidden,
} from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { WaitingModal } from '../../shared/approvals/WaitingModal';
import { LeaveUnsavedDialog } from '../../shared/forms/LeaveUnsavedDialog';
import { text } from '../../shared/texts/texts';
import { type BundleLot, bundleLotsQuery } from './bundleOrders';
import { failureOf, type Outcome, OutcomeModal } from './OutcomeModal';
import { askAgain } from '../../shared/api/callQuery';

/** What was changed of a lot. `day` is null while what is typed is no day. */
type Edit = { quantity?: number; day?: string | null };

const dayOf = ({ expirationDate }: BundleLot): string => expirationDate.slice(0, 10);

interface BundleLotsProps {
  orderId: number;
  lots: readonly BundleLot[];
}

/** The bundles of an order from which something is left, with how much and until when. */
export function BundleLots({ orderId, lots }: BundleLotsProps) {
  const queryClient = useQueryClient();
  const [edits, setEdits] = useState<Readonly<Record<number, Edit>>>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [waiting, setWaiting] = useState<components['schemas']['TwoPersonRequest'] | null>(null);
  const edit = ({ userPackageBundleId: id }: BundleLot, change: Edit): void =>
    setEdits((all) => ({ ...all, [id]: { ...all[id], ...change } }));
  const shown = lots.filter(({ remaining }) => remaining > 0);
  const rows = shown.map((lot) => {
    const { quantity = lot.quantity, day = dayOf(lot) } = edits[lot.userPackageBundleId] ?? {};
    const used = lot.quantity - lot.remaining;
    return { lot, used, quantity, day, isChanged: quantity !== lot.quantity || day !== dayOf(lot) };
  });
  const changed = rows.filter(({ isChanged }) => isChanged);
  const apply = useMutation({
    mutationFn: async () => {
      const body = changed.map(({ lot, quantity, day }) => ({
        userPackageBundleId: lot.userPackageBundleId,
        quantity,
        expirationDate: day === dayOf(lot) ? lot.expirationDate : `${day ?? ''}T23:59:59.999Z`,
      }));
      return (await call('saveBundleLots', { body })).data;
    },
    onSuccess: (saved) => {
      setEdits({});
      if (waitsForApproval(saved)) {
        setWaiting(saved);
        return;
      }
      queryClient.setQueryData(bundleLotsQuery(orderId).queryKey, (before) =>
        before?.map((lot) => saved.find((one) => one.userPackageBundleId === lot.userPackageBundleId) ?? lot),
      );
      setOutcome({ title: text('bundle-lots-saved-title'), words: text('bundle-lots-saved') });
    },
    onError: (error) => setOutcome(failureOf(error, text('bundle-lots-failed'))),
    onSettled: () => askAgain(queryClient, 'searchBundleOrders', 'getBundleOrder', 'listBundleLots'),
  });
  const hidden = (label: string) => <VisuallyHidden>{label}</VisuallyHidden>;
  const columns: readonly TableColumn<(typeof rows)[number]>[] = [
    { id: 'package', label: 'Package', cell: ({ lot }) => lot.description },
    {
      id: 'remaining',
      label: 'Remaining',
      align: 'end',
      overflow: 'line',
      cell: ({ quantity, used }) => quantity - used,
    },
    {
      id: 'quantity',
      label: 'Quantity',
      cell: ({ lot, quantity, used }) => (
        <NumberStepper
          name={`quantity-${lot.userPackageBundleId}`}
          label={hidden(`Quantity of ${lot.description}`)}
          value={quantity}
          onChange={(next) => edit(lot, { quantity: next })}
          minValue={used}
          maxValue={100_000}
        />
      ),
    },
    {
      id: 'expires',
      label: 'Expiration Date',
      cell: ({ lot, day }) => (
        <DatePicker
          name={`expires-${lot.userPackageBundleId}`}
          label={hidden(`Expiration Date of ${lot.description}`)}
          words={{ calendar: `Calendar, Expiration Date of ${lot.description}` }}
          value={day}
          onChange={(next) => edit(lot, { day: next })}
          maxValue="2999-12-31"
        />
      ),
    },
  ];
  return (
    <Stack gap="tight">
      <SectionHead title="User Package Bundles" />
      <div>
        <Table
          caption="User Package Bundles"
          columns={columns}
          rows={rows}
          getKey={({ lot }) => lot.userPackageBundleId}
          empty="Nothing is left."
        />
      </div>
      {changed.length === 0 ? null : (
        <ActionBar>
          <Button variant="primary" isPending={apply.isPending} onPress={() => apply.mutate()}>
            Apply Changes
          </Button>
        </ActionBar>
      )}
      <WaitingModal request={waiting} onClose={() => setWaiting(null)} />
      <OutcomeModal outcome={outcome} onClose={() => setOutcome(null)} />
      <LeaveUnsavedDialog isUnsaved={changed.length > 0} />
    </Stack>
  );
}
