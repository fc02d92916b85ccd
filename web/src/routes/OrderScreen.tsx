import { useParams } from 'react-router-dom';
import { OrderDetail, OrderMissing } from '../features/orderAdmin/OrderDetail';
import { readId } from '../shared/release/releaseId';
import { StaffOnly } from './StaffOnly';

export function OrderScreen() {
  const id = readId(useParams()['id']);
  return (
    <StaffOnly permission="orders.read">
      {id === null ? <OrderMissing /> : <OrderDetail key={id} orderId={id} />}
    </StaffOnly>
  );
}
