import { Stack } from '@dispatch/design-system';
import { ApiSettings } from '../features/settings/ApiSettings';
import { WebhookSection } from '../features/webhooks/WebhookSection';

/** By what an account's own programs call, and what is sent to them. */
export default function ProgramSettings() {
  return (
    <Stack gap="loose">
      <ApiSettings />
      <WebhookSection />
    </Stack>
  );
}
