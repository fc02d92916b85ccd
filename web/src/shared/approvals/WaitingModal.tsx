import { screenAddress } from '@dispatch/contract';
import type { components } from '@dispatch/contract';
import { Button, Link, Modal, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { text } from '../texts/texts';
import { ReasonForm } from './ReasonForm';

type Request = components['schemas']['TwoPersonRequest'];

interface WaitingModalProps {
  /** What has to wait; null shows nothing. */
  request: Request | null;
  onClose: () => void;
}

/** Says after the press that a second person has to confirm, and asks why where nobody has said it. */
export function WaitingModal({ request, onClose }: WaitingModalProps) {
  const [isSaid, setSaid] = useState(false);
  const address = screenAddress('approval', { id: request?.approvalRequestId ?? '' });
  return (
    <Modal
      isOpen={request !== null}
      onClose={onClose}
      title={text('approval-waits-title')}
      actions={
        <Button variant="primary" onPress={onClose}>
          {text('success-close')}
        </Button>
      }
    >
      {request === null ? null : (
        <Stack>
          <p>{text('approval-waits', { what: request.what })}</p>
          {request.reason === '' && !isSaid ? (
            <ReasonForm id={request.approvalRequestId} reason="" onSaved={() => setSaid(true)} />
          ) : null}
          {isSaid ? <p role="status">Your reason is saved.</p> : null}
          <p>
            <Link href={address}>See the request</Link>
          </p>
        </Stack>
      )}
    </Modal>
  );
}
