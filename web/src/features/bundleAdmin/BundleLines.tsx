import { type components, waitsForApproval } from '@dispatch/contract';
import { Button, ConfirmDialog, SectionHead, Stack, Table, type TableColumn } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { useSendOnce } from '../../shared/api/useSendOnce';
import { WaitingModal } from '../../shared/approvals/WaitingModal';
import { formatDollars } from '../../shared/formatting/price';
import { text } from '../../shared/texts/texts';
import { type BundleLot, type BundleOrder, bundleOrderQuery, refundableLines } from './bundleOrders';
import { failureOf, type Outcome, OutcomeModal } from './OutcomeModal';
import { askAgain } from '../../shared/api/callQuery';

const columns: readonly TableColumn<BundleOrder['lineItems'][number]>[] = [
  { id: 'description', label: 'Line Items', width: '60%', cell: ({ description }) => description },
  { id: 'quantity', label: 'Quantity', align: 'end', overflow: 'line', cell: ({ quantity }) => quantity },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    overflow: 'line',
    cell: ({ amount }) => formatDollars(amount),
  },
];

/** The lines of a bundle order; those of which nothing was used can be ticked, and refunded. */
export function BundleLines({ order, lots }: { order: BundleOrder; lots: readonly BundleLot[] }) {
  const { bundleOrderId, lineItems } = order;
  const queryClient = useQueryClient();
  const refundable = refundableLines(order, lots);
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [waiting, setWaiting] = useState<components['schemas']['TwoPersonRequest'] | null>(null);
  const lines = [...refundable].filter((id) => ticked.has(id));
  const refundOnce = useSendOnce((body: number[], headers) => call('refundBundleOrder', { headers, body }));
  const refund = useMutation({
    mutationFn: refundOnce,
    onSuccess: ({ data }) => {
      setTicked(new Set());
      if (waitsForApproval(data)) {
        setWaiting(data);
        return;
      }
      queryClient.setQueryData(bundleOrderQuery(bundleOrderId).queryKey, data);
      setOutcome({ title: text('bundle-refunded-title'), words: text('bundle-refunded') });
    },
    onError: (error) => setOutcome(failureOf(error, text('bundle-refund-failed'))),
    onSettled: () => askAgain(queryClient, 'searchBundleOrders', 'getBundleOrder', 'listBundleLots'),
  });
  return (
    <Stack gap="tight">
      <SectionHead title="Line Items" />
      <div>
        <Table
          caption="Line Items"
          columns={columns}
          rows={lineItems}
          getKey={({ bundleOrderLineItemId }) => bundleOrderLineItemId}
          selection={{
            selected: new Set(lines),
            onChange: setTicked,
            rowLabel: ({ description }) => description,
            isSelectable: ({ bundleOrderLineItemId }) => refundable.has(bundleOrderLineItemId),
            actions: (
              <Button variant="danger" isPending={refund.isPending} onPress={() => setAsking(true)}>
                Refund
              </Button>
            ),
          }}
        />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('bundle-refund-confirm')}
        confirmLabel="Confirm"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          refund.mutate(lines);
        }}
        onCancel={() => setAsking(false)}
      >
        {lineItems
          .filter(({ bundleOrderLineItemId }) => lines.includes(bundleOrderLineItemId))
          .map(({ bundleOrderLineItemId, description, amount }) => (
            <p key={bundleOrderLineItemId}>{`${description}: ${formatDollars(amount)}`}</p>
          ))}
      </ConfirmDialog>
      <WaitingModal request={waiting} onClose={() => setWaiting(null)} />
      <OutcomeModal outcome={outcome} onClose={() => setOutcome(null)} />
    </Stack>
  );
}
