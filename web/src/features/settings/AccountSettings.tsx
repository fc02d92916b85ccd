import { Stack } from '@dispatch/design-system';
import { isImpersonating } from '../../shared/session/session';
import { DeletionSection } from './DeletionSection';
import { ExportSection } from './ExportSection';
import { PasswordSection } from './PasswordSection';
import { ProfileSection } from './ProfileSection';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionsSection } from './SessionsSection';

/** The account: profile, and for its owner alone password, security, data and deletion (document 1 §6, loginAs). */
export function AccountSettings() {
  return (
    <Stack gap="loose">
      <ProfileSection />
      {isImpersonating() ? null : (
        <>
          <PasswordSection />
          <SecondFactorSection />
          <SessionsSection />
          <ExportSection />
          <DeletionSection />
        </>
      )}
    </Stack>
  );
}
