import { easternDayAfter, endOfEasternDay, printCouponDate, startingLimits } from '@dispatch/contract';
import { acting } from '../../platform/audit/audit';
import { giveOrAsk } from '../../money/approvals/giveOrAsk';
import type { User } from '../../people/users/User';

/** A coupon above the limit, which waits for whoever looks at the demo as FINANCE or ADMIN. */
export const seedApproval = async (
  { editor, customer }: { editor: User; customer: User },
  now: Date,
): Promise<void> => {
  const body = {
    userAccountId: customer.userId,
    originalAmount: 750,
    expirationDate: printCouponDate(endOfEasternDay(easternDayAfter(now, { months: 1 }))),
    notes: 'Both releases of the launch went out a day late.',
  };
  await giveOrAsk('coupon', body, {
    session: acting(editor),
    config: { approvals: startingLimits },
    now,
  });
};
