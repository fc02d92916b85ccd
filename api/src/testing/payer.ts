import { randomUUID } from 'node:crypto';
import { ApiError, type Client, type Problem } from '@dispatch/contract';
import { now } from '../platform/settings/clock';
import { execute } from '../platform/database/database';
import { Release } from '../releases/lifecycle/Release';
import type { User } from '../people/users/User';
import { makeUser } from './factories';
import type { TestServer } from './testServer';

type Given = Partial<
  Pick<Release, 'package' | 'cjl' | 'hasCisionSocialPost' | 'hasPriorityRelease' | 'headline'>
>;

const filled = {
  headline: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
  summary: 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point.',
  cityState: 'BALTIMORE',
  body: '<p>Harbor Robotics today opened an assembly plant at Sparrows Point, its first.</p>',
  primaryContactName: 'Dana Ortiz',
  primaryContactCompany: 'Harbor Robotics',
  cisionSocialPost: 'Harbor Robotics comes to Baltimore.',
  primaryContactEmail: 'press@harbor.example',
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: '410 555 0142',
  user: 'Dana Ortiz',
  userEmail: 'dana@harbor.example',
  userPhoneCountryCode: '1',
  userPhone: '410 555 0142',
};

export const makePayableRelease = (owner: User, given: Given = {}): Promise<Release> =>
  Release.create({
    userId: owner.userId,
    savedBy: owner.userId,
    package: '200',
    cjl: 1,
    releaseDate: new Date(Math.ceil(now().getTime() / 3_600_000) * 3_600_000 + 72 * 3_600_000),
    creationDate: now(),
    savedAt: now(),
    ...filled,
    ...given,
  });

/** What a customer asks to have taken off. */
type Discounts = { applyBundlePackage?: boolean; universalCouponCode?: string; couponCode?: string };

export type Refusal = { status: number; problem: Problem };

export const refusalOf = async (call: Promise<unknown>): Promise<Refusal> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, problem: error.problem };
    throw error;
  }
  throw new Error('The call was to be refused.');
};

export class Payer {
  private constructor(
    readonly server: TestServer,
    readonly user: User,
    readonly client: Client,
    readonly release: Release,
  ) {}

  static async at(server: TestServer, given: Given = {}, user?: User): Promise<Payer> {
    const owner = user ?? (await makeUser());
    return new Payer(server, owner, await server.as(owner), await makePayableRelease(owner, given));
  }

  /** The same person with another release. */
  of(release: Release): Payer {
    return new Payer(this.server, this.user, this.client, release);
  }

  get id(): number {
    return this.release.distributionId;
  }

  get order() {
    const { package: packageId, cjl, hasCisionSocialPost, hasPriorityRelease } = this.release;
    return {
      package: packageId,
      cjl,
      hasCisionSocialPost,
      priorityReleaseEnabled: hasPriorityRelease,
    };
  }

  async prepare({
    amount = 600,
    order = this.order,
    key = randomUUID(),
    ...discounts
  }: { amount?: number; order?: Payer['order']; key?: string } & Discounts = {}): Promise<string> {
    const { data } = await this.client.call('createPaymentIntent', {
      headers: { 'Idempotency-Key': key },
      body: { amount, purpose: 'release', distributionId: this.id, order, ...discounts },
    });
    return data.intentId;
  }

  async capture(
    paymentIntent: string | null,
    {
      key = randomUUID(),
      order = this.order,
      ...discounts
    }: { key?: string; order?: Payer['order'] } & Discounts = {},
  ) {
    const { data } = await this.client.call('capturePaymentIntent', {
      headers: { 'Idempotency-Key': key },
      body: { distributionId: this.id, order, paymentIntent, ...discounts },
    });
    return data;
  }

  async authorised(asked: Parameters<Payer['prepare']>[0] = {}): Promise<string> {
    const intentId = await this.prepare(asked);
    this.server.ports.payments.stripe.authorise(intentId);
    return intentId;
  }

  async save(changes: Given): Promise<void> {
    await Release.update(changes, { where: { distributionId: this.id } });
  }

  async paid(): Promise<{ orders: number[]; paidAt: Date | null; firstOrderId: number | null }> {
    const rows = await execute<{ order_number: number }>(
      'select order_number from orders where distribution_id = $1 order by 1',
      [this.id],
    );
    const { paidAt, firstOrderId } = await this.release.reload();
    return { orders: rows.map((row) => row.order_number), paidAt, firstOrderId };
  }

  charges(): number[] {
    const { intents, charges } = this.server.ports.payments.stripe;
    return charges
      .filter(({ intentId }) => intents.get(intentId)?.subject?.distributionId === this.id)
      .map(({ amount }) => amount);
  }

  async payments(): Promise<string[]> {
    const rows = await execute<{ state: string }>(
      'select state from payments where distribution_id = $1 order by payment_id',
      [this.id],
    );
    return rows.map(({ state }) => state);
  }
}
