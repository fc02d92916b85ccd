import { ApiError } from '@dispatch/contract';
import { priceFields, type PartnerValues } from './partnerValues';

/** Throws, as the server would, when something that is no amount stands in the field of a price. Empty is no price. */
export function refuseUnreadablePrices(values: PartnerValues, message: string): void {
  const fields = Object.values(priceFields)
    .filter((field) => {
      const amount = values[field];
      return typeof amount === 'string' && amount.trim() !== '';
    })
    .map((field) => ({ pointer: `/${field}`, rule: 'amount', message }));
  if (fields.length === 0) return;
  throw new ApiError({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid-input',
    requestId: '',
    message,
    errors: [message],
    fields,
  });
}
