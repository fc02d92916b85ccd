import { Banner, Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../../shared/api/queries';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { CardPayment } from './CardPayment';
import { orderOf, quoteOf, type PricedValues } from '../../shared/packages/order';
import { PayForm } from './PayForm';
import type { PaymentOptions } from './usePayment';

type PaymentStepProps = Omit<PaymentOptions, 'amount' | 'card' | 'order'> & { values: PricedValues };

export function PaymentStep({ values, ...options }: PaymentStepProps) {
  const packages = useQuery(packagesQuery);
  if (packages.isError) {
    return (
      <FailedLoad
        title="The prices could not be loaded."
        error={packages.error}
        onRetry={() => void packages.refetch()}
      />
    );
  }
  if (packages.isPending) return <Loader label="Loading the prices…" />;
  const order = orderOf(values);
  const quote = quoteOf(order, packages.data);
  if (quote === null) {
    return (
      <Banner tone="danger" title="This order cannot be bought.">
        Please check the package and the additions.
      </Banner>
    );
  }
  const shared = { ...options, order, quote };
  return quote.total === 0 ? <PayForm {...shared} card={null} /> : <CardPayment {...shared} />;
}
