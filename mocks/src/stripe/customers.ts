import type { Call } from './call';
import { notFound } from './failure';
import { newId, seconds } from './ledger';
import { allowOnly, mergedMetadata, nested, text } from './params';
import type { Customer } from './resources';

const fields = [
  'address',
  'description',
  'email',
  'metadata',
  'name',
  'phone',
  'shipping',
  'invoice_settings',
];

function changesOf({ params }: Call): Partial<Customer> {
  const settings = nested(params, 'invoice_settings');
  const changes: Record<string, unknown> = {
    address: nested(params, 'address'),
    description: text(params, 'description'),
    email: text(params, 'email'),
    name: text(params, 'name'),
    phone: text(params, 'phone'),
    shipping: nested(params, 'shipping'),
    invoice_settings: settings && {
      default_payment_method: text(settings, 'default_payment_method') ?? null,
    },
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function find({ ledger, id }: Call): Customer {
  const customer = ledger.customers.get(id);
  if (customer === undefined) throw notFound('customer', id);
  return customer;
}

export function createCustomer(call: Call): object {
  allowOnly(call.params, fields);
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    name: null,
    phone: null,
    shipping: null,
    ...changesOf(call),
    metadata: mergedMetadata(call.params),
  };
  call.ledger.customers.set(customer.id, customer);
  return customer;
}

export const retrieveCustomer = (call: Call): object => find(call);

export function updateCustomer(call: Call): object {
  const customer = find(call);
  allowOnly(call.params, fields);
  const changed = {
    ...customer,
    ...changesOf(call),
    metadata: mergedMetadata(call.params, customer.metadata),
  };
  call.ledger.customers.set(changed.id, changed);
  return changed;
}

export function deleteCustomer(call: Call): object {
  const { id } = find(call);
  const { customers, methods } = call.ledger;
  customers.delete(id);
  for (const method of methods.all()) {
    if (method.customer === id) methods.delete(method.id);
  }
  return { id, object: 'customer', deleted: true };
}
