import { paidBundles, paidOrders, testOrderTable } from '../../testing/orderTableTests';

testOrderTable(paidOrders, paidBundles);
