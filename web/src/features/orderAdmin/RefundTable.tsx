import { formatUtcDay } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  SectionHead,
  Stack,
  StatusTag,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
import { formatDollars } from '../../shared/formatting/price';
import { ProviderLink } from '../../shared/order/ProviderLink';
import { toneOfStatus } from '../../shared/status/statusTones';
import { refundLabels, type RefundRequest } from './refunds';

const columns: readonly TableColumn<RefundRequest>[] = [
  {
    id: 'request',
    label: 'Request Id',
    overflow: 'line',
    cell: ({ orderRefundRequestId }) => orderRefundRequestId,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    overflow: 'line',
    cell: ({ amount }) => formatDollars(amount),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status, failure, rejectionReason, refundTransactionId }) => (
      <Stack gap="tight">
        <span>
          <StatusTag tone={toneOfStatus(refundLabels[status])}>{refundLabels[status]}</StatusTag>
        </span>
        {failure === null ? null : <span>{failure}</span>}
        {rejectionReason === null ? null : <span>{rejectionReason}</span>}
        {refundTransactionId === null ? null : (
          <span>
            {`Transaction Id ${refundTransactionId}`} <ProviderLink confirmationCode={refundTransactionId} />
          </span>
        )}
        {status === 'underway' ? <span>The payment provider has not answered yet.</span> : null}
      </Stack>
    ),
  },
  {
    id: 'reason',
    label: 'Reason',
    cell: ({ refundReason, note }) => (
      <Stack gap="tight">
        <span>{refundReason}</span>
        {note === '' ? null : <span>{note}</span>}
      </Stack>
    ),
  },
  {
    id: 'asked',
    label: 'Requested by',
    cell: ({ requestedBy, createdDate }) => `${requestedBy}, ${formatUtcDay(createdDate)}`,
  },
  {
    id: 'decided',
    label: 'Decided by',
    cell: ({ decidedBy, modifiedDate }) =>
      decidedBy === null || modifiedDate === null ? '' : `${decidedBy}, ${formatUtcDay(modifiedDate)}`,
  },
];

interface RefundTableProps {
  title: string;
  /** The total beside the title. */
  note: string;
  requests: readonly RefundRequest[];
  onDecide?: (request: RefundRequest, status: 'approved' | 'rejected') => void;
}

export function RefundTable({ title, note, requests, onDecide }: RefundTableProps) {
  const actions: TableColumn<RefundRequest> = {
    id: 'actions',
    label: 'Actions',
    cell: (request) =>
      request.status === 'underway' ? null : (
        <ActionBar>
          <Button variant="secondary" onPress={() => onDecide?.(request, 'approved')}>
            {request.status === 'failed' ? 'Try again' : 'Approve'}
          </Button>
          <Button variant="quiet" onPress={() => onDecide?.(request, 'rejected')}>
            Reject
          </Button>
        </ActionBar>
      ),
  };
  const shown = onDecide === undefined ? columns : [...columns, actions];
  return (
    <Stack gap="tight">
      <SectionHead level={3} title={title} note={note} />
      <div>
        <Table
          caption={title}
          columns={shown}
          rows={requests}
          getKey={({ orderRefundRequestId }) => orderRefundRequestId}
        />
      </div>
    </Stack>
  );
}
