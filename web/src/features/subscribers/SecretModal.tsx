import { Banner, Button, CopyButton, Modal, Stack } from '@dispatch/design-system';
import type { Subscriber } from './subscriber';

interface SecretModalProps {
  subscriber: Subscriber;
  secret: string;
  onClose: () => void;
}

/** What nobody can read again once it is closed. */
export function SecretModal({ subscriber, secret, onClose }: SecretModalProps) {
  const isToken = subscriber.kind === 'pull';
  const what = isToken ? 'token' : 'secret';
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`The ${what} of ${subscriber.name}`}
      actions={
        <Button variant="primary" onPress={onClose}>
          I have kept it
        </Button>
      }
    >
      <Stack>
        <Banner title={`Please keep this ${what} now: it is shown once.`}>
          {isToken
            ? 'The subscriber sends it with each request: Authorization: Bearer, a blank and the token.'
            : 'The subscriber checks with it that what it gets comes from here: X-Hub-Signature-256 is the HMAC-SHA-256 of the body.'}
        </Banner>
        <p>
          <code>{secret}</code>
        </p>
        <CopyButton text={secret} label={`Copy ${what}`} />
      </Stack>
    </Modal>
  );
}
