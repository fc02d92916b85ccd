import { packageTraits, type components, type Discounts } from '@dispatch/contract';
import { Fold, type WizardShellProps } from '@dispatch/design-system';
import { orderOf, quoteOf, type PricedValues } from '../../shared/packages/order';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import { costOf, OrderReceipt } from '../../shared/payment/OrderReceipt';
import { text } from '../../shared/texts/texts';

/**
 * What the release costs as it stands, with what pays a part of it, so that no price comes as a surprise at the payment,
 * and what its package includes. While `discounts` are being read there is no total. Once it is paid, or while no price
 * is known, only what is included: what is paid has its receipt.
 */
export function runningCost(
  values: PricedValues,
  packages: readonly components['schemas']['Package'][] | undefined,
  hasPaid: boolean,
  discounts: Discounts | null,
): WizardShellProps['cost'] {
  const quote = hasPaid ? null : quoteOf(orderOf(values), packages, discounts ?? undefined);
  const included = (
    <Fold title={`Included in ${packageTraits[values.package].name}`}>
      <ul>
        {packageFeatures(values.package, text).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Fold>
  );
  if (quote === null) return { receipt: included };
  return discounts === null
    ? { receipt: <OrderReceipt quote={{ ...quote, total: null }}>{included}</OrderReceipt> }
    : costOf(quote, included);
}
