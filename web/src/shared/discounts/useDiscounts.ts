import {
  ApiError,
  isPackageId,
  packageTraits,
  suggestedCoupon,
  wireCouponRefusal,
  type Discounts,
} from '@dispatch/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { askAgain, callQuery } from '../api/callQuery';
import { errorTexts, hasStatus } from '../api/errorTexts';
import { bundlesQuery, featuresQuery } from '../api/queries';
import type { AskedDiscounts } from '../payment/press';
import { text } from '../texts/texts';
import {
  askedOf,
  discountsOf,
  ownCoupon,
  prepaidOf,
  undecided,
  universalRefusal,
  type Choice,
  type Chosen,
  type UserCoupon,
} from './discounts';
import { dropChoice, keepChoice, useKeptChoice } from './keptChoice';

interface DiscountOptions {
  purpose: 'release' | 'upgrade';
  distributionId: number | null;
  /** The package that a prepaid release can pay; null where none can. */
  packageId: string | null;
  /** Where only the price is shown and nothing can be chosen, one's own coupons are not asked for. */
  onlyPrice?: boolean;
}

/** A list that the panel shows: undefined while it is read. */
interface Loaded<Value> {
  value: Value | undefined;
  error: unknown;
  retry: () => void;
}

export interface DiscountState {
  /** For the prices of the domain; null while what they hang on is being read. */
  discounts: Discounts | null;
  /** Why it could not be read; null while it is being read. */
  unread: Pick<Loaded<never>, 'error' | 'retry'> | null;
  /** What is sent with the payment. */
  asked: AskedDiscounts;
  choice: Choice;
  /** What was chosen and no longer holds, in words. */
  lost: readonly string[];
  prepaid: Loaded<{ name: string; left: number; firstExpiry: string | null } | null>;
  coupons: Loaded<readonly UserCoupon[]>;
  suggested: UserCoupon | undefined;
  choose: (change: Partial<Choice>) => void;
  /** Applies a code; answers why it cannot be applied. An empty code does nothing. */
  applyUniversal: (code: string) => Promise<string | null>;
  applyOwn: (code: string) => Promise<string | null>;
  /** Reads everything anew that the price hangs on. */
  reload: () => Promise<void>;
  /** After the payment: nothing is chosen any more, and what is left is another number. */
  forget: () => void;
}

const couponsQuery = (distributionId: number | null) =>
  callQuery('listMyCoupons', { query: { distributionId: distributionId ?? undefined } });

/** Each reading counts against the limit for codes. */
const universalQuery = (code: string) =>
  queryOptions({
    ...callQuery('getUniversalCoupon', { query: { couponCode: code.toUpperCase() } }),
    staleTime: 5 * 60 * 1000,
    enabled: code !== '',
  });

const lookupFailure = (error: unknown): string =>
  error instanceof ApiError && error.status !== 0
    ? errorTexts(error).join(' ') || text('coupon-failed')
    : text('coupon-failed');

/**
 * The prepaid release, the universal coupon and the coupon of one's own that a payment is to use. A prepaid release of
 * the package is the first choice. What was chosen is kept in this browser, judged anew by what the server says, and
 * left out with a word once it no longer holds.
 */
