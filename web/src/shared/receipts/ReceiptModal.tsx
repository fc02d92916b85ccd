import { screenAddress } from '@dispatch/contract';
import { Button, ButtonLink, Modal } from '@dispatch/design-system';
import { useReceipts, type ReceiptsOf } from './useReceipts';

interface ReceiptModalProps {
  of: ReceiptsOf;
  isOpen: boolean;
  onClose: () => void;
}

export function ReceiptModal({ of, isOpen, onClose }: ReceiptModalProps) {
  const { receipts, actions } = useReceipts(of, { isShown: isOpen });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Receipt"
      size="large"
      actions={
        <>
          {actions}
          <ButtonLink href={screenAddress('orders')} variant="quiet">
            My Orders
          </ButtonLink>
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      {receipts}
    </Modal>
  );
}
