import { ShownOnceModal } from '../../shared/secrets/ShownOnceModal';
import type { Subscriber } from './subscriber';

interface SecretModalProps {
  subscriber: Subscriber;
  secret: string;
  onClose: () => void;
}

/** The token by which a subscriber asks, or the secret by which it checks what it gets. */
export function SecretModal({ subscriber, secret, onClose }: SecretModalProps) {
  const isToken = subscriber.kind === 'pull';
  const what = isToken ? 'token' : 'secret';
  return (
    <ShownOnceModal title={`The ${what} of ${subscriber.name}`} {...{ what, secret, onClose }}>
      {isToken
        ? 'The subscriber sends it with each request: Authorization: Bearer, a blank and the token.'
        : 'The subscriber checks with it that what it gets comes from here: X-Hub-Signature-256 is the HMAC-SHA-256 of the body.'}
    </ShownOnceModal>
  );
}
