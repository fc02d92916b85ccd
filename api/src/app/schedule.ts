import { sendSocialPost } from '../releases/delivery/sendSocialPost';
import { mailJournalists } from '../releases/delivery/mailJournalists';
import { sendMail } from '../people/registration/sendMail';
import { compareWithProvider } from '../money/finance/compareWithProvider';
import { closeMonths } from '../money/finance/closeMonths';
import { makeDeferredRevenueFiles } from '../money/finance/makeDeferredRevenueFiles';
import { expireBundles } from '../money/bundles/expireBundles';
import { readJournalists } from '../releases/journalists/readJournalists';
import { mailBundle } from '../money/bundles/mailBundle';
import { mailApproval } from '../money/approvals/mailApproval';
import { mailCoupon } from '../money/discounts/mailCoupon';
import { mailRefund } from '../money/refunds/mailRefund';
import { recognizeRevenue } from '../money/finance/recognizeRevenue';
import { mailRenewal } from '../money/bundles/mailRenewal';
import { renewSubscriptions } from '../money/bundles/renewSubscriptions';
import { cleanUp } from './everyRoom/cleanUp';
import { reconcilePayments } from '../money/payments/reconcilePayments';
import { sendReceipt } from '../money/orders/sendReceipt';
import { settleReportedPayment } from '../money/payments/settleReportedPayment';
import { sendToWire } from '../releases/delivery/sendToWire';
import { mailEditRequest } from '../money/purchases/mailEditRequest';
import { checkLinks } from '../releases/authoring/checkLinks';
import { mailReleaseMove } from '../releases/authoring/mailReleaseMove';
import { publishDue } from '../releases/publishing/publishDue';
import { publishDueRelease } from '../releases/publishing/publishDueRelease';
import { mailAccountDeleted } from '../people/accountData/mailAccountDeleted';
import { mailAccountExport } from '../people/accountData/mailAccountExport';
import { packAccountExport, removeAccountExport } from '../people/accountData/packAccountExport';
import { removeProviderPerson } from '../people/accountData/removeProviderPerson';
import type { JobContext, JobHandler, JobPlan } from '../platform/jobs/job';
import type { JobName } from '../platform/jobs/jobs';
import { endCardSetup } from '../money/cards/cardSetup';
import { askPaidCards } from '../money/cards/paidCard';
import { removeSavedCard } from '../money/cards/savedCards';
import { settleRefunds } from '../money/refunds/settleRefund';
import { revokeTokens } from '../releases/social/revokeTokens';

/** A mail that somebody waits for. */
const mailing = {
  retryLimit: 8,
  retryDelay: 5,
  expireInSeconds: 60,
  pollingSeconds: 1,
  atOnce: 5,
} as const;

