import { Loader } from '@dispatch/design-system';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import type { DiscountState } from '../../shared/discounts/useDiscounts';

/** In place of a payment whose price hangs on what was chosen before a reload, until that is read. */
export function UnreadDiscounts({ unread }: Pick<DiscountState, 'unread'>) {
  if (unread === null) return <Loader label="Loading your discounts…" shape="text" />;
  return (
    <FailedLoad title="Your discounts could not be loaded." error={unread.error} onRetry={unread.retry} />
  );
}
