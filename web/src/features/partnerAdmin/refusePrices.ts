import { ApiError, checkRules } from '@dispatch/contract';
import { ownPrices, priceFields, type PartnerValues } from './partnerValues';

/** Throws, as the server would, when something that is no price stands in the field of one. Empty is no price. */
export function refusePrices(values: PartnerValues): void {
  const fields = ownPrices(values).flatMap((own) =>
    checkRules('PartnerPrice', own, { stage: 'full' }).map(({ rule, message }) => ({
      pointer: `/${priceFields[own.packageId]}`,
      rule,
      message,
    })),
  );
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
