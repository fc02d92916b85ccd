import { Button, SectionHead, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { DeleteAccountModal } from './DeleteAccountModal';

/** The way out for good: says what is lost before anything is asked. */
export function DeletionSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack>
      <SectionHead title="Delete account" />
      <p>This ends your account for good.</p>
      <ul>
        <li>Your drafts, your saved cards and your connected social accounts are deleted.</li>
        <li>Releases that you have paid for in advance are lost.</li>
        <li>Releases that are published stay public.</li>
        <li>What accounting must keep stays, without your name.</li>
      </ul>
      <div>
        <Button variant="danger" onPress={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking ? <DeleteAccountModal onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}
