import { screenAddress } from '@dispatch/contract';
import { Link } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from '../../shared/api/errorTexts';
import { readId } from '../../shared/release/releaseId';
import { Loaded } from '../../shared/screen/Loaded';
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';

interface EditedCouponProps<Coupon> {
  kind: 'unique' | 'universal';
  /** What the address says; undefined for a new coupon. */
  given: string | undefined;
  read: (id: number) => Promise<Coupon>;
  children: (first: Coupon | null) => ReactNode;
}

const places = {
  unique: { title: 'Unique coupon', list: 'Unique Coupons', href: screenAddress('coupons') },
  universal: {
    title: 'Universal coupon',
    list: 'Universal Coupons',
    href: screenAddress('coupons', { universalCoupons: '' }),
  },
} as const;

/** The screen of a coupon, read anew each time it is opened and then left alone under the hands; or of a new one. */
export function EditedCoupon<Coupon>(props: EditedCouponProps<Coupon>) {
  const id = props.given === undefined ? null : readId(props.given);
  if (props.given !== undefined && id === null) return <NotFoundScreen />;
  return <Opened {...props} key={id} id={id} />;
}

function Opened<Coupon>({ kind, id, read, children }: EditedCouponProps<Coupon> & { id: number | null }) {
  const query = useQuery({
    queryKey: [kind === 'unique' ? 'getCoupon' : 'getAdminUniversalCoupon', id],
    queryFn: () => (id === null ? null : read(id)),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (hasStatus(query.error, 404)) return <NotFoundScreen />;
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  const { title, list, href } = places[kind];
  return (
    <Screen title={id === null ? `New ${title.toLowerCase()}` : title}>
      <div>
        <Link href={href}>{`Back to ${list}`}</Link>
      </div>
      <Loaded query={query} failure="The coupon could not be loaded">
        {children}
      </Loaded>
    </Screen>
  );
}
