import type { Discounts, LineItem, Quote } from '@dispatch/contract';
import type { Actor } from '../../platform/audit/audit';
import type { Problem } from '../../platform/call/problem';
import type { Order } from '../orders/Order';

/** How something is sold. `Subject` is what it is for and what is locked meanwhile, `Contents` what is ordered. */
export type PurchasePurpose<Subject, Contents> = {
  /** Why the state of the subject forbids it; null when it may be paid. */
  whyNot: (subject: Subject) => Problem | null;
  /** What is ordered now of what was asked for. */
  contentsNow: (subject: Subject, asked: Contents) => Contents;
  /** By today's prices for the account. Throws PricingError, or a Problem, for what is not sold. */
  price: (subject: Subject, contents: Contents, discounts: Discounts) => Promise<Quote<LineItem<string>>>;
  /** Gives what was paid, in the transaction that makes the order and has locked the subject. */
  deliver: (subject: Subject, contents: Contents, order: Order, actor: Actor) => Promise<void>;
};