export function useDiscounts({
  purpose,
  distributionId,
  packageId,
  onlyPrice = false,
}: DiscountOptions): DiscountState {
  const queryClient = useQueryClient();
  const chosen = useKeptChoice(purpose, distributionId);
  const bundles = useQuery({ ...bundlesQuery, enabled: packageId !== null });
  const coupons = useQuery({
    ...couponsQuery(distributionId),
    enabled: !onlyPrice || chosen.couponCode !== '',
  });
  const universal = useQuery(universalQuery(chosen.universalCouponCode));
  const now = new Date();

  const prepaid =
    packageId === null || !isPackageId(packageId)
      ? null
      : bundles.data && { name: packageTraits[packageId].name, ...prepaidOf(bundles.data, packageId, now) };
  const own = coupons.data && ownCoupon(coupons.data, chosen.couponCode);

  const lost: string[] = [];
  const held: Chosen = { ...chosen };
  const drop = (part: keyof Chosen, why: string): void => {
    Object.assign(held, { [part]: undecided[part] });
    lost.push(why);
  };
  if (chosen.applyBundlePackage === true && prepaid !== undefined && (prepaid?.left ?? 0) === 0) {
    drop(
      'applyBundlePackage',
      `You have no prepaid ${prepaid?.name ?? ''} release any more: it was taken off.`,
    );
  }
  if (chosen.universalCouponCode !== '' && !universal.isPending) {
    const isRefused = hasStatus(universal.error, 404, 409) || universal.data === undefined;
    const why = isRefused ? lookupFailure(universal.error) : universalRefusal(universal.data, now);
    if (why !== null)
      drop('universalCouponCode', `Coupon ${chosen.universalCouponCode} was taken off: ${why}`);
  }
  if (chosen.couponCode !== '' && coupons.data) {
    const why = wireCouponRefusal(own, now);
    if (why !== null) drop('couponCode', `Coupon ${chosen.couponCode} was taken off: ${why}`);
  }
  const choice: Choice = {
    ...held,
    applyBundlePackage: held.applyBundlePackage ?? (prepaid?.left ?? 0) > 0,
  };
  const isPrepaidRead =
    prepaid !== undefined || (held.applyBundlePackage === null ? bundles.isError : !held.applyBundlePackage);
  const isRead =
    isPrepaidRead &&
    (choice.universalCouponCode === '' || universal.data !== undefined) &&
    (choice.couponCode === '' || own !== undefined);
  const needed = [
    ...(choice.applyBundlePackage ? [bundles] : []),
    ...(choice.couponCode === '' ? [] : [coupons]),
  ];
  const failed = needed.find(({ isError, data }) => isError && data === undefined);

  const choose = (change: Partial<Choice>): void => {
    keepChoice(purpose, distributionId, { ...held, ...change });
  };
  const applyUniversal = async (typed: string): Promise<string | null> => {
    const code = typed.trim();
    if (code === '') return null;
    try {
      const found = await queryClient.query({ ...universalQuery(code), staleTime: 0 });
      const why = universalRefusal(found, new Date());
      if (why === null) choose({ universalCouponCode: found.couponCode });
      return why;
    } catch (error) {
      return lookupFailure(error);
    }
  };
  const applyOwn = async (typed: string): Promise<string | null> => {
    const code = typed.trim();
    if (code === '') return null;
    try {
      const found = ownCoupon(
        await queryClient.query({ ...couponsQuery(distributionId), staleTime: 'static' }),
        code,
      );
      const why = wireCouponRefusal(found, new Date());
      if (why === null && found) choose({ couponCode: found.couponCode });
      return why;
    } catch (error) {
      return lookupFailure(error);
    }
  };
  const readAnew = async (): Promise<void> => {
    await askAgain(queryClient, 'listMyBundles', 'listMyCoupons', 'getUniversalCoupon');
  };
  return {
    discounts: isRead
      ? discountsOf(
          choice,
          choice.universalCouponCode === '' ? undefined : universal.data,
          choice.couponCode === '' ? undefined : own,
        )
      : null,
    unread: failed === undefined ? null : { error: failed.error, retry: () => void failed.refetch() },
    asked: askedOf(choice),
    choice,
    lost,
    prepaid: { value: prepaid, error: bundles.error, retry: () => void bundles.refetch() },
    coupons: { value: coupons.data, error: coupons.error, retry: () => void coupons.refetch() },
    suggested: coupons.data && suggestedCoupon(coupons.data, now),
    choose,
    applyUniversal,
    applyOwn,
    reload: async () => {
      await Promise.all([readAnew(), queryClient.invalidateQueries(featuresQuery)]);
    },
    forget: () => {
      dropChoice(purpose, distributionId);
      void readAnew();
    },
  };
}
