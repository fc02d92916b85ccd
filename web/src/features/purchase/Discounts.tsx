import {
  formatMoney,
  fromDollars,
  couponInstant,
  type LineItem,
  type Quote,
  formatDay,
} from '@dispatch/contract';
import { Banner, Checkbox, Columns, Fold, PlainButton, Stack, VisuallyHidden } from '@dispatch/design-system';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { CouponField } from './CouponField';
import type { UserCoupon } from '../../shared/discounts/discounts';
import type { DiscountState } from '../../shared/discounts/useDiscounts';

interface DiscountsProps {
  state: DiscountState;
  quote: Quote<LineItem<string>>;
  /** While a payment is under way nothing changes. */
  isDisabled: boolean;
}

const nothingLeft = 'Nothing is left to pay.';

const leftOf = ({ amount, expirationDate }: UserCoupon): string =>
  `${formatMoney(fromDollars(amount))} left, expires ${formatDay(couponInstant(expirationDate).toISOString())}.`;

/** What pays before the card does: a prepaid release, a coupon for everybody, and one of the person's own. */
export function Discounts({ state, quote, isDisabled }: DiscountsProps) {
  const { choice, prepaid, coupons, suggested, lost, choose } = state;
  const taken = (type: Quote['discounts'][number]['type']): string => {
    const line = quote.discounts.find((discount) => discount.type === type);
    return line === undefined ? nothingLeft : `Takes ${formatMoney(line.amount)} off.`;
  };
  const isFree = quote.total === 0;
  const own = choice.couponCode === '' ? suggested : undefined;
  return (
    <section aria-label="Discounts">
      <Stack gap="tight">
        {lost.length === 0 ? null : (
          <Banner tone="warning" action={<PlainButton onPress={() => choose({})}>OK</PlainButton>}>
            {lost.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Banner>
        )}
        <Prepaid
          {...{ prepaid, choice }}
          onChange={(applyBundlePackage) => {
            if (!isDisabled) choose({ applyBundlePackage });
          }}
        />
        <Fold
          title={own === undefined ? 'Coupon' : `Coupon: ${leftOf(own)}`}
          isOpenAtFirst={choice.universalCouponCode !== '' || choice.couponCode !== ''}
        >
          <Columns isFields>
            <CouponField
              name="universalCouponCode"
              label="Coupon code"
              applied={choice.universalCouponCode}
              description={
                choice.universalCouponCode !== ''
                  ? taken('universalCoupon')
                  : isFree
                    ? nothingLeft
                    : undefined
              }
              isDisabled={isDisabled || (isFree && choice.universalCouponCode === '')}
              onApply={state.applyUniversal}
              onRemove={() => choose({ universalCouponCode: '' })}
            />
            {(coupons.value?.length ?? 0) === 0 ? null : (
              <CouponField
                key={own?.couponCode}
                name="couponCode"
                label="Your own coupon"
                applied={choice.couponCode}
                suggested={own?.couponCode}
                description={
                  choice.couponCode !== '' ? taken('userCoupon') : isFree ? nothingLeft : own && leftOf(own)
                }
                isDisabled={isDisabled || (isFree && choice.couponCode === '')}
                onApply={state.applyOwn}
                onRemove={() => choose({ couponCode: '' })}
              />
            )}
          </Columns>
        </Fold>
        {coupons.error === null || coupons.value ? null : (
          <FailedLoad
            title="Your coupons could not be loaded."
            error={coupons.error}
            onRetry={coupons.retry}
          />
        )}
        <VisuallyHidden>
          <div aria-live="polite">
            {quote.discounts.map(({ description, amount }) => (
              <p key={`${description} ${amount}`}>{`${description} takes ${formatMoney(amount)} off.`}</p>
            ))}
            <p key={quote.total}>{`Total ${formatMoney(quote.total)}`}</p>
          </div>
        </VisuallyHidden>
      </Stack>
    </section>
  );
}

function Prepaid({
  prepaid: { value, error, retry },
  choice,
  onChange,
}: Pick<DiscountState, 'prepaid' | 'choice'> & {
  onChange: (isApplied: boolean) => void;
}) {
  if (value === undefined) {
    return error === null ? null : (
      <FailedLoad title="Your prepaid releases could not be loaded." error={error} onRetry={retry} />
    );
  }
  if (value === null || value.left === 0) return null;
  const { name, left, firstExpiry } = value;
  const releases = left === 1 ? 'release is' : 'releases are';
  return (
    <Checkbox
      isSelected={choice.applyBundlePackage}
      onChange={onChange}
      description={`${left} prepaid ${name} ${releases} left; the one that is used expires ${formatDay(firstExpiry)}.`}
    >
      Apply a prepaid release
    </Checkbox>
  );
}
