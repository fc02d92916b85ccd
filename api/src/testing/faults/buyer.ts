import { randomUUID } from 'node:crypto';
import { ApiError, type Client } from '@dispatch/contract';
import { execute } from '../../platform/database/database';
import type { Release } from '../../releases/lifecycle/Release';
import type { User } from '../../people/users/User';
import { renewSubscriptions } from '../../money/bundles/renewSubscriptions';
import { makeUser } from '../factories';
import { manualCard } from '../gatewayStandIn';
import { makeRelease } from '../makeRelease';
import { subscription } from '../makeSubscription';
import { makePayableRelease } from '../payer';
import type { ProviderStandIn } from '../standInControl';
import {
  agreeToTerms,
  beginPayment,
  confirmPayment,
  type Discounts,
  type Intent,
  pressPay,
  type Purchase,
} from '../purchase';
import type { Flow } from './flows';
import type { Place } from './place';
import { pathsOf, type ProviderCall } from './ways';

const problemOf = (error: unknown): ApiError['problem'] => {
  if (error instanceof ApiError) return error.problem;
  throw error;
};

/** What the account had before, and what the provider had taken for it: it is left out of the books. */
type Planted = { orderId: number; charged: number };

/** A person at the browser: does what it shows, presses again, and looks at the new total when it has changed. */
export class Buyer {
  readonly keys = { prepare: randomUUID(), capture: randomUUID() };
  intent: Intent | null = null;
  /** As the browser shows it, since the payment was begun. */
  cart: Purchase['cart'] = [];
  planted: Planted = { orderId: 0, charged: 0 };
  terms: Purchase['terms'] = { agreed: true, version: '', agreedAt: '' };

  private constructor(
    readonly place: Place,
    readonly flow: Flow,
    readonly user: User,
    readonly client: Client,
    readonly release: Release,
    public discounts: Discounts,
    public amount: number,
  ) {}

  static async at(place: Place, flow: Flow): Promise<Buyer> {
    const isCard = flow.provider === 'stripe';
    const user = await makeUser({
      featureOverrides: {
        hasEnablePurchaseEdit: true,
        hasEnableBundleStorePage: true,
        ...(isCard ? {} : { userHasStripeApi: false }),
      },
    });
    // All buyers have one address, from which a person would not try so many cards.
    await execute('delete from rate_limits');
    // Three releases of Standard and three of Premium.
    await execute(`insert into carts values ($1, 1, '{1, 9}', now())`, [user.userId]);
    const release =
      flow.purpose === 'release' || flow.purpose === 'bundle'
        ? await makePayableRelease(user)
        : await makeRelease(
            user,
            { paid: true },
            flow.purpose === 'edit' ? 'Published' : 'PendingEditorialReview',
          );
    const client = await place.as(user);
    const buyer = new Buyer(place, flow, user, client, release, await flow.discounts(user), flow.amount);
    // The order by which an upgraded or edited release was paid was planted, not bought.
    buyer.planted.orderId = release.firstOrderId ?? 0;
    if (!isCard) buyer.terms = await agreeToTerms(client);
    if (flow.renews === true) await buyer.#subscribe();
    return buyer;
  }

  /** The provider's stand-in. */
  get provider(): ProviderStandIn {
    return this.place.providers[this.flow.provider];
  }

  pathOf(call: ProviderCall): string {
    return pathsOf[this.flow.provider][call];
  }

  /** Whether there is something to be done before Pay: the card of the manual form goes with it. */
  get isPrepared(): boolean {
    return this.flow.provider !== 'authorizenet';
  }

  get #purchase(): Purchase {
    const { client, amount, terms, cart, discounts, flow } = this;
    const { package: own, cjl, distributionId } = this.release;
    const upgrades = flow.purpose === 'upgrade';
    const order = {
      package: upgrades ? ('360' as const) : own,
      cjl: upgrades ? 0 : cjl,
      hasCisionSocialPost: false,
      priorityReleaseEnabled: false,
    };
    const { provider, purpose, keepsCard: savePayment } = flow;
    return { client, provider, purpose, amount, terms, distributionId, order, discounts, cart, savePayment };
  }

  /** Buys what is bought again, with a year gone since and the notice given. */
  async #subscribe(): Promise<void> {
    const { client, user } = this;
    await this.prepare();
    await this.confirm();
    await this.capture();
    const intentId = this.intent?.intentId ?? '';
    const [order] = await execute<{ orderId: number }>(
      'select order_id as "orderId" from orders where user_id = $1',
      [user.userId],
    );
    const orderId = order?.orderId ?? 0;
    const headers = { 'Idempotency-Key': randomUUID() };
    const {
      intentId: _intent,
      name: profileName,
      ...asked
    } = await subscription(client, { orderId, intentId });
    if (this.isPrepared)
      await client.call('subscribe', { headers, body: { ...asked, intentId, name: profileName } });
    else
      await client.call('createPaymentProfile', {
        headers,
        body: { ...asked, profileName, creditCard: manualCard },
      });
    await execute(
      `update subscriptions set due_at = now() - interval '1 hour', notice_at = now() - interval '20 days',
         notice_cents = 99999999 where user_id = $1`,
      [user.userId],
    );
    this.planted = { orderId, charged: (await this.provider.booksOf(user)).charged };
    this.intent = null;
  }

  async prepare(key?: string): Promise<void> {
    if (this.flow.purpose === 'bundle') this.cart = (await this.client.call('getCart')).data;
    this.intent = await beginPayment(this.#purchase, key);
  }

  confirm(): Promise<void> {
    return confirmPayment(this.place.providers, this.flow, this.intent);
  }

  async capture(key?: string): Promise<void> {
    await pressPay(this.#purchase, this.intent, key);
  }

  /** What a person does about a refusal: looks at the new total, or takes a coupon off that does not work. */
  async #heed(error: unknown): Promise<void> {
    await this.release.reload();
    const { code, total, fields } = problemOf(error) as { code: string; total?: number; fields?: unknown[] };
    this.intent = null;
    if (code === 'order-total-changed' && total !== undefined) this.amount = total;
    else if (code === 'coupon-used' || fields !== undefined) this.discounts = {};
  }

  /** Tries again until it is bought, as somebody who wants it would. */
  async finish(isBought: () => Promise<boolean>): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      if (await isBought()) return;
      if (this.flow.renews === true) {
        await this.place.doJob(renewSubscriptions, {});
        continue;
      }
      try {
        if (this.amount === 0) this.intent = null;
        else if (this.intent === null) {
          await this.prepare();
          await this.confirm();
        }
        await this.capture();
      } catch (error) {
        await this.#heed(error);
      }
    }
  }
}
