import { screenAddress } from '@dispatch/contract';
const screens: Record<string, (id: string) => string> = {
  release: (id) => screenAddress('review', { id }),
  order: (id) => screenAddress('adminOrder', { id }),
  approval: (id) => screenAddress('approval', { id }),
  user: (id) => screenAddress('user', { id }),
  coupon: (id) => screenAddress('coupon', { id }),
  universalCoupon: (id) => screenAddress('universalCoupon', { id }),
  journalistList: () => screenAddress('adminSettings', { section: 'lists' }),
};

/** Where a subject of the audit log or of a job is shown; null for one without a screen. */
export const subjectAddress = (type: string, id: string): string | null =>
  /^\d+$/.test(id) ? (screens[type]?.(id) ?? null) : null;
