import { type components, formatDay, screenAddress } from '@dispatch/contract';
import type { PaletteGroup, PaletteItem } from '@dispatch/design-system';

export type FoundRecord = components['schemas']['FoundRecord'];
type Kind = FoundRecord['kind'];

/** In the order in which they are shown. */
const kinds: Record<Kind, { title: string; address: (id: number) => string }> = {
  ownRelease: { title: 'My releases', address: (id) => screenAddress('release', { id }) },
  ownOrder: { title: 'My orders', address: (number) => screenAddress('order', { number }) },
  user: { title: 'Users', address: (id) => screenAddress('user', { id }) },
  release: { title: 'Releases', address: (id) => screenAddress('review', { id }) },
  order: { title: 'Orders', address: (id) => screenAddress('adminOrder', { id }) },
  bundleOrder: { title: 'Bundles', address: (id) => screenAddress('bundleOrder', { id }) },
  coupon: { title: 'Coupons', address: (id) => screenAddress('coupon', { id }) },
  universalCoupon: { title: 'Universal coupons', address: (id) => screenAddress('universalCoupon', { id }) },
  publication: { title: 'Publications', address: (id) => screenAddress('publication', { id }) },
};

const actionsOf = {
  hold: { label: 'Put on hold', address: (id: number) => screenAddress('review', { id, action: 'hold' }) },
  impersonate: {
    label: 'Impersonate',
    address: (id: number) => screenAddress('user', { id, action: 'impersonate' }),
  },
} as const;

/** A record as a line that leads to its screen. `onAction` hears that somebody goes there. */
export const recordItem = (record: FoundRecord, onAction?: () => void): PaletteItem => ({
  id: `${record.kind}-${record.id}`,
  label: record.title,
  detail: [record.detail, record.at === null ? '' : formatDay(record.at)].filter(Boolean).join(' · '),
  href: kinds[record.kind].address(record.id),
  ...(onAction && { onAction }),
});

/** What was found, by kind, and last what can be done with it. */
export const foundGroups = (
  records: readonly FoundRecord[],
  onOpen: (record: FoundRecord) => void,
): PaletteGroup[] => [
  ...(Object.keys(kinds) as Kind[]).map((kind) => ({
    id: kind,
    title: kinds[kind].title,
    items: records
      .filter((record) => record.kind === kind)
      .map((record) => recordItem(record, () => onOpen(record))),
  })),
  {
    id: 'actions',
    title: 'Actions',
    items: records.flatMap(({ kind, id, title, actions }) =>
      actions.map((action) => ({
        id: `${action}-${kind}-${id}`,
        label: `${actionsOf[action].label}: ${title}`,
        href: actionsOf[action].address(id),
      })),
    ),
  },
];
