import { useSearchParams } from 'react-router-dom';
import { OrderList } from '../features/orderAdmin/OrderList';
import { RefundList } from '../features/orderAdmin/RefundList';
import { StaffOnly } from './StaffOnly';

export function OrdersScreen() {
  const [query] = useSearchParams();
  return (
    <StaffOnly permission="orders.read">{query.has('status') ? <RefundList /> : <OrderList />}</StaffOnly>
  );
}
