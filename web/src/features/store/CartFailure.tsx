import { Button, Modal } from '@dispatch/design-system';
import { errorTexts, hasStatus } from '../../shared/api/errorTexts';
import { text } from '../../shared/texts/texts';

/** Says that a change of the cart was not saved, and why where trying again does not help. */
export function CartFailure({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  return (
    <Modal
      isOpen={failure !== null}
      onClose={onClose}
      title={text('cart-failed-title')}
      size="small"
      role="alertdialog"
      actions={
        <Button variant="primary" autoFocus onPress={onClose}>
          Ok
        </Button>
      }
    >
      <p>{text('cart-failed')}</p>
      {hasStatus(failure, 400, 403) ? errorTexts(failure).map((line) => <p key={line}>{line}</p>) : null}
    </Modal>
  );
}
