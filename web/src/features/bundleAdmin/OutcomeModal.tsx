import { ApiError } from '@dispatch/contract';
import { Button, Modal } from '@dispatch/design-system';
import { text } from '../../shared/texts/texts';

export type Outcome = { title: string; words: string };

/** The server's first error, or else these words. */
export const failureOf = (error: unknown, words: string): Outcome => ({
  title: text('error-title'),
  words: (error instanceof ApiError ? error.problem.errors?.[0] : undefined) ?? words,
});

/** Says what has become of a press. */
export function OutcomeModal({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  return (
    <Modal
      isOpen={outcome !== null}
      onClose={onClose}
      size="small"
      title={outcome?.title}
      actions={
        <Button variant="primary" onPress={onClose}>
          {text('success-close')}
        </Button>
      }
    >
      <p>{outcome?.words}</p>
    </Modal>
  );
}
