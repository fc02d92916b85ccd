import { Button } from '@dispatch/design-system';
import { useState } from 'react';
import { DeleteAccountModal } from './DeleteAccountModal';
import { SettingsSection } from './SettingsSection';

export function DeletionSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection id="delete">
      <p>This closes your account permanently.</p>
      <ul>
        <li>Your drafts, your saved cards and your connected social accounts are deleted.</li>
        <li>Prepaid releases that you have not used are lost.</li>
        <li>Published releases stay public.</li>
        <li>We keep the records that accounting requires, without your name.</li>
      </ul>
      <div>
        <Button variant="danger" onPress={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking ? <DeleteAccountModal onClose={() => setAsking(false)} /> : null}
    </SettingsSection>
  );
}
