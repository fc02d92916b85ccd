import { isDollarAmount, isPackageId, type PackageId } from '@dispatch/contract';
import { number, string } from 'yup';

export const text = () => string().defined().strict();
export const whole = () => number().integer().required().strict();

/** An amount in US dollars that may be left out. */
export const dollars = () =>
  number()
    .min(0)
    .strict()
    .test('amount', '${path} is no amount', (amount) => amount === undefined || isDollarAmount(amount));

export const packageId = () =>
  string<PackageId>()
    .required()
    .test('package', '${path} is no package', (id) => isPackageId(id));
