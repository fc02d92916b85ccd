import { packageTraits, type components, type Discounts } from '@dispatch/contract';
import { Fold, type WizardShellProps } from '@dispatch/design-system';
import { orderOf, quoteOf, type PricedValues } from '../../shared/packages/order';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { costOf } from '../../shared/payment/OrderReceipt';
import { text } from '../../shared/texts/texts';

/**
 * What the release costs as it stands, with what pays a part of it, so that no price comes as a surprise at the payment, and what its package
 * includes. Once it is paid, or while the price is unknown, only the latter: what is paid has its receipt.
 */
export function runningCost(
  values: PricedValues,
  packages: readonly components['schemas']['Package'][] | undefined,
  hasPaid: boolean,
  discounts: Discounts | null,
): WizardShellProps['cost'] {
  const quote = hasPaid || discounts === null ? null : quoteOf(orderOf(values), packages, discounts);
  const included = (
    <Fold title={`Included in ${packageTraits[values.package].name}`}>
      <ul>
        {packageFeatures(values.package, text).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Fold>
  );
  return quote === null ? { receipt: included } : costOf(quote, included);
}
