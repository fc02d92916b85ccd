import { ActionBar } from '@dispatch/design-system';
import { useParams } from 'react-router-dom';
import { useReceipts } from '../shared/receipts/useReceipts';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

function OneReceipt({ orderId }: { orderId: number }) {
  const { receipts, actions } = useReceipts({ orderId }, { isShown: true });
  return (
    <Screen title="Receipt" slug={`Order ${orderId}`}>
      {receipts}
      <ActionBar>{actions}</ActionBar>
    </Screen>
  );
}

/** /receipts/{order}: where the mail about a refund leads. */
export function ReceiptScreen() {
  const { orderId = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(orderId) ? <OneReceipt orderId={Number(orderId)} /> : <NotFoundScreen />;
}