/** Every job and its timing. */
export const schedule = {
  'send-mail': { handler: sendMail, ...mailing },
  'publish-release': {
    handler: publishDueRelease,
    retryLimit: 10,
    retryDelay: 2,
    expireInSeconds: 60,
    pollingSeconds: 1,
    atOnce: 24,
    together: 6,
    afterwards: (context) => publishDue({}, context),
  },
  'publish-due': {
    handler: publishDue,
    retryLimit: 0,
    retryDelay: 1,
    expireInSeconds: 300,
    pollingSeconds: 5,
    policy: 'stately',
    cron: '* * * * *',
  },
  'mail-release-move': { handler: mailReleaseMove, ...mailing },
  'mail-edit-request': {
    handler: mailEditRequest,
    retryLimit: 8,
    retryDelay: 5,
    expireInSeconds: 60,
    pollingSeconds: 1,
  },
  'settle-payment': {
    handler: settleReportedPayment,
    retryLimit: 8,
    retryDelay: 5,
    expireInSeconds: 120,
    pollingSeconds: 1,
  },
  'reconcile-payments': {
    handler: reconcilePayments,
    retryLimit: 0,
    retryDelay: 0,
    expireInSeconds: 300,
    pollingSeconds: 5,
    policy: 'stately',
    cron: '* * * * *',
  },
  'ask-paid-cards': {
    handler: askPaidCards,
    retryLimit: 0,
    retryDelay: 0,
    expireInSeconds: 300,
    pollingSeconds: 30,
    policy: 'stately',
    cron: '* * * * *',
  },
  'settle-refunds': {
    handler: settleRefunds,
    retryLimit: 0,
    retryDelay: 0,
    expireInSeconds: 300,
    pollingSeconds: 1,
    policy: 'stately',
    cron: '* * * * *',
  },
  'compare-with-provider': {
    handler: compareWithProvider,
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 3600,
    pollingSeconds: 2,
    policy: 'short',
    cron: '30 3 * * *',
  },
  'recognize-revenue': {
    handler: recognizeRevenue,
    retryLimit: 5,
    retryDelay: 60,
    expireInSeconds: 600,
    pollingSeconds: 30,
    policy: 'short',
    cron: '10 2 * * *',
  },
  'expire-bundles': {
    handler: expireBundles,
    retryLimit: 5,
    retryDelay: 60,
    expireInSeconds: 600,
    pollingSeconds: 30,
    policy: 'short',
    cron: '20 2 * * *',
  },
  'close-months': {
    handler: closeMonths,
    retryLimit: 5,
    retryDelay: 60,
    expireInSeconds: 600,
    pollingSeconds: 30,
    policy: 'short',
    cron: '50 2 * * *',
  },
  'make-deferred-revenue': {
    handler: makeDeferredRevenueFiles,
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 3600,
    pollingSeconds: 1,
    policy: 'short',
  },
  'mail-refund': { handler: mailRefund, ...mailing },
  'mail-approval': { handler: mailApproval, ...mailing },
  'mail-coupon': { handler: mailCoupon, ...mailing },
  'mail-bundle': { handler: mailBundle, ...mailing },
  'renew-subscriptions': {
    handler: renewSubscriptions,
    retryLimit: 0,
    retryDelay: 0,
    expireInSeconds: 900,
    pollingSeconds: 5,
    policy: 'stately',
    cron: '*/10 * * * *',
  },
  'mail-renewal': { handler: mailRenewal, ...mailing },
  'remove-saved-card': {
    handler: removeSavedCard,
    retryLimit: 10,
    retryDelay: 30,
    expireInSeconds: 60,
    pollingSeconds: 10,
  },
  'post-socially': {
    handler: sendSocialPost,
    retryLimit: 8,
    retryDelay: 15,
    expireInSeconds: 90,
    pollingSeconds: 2,
    atOnce: 3,
  },
  'revoke-social-tokens': {
    handler: revokeTokens,
    retryLimit: 5,
    retryDelay: 60,
    expireInSeconds: 60,
    pollingSeconds: 10,
  },
  'end-card-setup': {
    handler: endCardSetup,
    retryLimit: 10,
    retryDelay: 30,
    expireInSeconds: 60,
    pollingSeconds: 30,
  },
  'send-receipt': { handler: sendReceipt, ...mailing },
  'pack-account-export': {
    handler: packAccountExport,
    retryLimit: 4,
    retryDelay: 30,
    expireInSeconds: 900,
    pollingSeconds: 2,
  },
  'mail-account-export': {
    handler: mailAccountExport,
    retryLimit: 8,
    retryDelay: 5,
    expireInSeconds: 60,
    pollingSeconds: 2,
    atOnce: 5,
  },
  'remove-account-export': {
    handler: removeAccountExport,
    retryLimit: 8,
    retryDelay: 30,
    expireInSeconds: 60,
    pollingSeconds: 10,
  },
  'remove-provider-person': {
    handler: removeProviderPerson,
    retryLimit: 10,
    retryDelay: 30,
    expireInSeconds: 60,
    pollingSeconds: 10,
  },
  'mail-account-deleted': {
    handler: mailAccountDeleted,
    retryLimit: 8,
    retryDelay: 5,
    expireInSeconds: 60,
    pollingSeconds: 2,
    atOnce: 5,
  },
  'send-to-wire': {
    handler: sendToWire,
    // Half a day of tries.
    retryLimit: 9,
    retryDelay: 60,
    expireInSeconds: 60,
    pollingSeconds: 1,
    atOnce: 4,
  },
  'check-links': {
    handler: checkLinks,
    retryLimit: 1,
    retryDelay: 60,
    expireInSeconds: 180,
    pollingSeconds: 2,
    atOnce: 4,
    policy: 'short',
  },
  'import-journalists': {
    handler: readJournalists,
    retryLimit: 3,
    retryDelay: 10,
    expireInSeconds: 900,
    pollingSeconds: 1,
  },
  'mail-journalists': {
    handler: mailJournalists,
    retryLimit: 10,
    retryDelay: 30,
    expireInSeconds: 600,
    pollingSeconds: 1,
    atOnce: 4,
    policy: 'short',
  },
  'clean-up': {
    handler: cleanUp,
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 300,
    pollingSeconds: 30,
    policy: 'short',
    cron: '17 * * * *',
  },
} as const satisfies { [Name in JobName]: JobPlan<Name> };

type AnyJobHandler = (payload: unknown, context: JobContext) => Promise<void>;

/** Runs one job, whatever its name. Throws what its handler throws; the queue then tries again. */
export const runJob = async (name: JobName, payload: unknown, context: JobContext): Promise<void> => {
  const handler: JobHandler<never> = schedule[name].handler;
  await (handler as AnyJobHandler)(payload, context);
};

/** The names of all jobs. */
export const jobNames = Object.keys(schedule) as JobName[];
