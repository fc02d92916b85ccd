import { type components, fromDollars, permits, whyNoRefund, screenAddress } from '@dispatch/contract';
import { ActionBar, Button, ConfirmDialog, Link, SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDollars } from '../../shared/formatting/price';
import { Loaded } from '../../shared/screen/Loaded';
import { sessionGroup } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { CreateRefundModal } from './CreateRefundModal';
import { ApproveRefundModal, RejectRefundModal } from './RefundDecisionModal';
import { type RefundRequest, refundsQuery } from './refunds';
import { RefundTable } from './RefundTable';

type Open = { modal: 'warning' | 'create' } | { modal: 'approved' | 'rejected'; request: RefundRequest };

const isDecided = ({ status }: RefundRequest): boolean => status === 'approved' || status === 'rejected';

type Order = components['schemas']['AdminOrder'];

/** What was given back of an order, what is asked for, and the ways to ask and to decide. */
export function RefundSection({ order }: { order: Order }) {
  const { orderId, purpose } = order;
  const isRecognized = order.revenueRecognitionDate !== null;
  const query = useQuery(refundsQuery(orderId));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const group = sessionGroup() ?? 'USER';
  return (
    <Stack>
      <SectionHead title="Refund Requests" />
      <Loaded query={query} failure="The refund requests could not be loaded">
        {({ refundRequests, refundedAmount, refundableAmount }) => {
          const why = whyNoRefund(group, { refundable: fromDollars(refundableAmount), isRecognized });
          const history = refundRequests.filter(isDecided);
          const pending = refundRequests.filter((request) => !isDecided(request));
          return (
            <>
              {purpose === 'bundle' ? (
                <p>
                  Bundles are refunded line by line:{' '}
                  <Link
                    href={screenAddress('bundleOrder', { id: orderId })}
                  >{`Bundle Order ${orderId}`}</Link>
                </p>
              ) : (
                <ActionBar>
                  <strong>New Refund Request</strong>
                  {why === null ? (
                    <Button onPress={() => setOpen({ modal: isRecognized ? 'warning' : 'create' })}>
                      Create
                    </Button>
                  ) : null}
                </ActionBar>
              )}
              {why === null || purpose === 'bundle' ? null : <p>{text(why)}</p>}
              {history.length === 0 ? null : (
                <RefundTable
                  title="History"
                  note={`Refunded ${formatDollars(refundedAmount)}`}
                  requests={history}
                />
              )}
              {pending.length === 0 ? null : (
                <RefundTable
                  title="Pending Requests"
                  note={`Refundable ${formatDollars(refundableAmount)}`}
                  requests={pending}
                  onDecide={
                    permits(group, 'refunds.decide')
                      ? (request, status) => setOpen({ modal: status, request })
                      : undefined
                  }
                />
              )}
              <ConfirmDialog
                isOpen={open?.modal === 'warning'}
                title="Warning"
                confirmLabel="Yes"
                cancelLabel="No"
                onConfirm={() => setOpen({ modal: 'create' })}
                onCancel={close}
              >
                <p>{text('refund-recognized')}</p>
                <p>{text('refund-recognized-continue')}</p>
              </ConfirmDialog>
              {open?.modal === 'create' ? (
                <CreateRefundModal orderId={orderId} refundable={refundableAmount} onClose={close} />
              ) : null}
              {open?.modal === 'approved' ? (
                <ApproveRefundModal request={open.request} onClose={close} />
              ) : null}
              {open?.modal === 'rejected' ? (
                <RejectRefundModal request={open.request} onClose={close} />
              ) : null}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
