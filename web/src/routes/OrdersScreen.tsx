import { OrderList } from '../features/orderAdmin/OrderList';
import { StaffOnly } from './StaffOnly';

export function OrdersScreen() {
  return (
    <StaffOnly permission="orders.read">
      <OrderList />
    </StaffOnly>
  );
}
