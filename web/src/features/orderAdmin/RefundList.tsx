import { type RefundStatus, formatUtcDay, screenAddress } from '@dispatch/contract';
import { Button, EmptyState, Link, Select, StatusTag, type TableColumn } from '@dispatch/design-system';
import { useState } from 'react';
import { download } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { toneOfStatus } from '../../shared/status/statusTones';
import { OrderTabs } from './OrderTabs';
import { refundLabels, type RefundRequest } from './refunds';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

const statuses = Object.keys(refundLabels) as RefundStatus[];
/** The usual one is written in the address, too: by its name there the tab is known. */
const spec = { filters: { status: ['', ...statuses] } } as const;

const amountColumn = (
  id: 'amount' | 'refundableAmount' | 'refundedAmount',
  label: string,
): TableColumn<RefundRequest> => ({
  id,
  label,
  align: 'end',
  overflow: 'line',
  cell: (request) => formatDollars(request[id]),
});

const columns: readonly TableColumn<RefundRequest>[] = [
  {
    id: 'orderRefundRequestId',
    label: 'Request Id',
    overflow: 'line',
    cell: ({ orderRefundRequestId }) => orderRefundRequestId,
  },
  {
    id: 'orderId',
    label: 'Order Id',
    overflow: 'line',
    cell: ({ orderId }) => <Link href={screenAddress('adminOrder', { id: orderId })}>{orderId}</Link>,
  },
  amountColumn('amount', 'Requested'),
  {
    id: 'status',
    label: 'Status',
    overflow: 'line',
    cell: ({ status }) => (
      <StatusTag tone={toneOfStatus(refundLabels[status])}>{refundLabels[status]}</StatusTag>
    ),
  },
  amountColumn('refundableAmount', 'Refundable'),
  amountColumn('refundedAmount', 'Refunded'),
  {
    id: 'createdDate',
    label: 'Created',
    overflow: 'line',
    cell: ({ createdDate }) => formatUtcDay(createdDate),
  },
];

export function RefundList() {
  const list = useListPlace<never, 'status'>(spec);
  const status = (list.place.filters.status || 'requested') as RefundStatus;
  return (
    <StaffList
      title="Orders"
      name="refund requests"
      list={list}
      rows={({ page, perPage }) =>
        callQuery('listRefundRequests', { query: { status, pageNumber: page, limit: perPage } }, asPage)
      }
      loadCsv={() => download('exportRefundRequests', { query: { status } })}
      caption="Refund requests, newest first"
      columns={columns}
      getKey={({ orderRefundRequestId }) => orderRefundRequestId}
      filters={
        <StatusSearch
          key={status}
          status={status}
          onSearch={(next) => list.go({ filters: { status: next } })}
        />
      }
      empty={<EmptyState title={`No refund requests with the status ${refundLabels[status]}`} />}
    >
      <OrderTabs current="refunds" />
    </StaffList>
  );
}

function StatusSearch({
  status,
  onSearch,
}: {
  status: RefundStatus;
  onSearch: (status: RefundStatus) => void;
}) {
  const [chosen, setChosen] = useState<RefundStatus>(status);
  return (
    <>
      <Select
        name="status"
        label="Status"
        options={statuses.map((id) => ({ id, label: refundLabels[id] }))}
        value={chosen}
        onChange={(next) => setChosen((next ?? status) as RefundStatus)}
      />
      <Button onPress={() => onSearch(chosen)}>Search</Button>
    </>
  );
}
