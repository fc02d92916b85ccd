import type { Call } from './call';
import { notFound } from './failure';
import { newId, seconds } from './ledger';
import { allowOnly, mergedMetadata } from './params';
import type { Customer } from './resources';

export function createCustomer({ ledger, params }: Call): object {
  allowOnly(params, ['metadata']);
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    created: seconds(),
    livemode: false,
    metadata: mergedMetadata(params),
  };
  ledger.customers.set(customer.id, customer);
  return customer;
}

export function deleteCustomer({ ledger: { customers, methods }, id }: Call): object {
  if (customers.get(id) === undefined) throw notFound('customer', id);
  customers.delete(id);
  for (const method of methods.all()) {
    if (method.customer === id) methods.delete(method.id);
  }
  return { id, object: 'customer', deleted: true };
}
