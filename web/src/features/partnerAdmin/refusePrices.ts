import { ApiError, type WriteMessage } from '@dispatch/contract';
import { formatDollars } from '../../shared/formatting/price';
import { priceFields, type PartnerValues } from './partnerValues';

/** In US dollars; the maximum of PartnerPrice in openapi.yaml, whose message names no field that a person knows. */
const highest = 1_000_000;

/** What is wrong with what stands in the field of a price. Empty is no price. */
function faultOf(amount: number | string, write: WriteMessage): string | null {
  if (typeof amount === 'string') return amount.trim() === '' ? null : write('partner-price');
  return amount > highest ? write('partner-price-high', { most: formatDollars(highest) }) : null;
}

/** Throws, as the server would, when something that is no price stands in the field of one. */
export function refusePrices(values: PartnerValues, write: WriteMessage): void {
  const fields = Object.values(priceFields).flatMap((field) => {
    const message = faultOf(values[field], write);
    return message === null ? [] : [{ pointer: `/${field}`, rule: 'amount', message }];
  });
  const errors = [...new Set(fields.map(({ message }) => message))];
  const [message] = errors;
  if (message === undefined) return;
  throw new ApiError({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid-input',
    requestId: '',
    message,
    errors,
    fields,
  });
}
