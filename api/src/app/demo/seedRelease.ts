import {
  cents,
  numberOfState,
  priceRelease,
  slugOf,
  type ReleaseAction,
  type ReleaseState,
} from '@dispatch/contract';
import { acting } from '../../platform/audit/audit';
import { enqueue } from '../../platform/jobs/queue';
import { inTransaction } from '../../platform/database/database';
import { writeLedger } from '../../money/finance/ledger';
import { Order } from '../../money/orders/Order';
import { OrderLineItem } from '../../money/orders/OrderLineItem';
import { Payment } from '../../money/payments/Payment';
import { Release } from '../../releases/lifecycle/Release';
import { addReleaseMove } from '../../releases/lifecycle/ReleaseMove';
import { keepVersion } from '../../releases/lifecycle/ReleaseVersion';
import type { User } from '../../people/users/User';
import { packagePriceFor } from '../../money/prices/packagePrices';
import { sanitiseBody } from '../../platform/text/sanitiseBody';
import type { DemoRelease, DemoState } from './demoData';
import { idsOfLists } from './seedJournalists';

const minute = 60_000;
const hour = 60 * minute;
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);

const inFives = (time: Date): Date => new Date(Math.ceil(time.getTime() / (5 * minute)) * 5 * minute);

type Step = {
  action: ReleaseAction;
  from: ReleaseState;
  to: ReleaseState;
  by: 'owner' | 'editor' | 'worker';
};

const submit: Step = { action: 'submit', from: 'DraftMode', to: 'PendingEditorialReview', by: 'owner' };
const open: Step = { action: 'open', from: 'PendingEditorialReview', to: 'InEditorialReview', by: 'editor' };
const hold: Step = { action: 'hold', from: 'InEditorialReview', to: 'OnHold', by: 'editor' };
const approve: Step = {
  action: 'approve',
  from: 'InEditorialReview',
  to: 'PendingDistribution',
  by: 'editor',
};
const publish: Step = { action: 'publish', from: 'PendingDistribution', to: 'Published', by: 'worker' };

const histories: Readonly<Record<DemoState, readonly Step[]>> = {
  PendingEditorialReview: [submit],
  DraftMode: [],
  OnHold: [submit, open, hold],
  PendingDistribution: [submit, open, approve],
  Published: [submit, open, approve, publish],
  InEditorialReview: [submit, open],
};

const seedMoves = async (
  release: Release,
  demo: DemoRelease,
  owner: User,
  editor: User | null,
): Promise<void> => {
  const { submittedDate, distributionId, publishedAt } = release;
  if (submittedDate === null) return;
  const steps = histories[demo.state];
  const actors = { owner, editor, worker: null };
  for (const [place, { action, from, to, by }] of steps.entries()) {
    await addReleaseMove({
      distributionId,
      fromState: numberOfState(from),
      toState: numberOfState(to),
      action,
      actorUserId: actors[by]?.userId ?? null,
      actorName: actors[by]?.oktaLogin ?? 'worker',
      reasons: action === 'hold' ? [...demo.holdReason] : [],
      createdAt:
        action === 'publish' && publishedAt !== null
          ? publishedAt
          : new Date(submittedDate.getTime() + place * 5 * minute),
    });
  }
};

const seedOrder = async (release: Release, at: Date): Promise<void> => {
  const contents = {
    package: release.package,
    cjl: release.cjl,
    hasCisionSocialPost: release.hasCisionSocialPost,
    priorityReleaseEnabled: release.hasPriorityRelease,
  };
  const quote = priceRelease(await packagePriceFor(release.package, release.userId), contents);
  const { orderId } = await Order.create({
    userId: release.userId,
    distributionId: release.distributionId,
    purpose: 'release',
    subtotalCents: quote.subtotal,
    discountCents: cents(0),
    totalCents: quote.total,
    createdDate: at,
    changedAt: at,
  });
  await inTransaction(() =>
    writeLedger([{ kind: 'sale', userId: release.userId, orderId, amount: quote.total }], at),
  );
  await OrderLineItem.bulkCreate(
    quote.items.map(({ amount, ...item }, place) => ({
      ...item,
      orderId,
      position: place + 1,
      amountCents: amount,
    })),
  );
  await Payment.create({
    orderId,
    userId: release.userId,
    distributionId: release.distributionId,
    purpose: 'release',
    provider: 'demo',
    intentId: `pi_demo${orderId}`,
    chargeId: `ch_demo${orderId}`,
    amountCents: quote.total,
    quote: { contents, quote },
    state: 'captured',
    createdAt: at,
    updatedAt: at,
  });
  await release.update({ paidAt: at, firstOrderId: orderId });
};

export const seedRelease = async (
  demo: DemoRelease,
  owner: User,
  editor: User | null,
  now: Date,
): Promise<void> => {
  const {
    owner: _owner,
    hasPaid,
    releaseInHours,
    createdHoursAgo,
    submittedHoursAgo,
    holdReason,
    lists,
    ...content
  } = demo;
  const releaseDate = inFives(before(now, -releaseInHours));
  const creationDate = before(now, createdHoursAgo);
  const submittedDate = submittedHoursAgo === null ? null : before(now, submittedHoursAgo);
  const release = await Release.create({
    ...content,
    state: numberOfState(demo.state),
    cjlSelected: await idsOfLists(lists),
    body: sanitiseBody(content.body),
    userId: owner.userId,
    savedBy: owner.userId,
    creationDate,
    savedAt: submittedDate ?? creationDate,
    submittedDate,
    distributionPRWebVersion: submittedDate === null ? 0 : 1,
    releaseDate,
    holdReasons: holdReason.map((text) => ({ text })),
    ...(demo.state === 'Published' ? { publishedAt: releaseDate, slug: slugOf(content.headline) } : {}),
  });
  await keepVersion(release.distributionId, {
    kind: demo.state === 'Published' ? 'published' : demo.state === 'DraftMode' ? 'draft' : 'submitted',
    actor: acting(owner),
    now: release.savedAt,
  });
  await seedMoves(release, demo, owner, editor);
  if (hasPaid) await seedOrder(release, submittedDate ?? creationDate);
  if (demo.state === 'PendingDistribution') {
    await enqueue('publish-release', { distributionId: release.distributionId }, { startAfter: releaseDate });
  }
};
