import {
  cents,
  fromDollars,
  isPackageId,
  packageTraits,
  priceRelease,
  PricingFault,
  toDollars,
} from '@dispatch/contract';
import { refuse } from '../refusal';
import type { MockCall, Responders } from '../responder';

const quoteOf = ({ contract, body }: MockCall<'quotePrice'>) => {
  const { package: packageId, cjl, hasCisionSocialPost, priorityReleaseEnabled } = body;
  const price = contract.example('listPackages').find((row) => row.packageId === packageId)?.price ?? 0;
  try {
    return priceRelease(cents(fromDollars(price)), {
      package: packageId,
      cjl,
      hasCisionSocialPost,
      priorityReleaseEnabled,
    });
  } catch (error) {
    if (error instanceof PricingFault) throw refuse(400, error.code, error.message);
    throw error;
  }
};

/** What the installation offers. Coupons and the prices of partners are the examples'. */
export const catalogue: Responders = {
  quotePrice: (call) => {
    const { couponCode = '', slug = '', package: packageId } = call.body;
    if (couponCode !== '' || slug !== '' || !isPackageId(packageId)) return call.prism();
    const { items, subtotal, total } = quoteOf(call);
    return {
      status: 200,
      body: {
        includedLists: packageTraits[packageId].freeLists,
        items: items.map((item) => ({ ...item, amount: toDollars(item.amount) })),
        subtotal: toDollars(subtotal),
        discounts: [],
        total: toDollars(total),
      },
    };
  },
};
