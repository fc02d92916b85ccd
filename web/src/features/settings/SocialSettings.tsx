import { Loader, SectionHead, Stack } from '@dispatch/design-system';
import { lazy, Suspense } from 'react';
import { text } from '../../shared/texts/texts';

// It has forms and dialogs, which the account settings need not.
const ConnectedAccounts = lazy(() => import('../../shared/social/ConnectedAccounts'));

export function SocialSettings() {
  return (
    <Stack>
      <SectionHead title={text('social-settings')} />
      <Suspense fallback={<Loader label="Loading your social accounts…" shape="row" />}>
        <ConnectedAccounts />
      </Suspense>
    </Stack>
  );
}
