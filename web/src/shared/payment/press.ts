import type { components } from '@dispatch/contract';
import { storagePrefix } from '../session/session';
import type { OrderContents } from '../packages/order';
import type { ReadyRelease } from '../release/releaseQuery';

/** What the server is told of the discounts that were chosen: as much as is needed to price them again. */
export type AskedDiscounts = {
  applyBundlePackage?: true;
  universalCouponCode?: string;
  couponCode?: string;
};

/** What is paid for: a release, a higher package for one, an edit of a published one, or the bundles in the cart. */
export type Purchase =
  | {
      purpose: 'release' | 'upgrade';
      order: OrderContents;
      discounts?: AskedDiscounts;
      /** What the user's own coupon takes off, in US dollars. */
      couponAmount?: number;
    }
  | { purpose: 'edit'; description: string }
  | {
      purpose: 'bundle';
      cart: components['schemas']['Cart'];
      /** The provider keeps the card for later purchases. */
      savePayment: boolean;
    };

/** What is ready to be paid for: a release as it is saved, or the cart, of which an account has one. */
export type Ready = ReadyRelease | { distributionId: null };

export interface PaidOrder {
  orderNumber: number | null;
  /** What a purchase of bundles can be renewed by. */
  bundle?: { bundleOrderId: number; paymentIntent: string | null };
}

/** One press on Pay, kept in this tab until the server has answered it, so that a reload repeats the same press. */
export interface Press {
  key: string;
  purchase: Purchase;
  /** US dollars. */
  amount: number;
  /** What was agreed to in the manual card form; absent for every other way to pay. Nothing of the card is kept. */
  terms?: components['schemas']['TermsAgreement'];
  /** It is approved at PayPal, whose order is the intent. */
  byPayPal?: true;
  /** The saved card that pays. */
  paymentMethodId?: number;
  /** The solution of the captcha, where one is asked for. It counts once, like the press. */
  captcha?: string;
  /** How far it came; the card may be authorised from confirming on, and is from capturing on. */
  stage: 'preparing' | 'confirming' | 'capturing';
  /** As it was when it was paid for; null while preparing. */
  release: Ready | null;
  /** The intent, from confirming on; null for a total of 0. */
  paymentIntent: string | null;
  clientSecret: string | null;
}

/** By what a press is paid, beside a card that is typed in the form of the provider. */
export type PressMeans = Pick<Press, 'captcha' | 'terms' | 'byPayPal' | 'paymentMethodId'>;

type Purpose = Purchase['purpose'];

const storageKey = (purpose: Purpose, distributionId: number | null): string =>
  `${storagePrefix}payment.${purpose}.${distributionId ?? ''}`;

const isPress = (value: unknown): value is Press =>
  typeof value === 'object' && value !== null && 'key' in value && 'stage' in value && 'purchase' in value;

export function readPress(purpose: Purpose, distributionId: number | null): Press | null {
  try {
    const press: unknown = JSON.parse(sessionStorage.getItem(storageKey(purpose, distributionId)) ?? 'null');
    return isPress(press) ? press : null;
  } catch {
    return null;
  }
}

/** Keeps a press; null forgets it, because it was answered. */
export function keepPress(purpose: Purpose, distributionId: number | null, press: Press | null): void {
  if (press === null) sessionStorage.removeItem(storageKey(purpose, distributionId));
  else sessionStorage.setItem(storageKey(purpose, distributionId), JSON.stringify(press));
}

const isSame = (one: Purchase, other: Purchase): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The unanswered press when it is for the same purchase, else a new one. */
export const pressFor = (
  kept: Press | null,
  purchase: Purchase,
  amount: number,
  { captcha, terms, byPayPal, paymentMethodId }: PressMeans,
  newKey: () => string,
): Press =>
  kept !== null &&
  kept.stage === 'preparing' &&
  kept.amount === amount &&
  kept.terms?.version === terms?.version &&
  kept.byPayPal === byPayPal &&
  kept.paymentMethodId === paymentMethodId &&
  isSame(kept.purchase, purchase)
    ? kept
    : {
        key: newKey(),
        purchase,
        amount,
        captcha,
        terms,
        byPayPal,
        paymentMethodId,
        stage: 'preparing',
        release: null,
        paymentIntent: null,
        clientSecret: null,
      };
