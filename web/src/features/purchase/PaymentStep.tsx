import { Banner, Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../../shared/api/queries';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { DiscountedPayment } from './DiscountedPayment';
import { orderOf, quoteOf, type PricedValues } from '../../shared/packages/order';
import { useDiscounts } from '../../shared/discounts/useDiscounts';
import { UnreadDiscounts } from './UnreadDiscounts';
import type { PaymentOptions } from '../../shared/payment/usePayment';

type PaymentStepProps = Omit<PaymentOptions, 'amount' | 'card' | 'captcha' | 'purchase'> & {
  values: PricedValues;
};

export function PaymentStep({ values, ...options }: PaymentStepProps) {
  const packages = useQuery(packagesQuery);
  const order = orderOf(values);
  const discounts = useDiscounts({
    purpose: 'release',
    distributionId: options.distributionId,
    packageId: order.package,
  });
  if (packages.isError) {
    return (
      <FailedLoad
        title="The prices could not be loaded."
        error={packages.error}
        onRetry={() => void packages.refetch()}
      />
    );
  }
  if (packages.isPending) return <Loader label="Loading the prices…" shape="form" />;
  if (discounts.discounts === null) return <UnreadDiscounts {...discounts} />;
  const quote = quoteOf(order, packages.data, discounts.discounts);
  if (quote === null) {
    return (
      <Banner tone="danger" title="This order cannot be bought.">
        Please check the package and the additions.
      </Banner>
    );
  }
  return (
    <DiscountedPayment
      {...options}
      purchase={{ purpose: 'release', order }}
      quote={quote}
      discounts={discounts}
    />
  );
}
