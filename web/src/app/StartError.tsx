import { PlainError } from './PlainError';

export function StartError() {
  return (
    <PlainError
      title="We cannot start right now"
      advice="The server did not answer. Please check your connection and try again in a moment."
      actionLabel="Try again"
    />
  );
}
