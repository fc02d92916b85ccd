import { screenAddress } from '@dispatch/contract';
import { ButtonLink, NavTabs } from '@dispatch/design-system';

const tabs = [
  { label: 'Unique Coupons', href: screenAddress('coupons'), create: screenAddress('createCoupon') },
  {
    label: 'Universal Coupons',
    href: screenAddress('coupons', { universalCoupons: '' }),
    create: screenAddress('createUniversalCoupon'),
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
