import { webhookEvents, type WebhookEvent } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { EventFields } from './EventFields';
import type { Webhook } from './webhook';

type Values = { address: string; events: WebhookEvent[] };

interface WebhookModalProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  /** With its secret, when it is new. */
  onSaved: (webhook: Webhook, secret: string | null) => void;
  onClose: () => void;
}

/** Where events are sent to, and which. */
export default function WebhookModal({ webhook, onSaved, onClose }: WebhookModalProps) {
  const form = useContractForm<Values>(webhook === null ? 'WebhookForm' : 'WebhookChange', {
    stage: 'full',
    fields: ['address', 'events'],
    defaultValues: {
      address: webhook?.address ?? '',
      events: webhook?.events ?? webhookEvents.filter((one) => one !== 'release.delivered'),
    },
  });
  const save = async ({ address, events }: Values): Promise<void> => {
    if (webhook === null) {
      const { data } = await call('createWebhook', { body: { address, events } });
      onSaved(data.webhook, data.secret);
      return;
    }
    const body = { address, events, isOn: webhook.isOn };
    onSaved((await call('saveWebhook', { path: { id: webhook.id }, body })).data, null);
  };
  return (
    <FormModal
      form={form}
      title={webhook === null ? 'Add a webhook' : 'Change the webhook'}
      label={webhook === null ? 'Add webhook' : 'Save'}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField
        name="address"
        label="Address"
        description="Where your program listens: https://…"
        autoComplete="off"
        inputMode="url"
      />
      <EventFields />
    </FormModal>
  );
}
