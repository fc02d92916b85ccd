import { ButtonLink, NavTabs } from '@dispatch/design-system';

const tabs = [
  { label: 'Unique Coupons', href: '/admin/coupons', create: '/admin/coupons/create' },
  {
    label: 'Universal Coupons',
    href: '/admin/coupons?universalCoupons=',
    create: '/admin/universalcoupons/create',
  },
] as const;

type Tab = (typeof tabs)[number]['label'];

export const couponTabs = (current: Tab) => (
  <NavTabs
    label="Kinds of coupons"
    items={tabs.map(({ label, href }) => ({ label, href, isCurrent: label === current }))}
  />
);

export const addCoupon = (current: Tab) => (
  <ButtonLink variant="primary" href={tabs.find(({ label }) => label === current)?.create ?? ''}>
    {`Add new ${current}`}
  </ButtonLink>
);
