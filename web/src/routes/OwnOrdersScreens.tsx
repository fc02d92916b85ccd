import { useParams, useSearchParams } from 'react-router-dom';
import { OrderPage } from '../features/orders/OrderPage';
import { OrdersTable } from '../features/orders/OrdersTable';
import { readPage } from '../shared/list/totalCount';
import { readId } from '../shared/release/releaseId';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

export function OwnOrdersScreen() {
  const [query, setQuery] = useSearchParams();
  return (
    <Screen title="My Orders" slug="Orders">
      <OrdersTable
        page={readPage(query.get('page'))}
        onPage={(page) => setQuery(page === 1 ? {} : { page: String(page) })}
      />
    </Screen>
  );
}

export function OwnOrderScreen() {
  const orderNumber = readId(useParams()['number']);
  return orderNumber === null ? (
    <NotFoundScreen />
  ) : (
    <OrderPage key={orderNumber} orderNumber={orderNumber} />
  );
}
