import {
  isPackageId,
  message,
  priceEdit,
  priceRelease,
  priceUpgrade,
  type ReleaseOrder,
  sameOrder,
  stateNumbers,
} from '@dispatch/contract';
import { record, type Actor } from '../../platform/audit/audit';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { stateOf } from '../../releases/lifecycle/moveRelease';
import type { EditOrder } from '../payments/Payment';
import type { Release } from '../../releases/lifecycle/Release';
import { packagePriceFor } from '../prices/packagePrices';
import { notPayable } from '../payments/paymentRefusals';
import type { PurchasePurpose } from './purchasePurpose';

const { DraftMode, Published, Deleted, NotSent } = stateNumbers;

const contentsOf = (saved: Release): ReleaseOrder => {
  if (!isPackageId(saved.package)) throw new TypeError(`${String(saved.package)} is no package`);
  return {
    package: saved.package,
    cjl: saved.cjl,
    hasCisionSocialPost: saved.hasCisionSocialPost,
    priorityReleaseEnabled: saved.hasPriorityRelease,
  };
};

const restoreAsPaid = async (
  release: Release,
  contents: ReleaseOrder,
  actor: Actor,
  now: Date,
): Promise<void> => {
  const saved = contentsOf(release);
  if (sameOrder(saved, contents)) return;
  await release.update({
    package: contents.package,
    cjl: contents.cjl,
    hasCisionSocialPost: contents.hasCisionSocialPost,
    hasPriorityRelease: contents.priorityReleaseEnabled,
    distributionVersion: release.distributionVersion + 1,
    savedAt: now,
  });
  await record({
    actor,
    action: 'release.restored-as-paid',
    subject: { type: 'release', id: release.distributionId },
    details: { saved, paid: contents },
  });
};

/** A release as it is saved, whatever a browser shows. */
export const release: PurchasePurpose<Release, ReleaseOrder> = {
  whyNot: ({ state }) => (state === DraftMode ? null : notPayable(stateOf({ state }))),
  contentsNow: contentsOf,
  price: async ({ userId }, contents, discounts) =>
    priceRelease(await packagePriceFor(contents.package, userId), contents, discounts),
  /**
   * A save from another window that came between the last look at the price and the charge does not get what was not
   * paid for, nor loses what was: the release has again what was ordered. Its version rises, so that the other window
   * learns of it.
   */
  deliver: async (paid, contents, { orderId, createdDate }, actor) => {
    await restoreAsPaid(paid, contents, actor, createdDate);
    await paid.update({ paidAt: createdDate, firstOrderId: orderId });
  },
};

const versionsUpgrade = statement('versions-upgrade')`
update release_versions set content = content || :content::jsonb where distribution_id = :distributionId`;

export const upgrade: PurchasePurpose<Release, ReleaseOrder> = {
  contentsNow: (_release, asked) => asked,
  price: async (paid, asked, discounts) => {
    const { package: from, priorityReleaseEnabled: hadPriority } = contentsOf(paid);
    const { package: to, priorityReleaseEnabled } = asked;
    const prices = {
      from: await packagePriceFor(from, paid.userId),
      to: await packagePriceFor(to, paid.userId),
    };
    return priceUpgrade(prices, { from, hadPriority, package: to, priorityReleaseEnabled }, discounts);
  },
  whyNot: ({ state, paidAt }) => {
    if (state === Published || state === Deleted || state === NotSent) return notPayable(stateOf({ state }));
    return paidAt === null ? problem(409, 'release-unpaid', message('release-unpaid')) : null;
  },
  /** In every version as well: whichever is restored or accepted later, the release has what was paid. */
  deliver: async (paid, { package: bought, priorityReleaseEnabled }, { orderId, createdDate }, actor) => {
    const from = paid.package;
    const hasPriorityRelease = paid.hasPriorityRelease || priorityReleaseEnabled;
    await paid.update({
      package: bought,
      hasPriorityRelease,
      distributionVersion: paid.distributionVersion + 1,
      savedAt: createdDate,
    });
    const content = { package: bought, ...(hasPriorityRelease ? { has_priority_release: true } : {}) };
    await versionsUpgrade.run({ distributionId: paid.distributionId, content: JSON.stringify(content) });
    await record({
      actor,
      action: 'release.upgraded',
      subject: { type: 'release', id: paid.distributionId },
      details: { from, to: bought, addsPriority: priorityReleaseEnabled, orderId },
    });
  },
};

const editRequestAdd = statement('edit-request-add')`
insert into edit_requests (distribution_id, order_id, user_id, description, created_at) values (:distributionId, :orderId, :userId, :description, :now)`;

export const edit: PurchasePurpose<Release, EditOrder> = {
  contentsNow: (_release, asked) => asked,
  price: async () => priceEdit(),
  whyNot: ({ state }) => {
    if (state === Published) return null;
    const from = stateOf({ state });
    const text = message('state-conflict', { from, to: 'Published' });
    return problem(409, 'state-conflict', text, { states: { from, to: 'Published' } });
  },
  deliver: async ({ distributionId, userId }, { description }, { orderId, createdDate: now }, actor) => {
    await editRequestAdd.run({ distributionId, orderId, userId, description, now });
    await record({
      actor,
      action: 'release.edit-requested',
      subject: { type: 'release', id: distributionId },
      details: { orderId },
    });
  },
};
