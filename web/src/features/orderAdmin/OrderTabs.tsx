import { screenAddress } from '@dispatch/contract';
import { NavTabs } from '@dispatch/design-system';

export function OrderTabs({ current }: { current: 'orders' | 'refunds' }) {
  return (
    <NavTabs
      label="Orders"
      items={[
        { label: 'Orders List', href: screenAddress('adminOrders'), isCurrent: current === 'orders' },
        {
          label: 'View Refund Requests',
          href: screenAddress('adminOrders', { status: 'requested' }),
          isCurrent: current === 'refunds',
        },
      ]}
    />
  );
}
