import { formatUtcDay, formatUtcMoment, screenAddress } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  ConfirmDialog,
  DescriptionList,
  Link,
  SectionHead,
  Stack,
  Table,
  type TableColumn,
  useToast,
} from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { errorText, hasStatus } from '../../shared/api/errorTexts';
import { ReasonForm } from '../../shared/approvals/ReasonForm';
import { Loaded } from '../../shared/screen/Loaded';
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { isPermitted } from '../../shared/session/session';
import {
  type ApprovalDetail,
  approvalQuery,
  ApprovalTag,
  forWhom,
  kindLabels,
  subjectLink,
  type TwoPersonRequest,
  worthText,
} from './approvals';
import { DecisionModal } from './DecisionModal';
import { askAgain } from '../../shared/api/callQuery';

const recentColumns: readonly TableColumn<ApprovalDetail['recent'][number]>[] = [
  { id: 'what', label: 'What', width: '40%', overflow: 'wrap', cell: ({ what }) => what },
  { id: 'worth', label: 'Worth', align: 'end', overflow: 'line', cell: worthText },
  { id: 'status', label: 'Status', overflow: 'line', cell: ({ status }) => <ApprovalTag status={status} /> },
  { id: 'by', label: 'Requested by', overflow: 'wrap', cell: ({ requestedBy }) => requestedBy },
  { id: 'created', label: 'Created', overflow: 'line', cell: ({ createdDate }) => formatUtcDay(createdDate) },
];

function Recent({ request, recent }: Pick<ApprovalDetail, 'request' | 'recent'>) {
  const title = request.oktaLogin === null ? 'Other universal coupons' : 'The same customer';
  return (
    <Stack gap="tight">
      <SectionHead title={title} note="The last 90 days" />
      <div>
        <Table
          caption={title}
          columns={recentColumns}
          rows={recent.map((row, place) => ({ ...row, place }))}
          getKey={({ place }) => place}
          empty="Nothing was given or refunded."
        />
      </div>
    </Stack>
  );
}

function Facts({ request }: { request: TwoPersonRequest }) {
  const subject = subjectLink(request);
  // FINANCE judges here what it cannot open elsewhere.
  const opens = isPermitted('bundles.manage');
  return (
    <DescriptionList
      items={[
        { term: 'Status', value: <ApprovalTag status={request.status} /> },
        { term: 'Kind', value: kindLabels[request.kind] },
        { term: 'What', value: request.what },
        { term: 'For', value: forWhom(request) },
        { term: 'Worth', value: worthText(request) },
        { term: 'Reason', value: request.reason || 'No reason was given.' },
        {
          term: 'Requested by',
          value: `${request.requestedBy}, ${formatUtcMoment(request.createdDate)}`,
        },
        ...(request.decidedBy === null
          ? []
          : [{ term: 'Decided by', value: `${request.decidedBy}, ${formatUtcMoment(request.decidedDate)}` }]),
        ...(request.decisionNote === '' ? [] : [{ term: 'Decision', value: request.decisionNote }]),
        ...(subject !== null && opens
          ? [{ term: 'See', value: <Link href={subject.href}>{subject.label}</Link> }]
          : []),
      ]}
    />
  );
}

function Withdraw({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const withdrawal = useMutation({
    mutationFn: () => call('withdrawApproval', { path: { id } }),
    onSuccess: () => toast.show('It is withdrawn.'),
    onSettled: () => askAgain(queryClient, 'listApprovals', 'getApproval'),
  });
  return (
    <>
      <Button variant="quiet" isPending={withdrawal.isPending} onPress={() => setAsking(true)}>
        Withdraw
      </Button>
      {withdrawal.error ? <p role="alert">{errorText(withdrawal.error)}</p> : null}
      <ConfirmDialog
        isOpen={isAsking}
        title="Withdraw this request?"
        confirmLabel="Withdraw"
        onConfirm={() => {
          setAsking(false);
          withdrawal.mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        Nothing of it comes to exist. You can ask for it again.
      </ConfirmDialog>
    </>
  );
}

function Actions({ detail }: { detail: ApprovalDetail }) {
  const { request, isOwn, mayConfirm } = detail;
  const { approvalRequestId: id } = request;
  const [decision, setDecision] = useState<'confirm' | 'decline' | null>(null);
  const queryClient = useQueryClient();
  const toast = useToast();
  if (request.status !== 'requested') return null;
  const saved = (): void => {
    toast.show('Your reason is saved.');
    void askAgain(queryClient, 'listApprovals', 'getApproval');
  };
  return (
    <Stack>
      {isOwn && !mayConfirm ? <p>Somebody else in ADMIN or Accounting has to confirm it.</p> : null}
      {isOwn ? <ReasonForm key={request.reason} id={id} reason={request.reason} onSaved={saved} /> : null}
      <ActionBar>
        {mayConfirm ? (
          <>
            <Button variant="primary" onPress={() => setDecision('confirm')}>
              Confirm
            </Button>
            <Button variant="secondary" onPress={() => setDecision('decline')}>
              Decline
            </Button>
          </>
        ) : null}
        {isOwn ? <Withdraw id={id} /> : null}
      </ActionBar>
      {decision === null ? null : (
        <DecisionModal request={request} decision={decision} onClose={() => setDecision(null)} />
      )}
    </Stack>
  );
}

/** One request with what somebody needs to judge it. */
export function ApprovalPage({ id }: { id: number }) {
  const query = useQuery(approvalQuery(id));
  if (hasStatus(query.error, 404)) return <NotFoundScreen />;
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  return (
    <Screen title={`Request ${id}`} width="full">
      <div>
        <Link href={screenAddress('approvals')}>Back to Approvals</Link>
      </div>
      <Loaded query={query} failure="The request could not be loaded">
        {(detail) => (
          <Stack gap="loose">
            <Facts request={detail.request} />
            <Actions detail={detail} />
            <Recent request={detail.request} recent={detail.recent} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
