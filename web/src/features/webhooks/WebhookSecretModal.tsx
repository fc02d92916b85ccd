import { ShownOnceModal } from '../../shared/secrets/ShownOnceModal';

/** The secret by which a program checks that what it gets comes from here. */
export function WebhookSecretModal({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnceModal title="The secret of the webhook" what="secret" {...{ secret, onClose }}>
      Your program checks with it what it gets, by a library of Standard Webhooks: the headers webhook-id,
      webhook-timestamp and webhook-signature.
    </ShownOnceModal>
  );
}
