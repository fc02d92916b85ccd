import { type components, formatMoment } from '@dispatch/contract';
import { ListRow, RuledList, SectionHead, Stack } from '@dispatch/design-system';
import { EditRequestStatus } from '../../shared/release/EditRequestStatus';

/** The edits that were paid for, and what has become of each. */
export function EditRequests({ requests }: { requests: components['schemas']['EditRequest'][] }) {
  return (
    <Stack gap="tight">
      <SectionHead title="Edit requests" />
      <RuledList label="Edit requests">
        {requests.map(
          ({ editRequestId, orderNumber, description, state, requestedAt, decidedAt, declineReason }) => (
            <ListRow
              key={editRequestId}
              slug={`Order ${orderNumber} · ${formatMoment(requestedAt)}`}
              headline={description}
              meta={
                <>
                  <EditRequestStatus state={state} /> {decidedAt === null ? null : formatMoment(decidedAt)}
                </>
              }
            >
              {declineReason === null ? null : <p>{declineReason}</p>}
            </ListRow>
          ),
        )}
      </RuledList>
    </Stack>
  );
}
