import { type components, formatMoment, screenAddress } from '@dispatch/contract';
import { ActionBar, Banner, Button, ButtonLink, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { ReasonModal } from './ReasonModal';
import { useDeskMove } from './useDeskMove';

interface EditRequestsProps {
  release: components['schemas']['Release'];
}

/** The edits that its customer has paid for and that wait for the desk. */
export function EditRequests({ release }: EditRequestsProps) {
  const { distributionId: id, publicationState, editRequests = [] } = release;
  const [declined, setDeclined] = useState<number | null>(null);
  const move = useDeskMove(id);
  const open = editRequests.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Stack>
      {open.map(({ editRequestId, orderNumber, description, requestedAt }) => (
        <Banner
          key={editRequestId}
          tone="info"
          title={`An edit is requested: order ${orderNumber}, ${formatMoment(requestedAt)}`}
        >
          <Stack gap="tight">
            <p>{description}</p>
            <ActionBar>
              {publicationState === 'Published' ? (
                <ButtonLink
                  href={screenAddress('editReviewed', { id, editRequest: editRequestId })}
                  variant="primary"
                >
                  Make this edit
                </ButtonLink>
              ) : null}
              <Button
                onPress={() => {
                  move.reset();
                  setDeclined(editRequestId);
                }}
              >
                Decline
              </Button>
            </ActionBar>
          </Stack>
        </Banner>
      ))}
      {declined === null ? null : (
        <ReasonModal action="declineEdit" id={declined} move={move} onClose={() => setDeclined(null)} />
      )}
    </Stack>
  );
}
