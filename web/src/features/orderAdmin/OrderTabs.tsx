import { NavTabs } from '@dispatch/design-system';

export function OrderTabs({ current }: { current: 'orders' | 'refunds' }) {
  return (
    <NavTabs
      label="Orders"
      items={[
        { label: 'Orders List', href: '/admin/orders', isCurrent: current === 'orders' },
        {
          label: 'View Refund Requests',
          href: '/admin/orders?status=requested',
          isCurrent: current === 'refunds',
        },
      ]}
    />
  );
}
