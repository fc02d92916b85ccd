import type { JobContext, JobHandler, JobPlan } from '../platform/jobs/job';
import type { JobName } from '../platform/jobs/jobs';
import { enqueue } from '../platform/jobs/queue';
import { cleanUpJob } from './everyRoom/cleanUp';
import { mailNoteJob } from './everyRoom/records/mailNote';
import { mailApprovalJob } from '../money/approvals/mailApproval';
import { expireBundlesJob } from '../money/bundles/expireBundles';
import { mailBundleJob } from '../money/bundles/mailBundle';
import { mailRenewalJob } from '../money/bundles/mailRenewal';
import { renewSubscriptionsJob } from '../money/bundles/renewSubscriptions';
import { endCardSetupJob } from '../money/cards/cardSetup';
import { askPaidCardsJob } from '../money/cards/paidCard';
import { removeSavedCardJob } from '../money/cards/savedCards';
import { mailCouponJob } from '../money/discounts/mailCoupon';
import { closeMonthsJob } from '../money/finance/closeMonths';
import { compareWithProviderJob } from '../money/finance/compareWithProvider';
import { makeDeferredRevenueFilesJob } from '../money/finance/makeDeferredRevenueFiles';
import { recognizeRevenueJob } from '../money/finance/recognizeRevenue';
import { sendReceiptJob } from '../money/orders/sendReceipt';
import { reconcilePaymentsJob } from '../money/payments/reconcilePayments';
import { settleReportedPaymentJob } from '../money/payments/settleReportedPayment';
import { mailEditRequestJob } from '../money/purchases/mailEditRequest';
import { mailRefundRequestJob } from '../money/refunds/mailRefundRequest';
import { mailRefundJob } from '../money/refunds/mailRefund';
import { settleRefundsJob } from '../money/refunds/settleRefund';
import { mailAccountDeletedJob } from '../people/accountData/mailAccountDeleted';
import { mailAccountExportJob } from '../people/accountData/mailAccountExport';
import { packAccountExportJob, removeAccountExportJob } from '../people/accountData/packAccountExport';
import { removeProviderPersonJob } from '../people/accountData/removeProviderPerson';
import { sendMailJob } from '../people/registration/sendMail';
import { warnOfExpiryJob } from '../people/tokens/warnOfExpiry';
import { mailWebhookJob } from '../people/webhooks/mailWebhook';
import { sendWebhooksDueJob, sendWebhooksJob } from '../people/webhooks/sendWebhooks';
import { gatherAnalyticsJob, mailAnalyticsJob } from '../releases/analytics/mailAnalytics';
import { checkLinksJob } from '../releases/authoring/checkLinks';
import { mailReleaseMoveJob } from '../releases/authoring/mailReleaseMove';
import { mailClaimJob } from '../releases/desk/mailClaim';
import {
  deliverDueJob,
  deliverToSubscriberJob,
  sendToWireJob,
} from '../releases/delivery/deliverToSubscriber';
import { gatherCorrectionsJob, gatherJournalistsJob } from '../releases/delivery/gatherJournalists';
import { mailCorrectionsJob, mailJournalistsJob } from '../releases/delivery/mailJournalists';
import { mailDeliveryFailureJob, mailSubscriberJob } from '../releases/delivery/mailSubscriber';
import { queueDeliveriesJob, queuePastReleasesJob } from '../releases/delivery/queueDeliveries';
import { sendSocialPostJob } from '../releases/delivery/sendSocialPost';
import { readJournalistsJob } from '../releases/journalists/readJournalists';
import { checkCompanySitesJob } from '../releases/companies/companySite';
import { mailCompanySiteJob } from '../releases/companies/mailCompanySite';
import { mailCompanyNameJob } from '../releases/companies/mailCompanyName';
import { renewListingJob } from '../releases/companies/renewListing';
import { mailFollowerJob, mailFollowersJob } from '../releases/following/mailFollowers';
import { checkPageJob } from '../releases/newsroom/checkPage';
import { mailPageFailureJob } from '../releases/newsroom/mailPageFailure';
import { pingHubJob } from '../releases/newsroom/pingHub';
import { publishDue, publishDueJob } from '../releases/publishing/publishDue';
import { publishDueReleaseJob } from '../releases/publishing/publishDueRelease';
import { signReleasesJob } from '../releases/signing/signReleases';
import { revokeTokensJob } from '../releases/social/revokeTokens';

/** Every job. What it carries, does and when is in its file. */
export const schedule = {
  'send-mail': sendMailJob,
  'warn-of-token-expiry': warnOfExpiryJob,
  'send-webhooks': sendWebhooksJob,
  'send-webhooks-due': sendWebhooksDueJob,
  'mail-webhook': mailWebhookJob,
  'publish-release': {
    ...publishDueReleaseJob,
    afterwards: async (context) => {
      await publishDue({}, context);
      await enqueue('sign-releases', {});
    },
  },
  'publish-due': publishDueJob,
  'mail-release-move': mailReleaseMoveJob,
  'mail-claim': mailClaimJob,
  'mail-edit-request': mailEditRequestJob,
  'settle-payment': settleReportedPaymentJob,
  'reconcile-payments': reconcilePaymentsJob,
  'ask-paid-cards': askPaidCardsJob,
  'settle-refunds': settleRefundsJob,
  'compare-with-provider': compareWithProviderJob,
  'recognize-revenue': recognizeRevenueJob,
  'expire-bundles': expireBundlesJob,
  'close-months': closeMonthsJob,
  'make-deferred-revenue': makeDeferredRevenueFilesJob,
  'mail-refund': mailRefundJob,
  'mail-refund-request': mailRefundRequestJob,
  'mail-approval': mailApprovalJob,
  'mail-coupon': mailCouponJob,
  'mail-bundle': mailBundleJob,
  'renew-subscriptions': renewSubscriptionsJob,
  'mail-renewal': mailRenewalJob,
  'remove-saved-card': removeSavedCardJob,
  'post-socially': sendSocialPostJob,
  'revoke-social-tokens': revokeTokensJob,
  'end-card-setup': endCardSetupJob,
  'send-receipt': sendReceiptJob,
  'pack-account-export': packAccountExportJob,
  'mail-account-export': mailAccountExportJob,
  'remove-account-export': removeAccountExportJob,
  'remove-provider-person': removeProviderPersonJob,
  'mail-account-deleted': mailAccountDeletedJob,
  'queue-deliveries': queueDeliveriesJob,
  'queue-past-releases': queuePastReleasesJob,
  'deliver-to-subscriber': deliverToSubscriberJob,
  'deliver-due': deliverDueJob,
  'mail-subscriber': mailSubscriberJob,
  'mail-delivery-failure': mailDeliveryFailureJob,
  'renew-listing': renewListingJob,
  'mail-company-name': mailCompanyNameJob,
  'mail-followers': mailFollowersJob,
  'mail-follower': mailFollowerJob,
  'gather-analytics': gatherAnalyticsJob,
  'mail-analytics': mailAnalyticsJob,
  'sign-releases': signReleasesJob,
  'check-company-sites': checkCompanySitesJob,
  'mail-company-site': mailCompanySiteJob,
  'ping-hub': pingHubJob,
  'check-page': checkPageJob,
  'mail-page-failure': mailPageFailureJob,
  'send-to-wire': sendToWireJob,
  'check-links': checkLinksJob,
  'import-journalists': readJournalistsJob,
  'mail-note': mailNoteJob,
  'gather-journalists': gatherJournalistsJob,
  'gather-corrections': gatherCorrectionsJob,
  'mail-journalists': mailJournalistsJob,
  'mail-corrections': mailCorrectionsJob,
  'clean-up': cleanUpJob,
} as const satisfies Readonly<Record<string, JobPlan>>;

type Payloads = { [Name in keyof typeof schedule]: Parameters<(typeof schedule)[Name]['handler']>[0] };

declare module '../platform/jobs/jobs' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is what can be filled from here
  interface JobPayloads extends Payloads {}
}

type AnyJobHandler = (payload: unknown, context: JobContext) => Promise<void>;

/** Runs one job, whatever its name. Throws what its handler throws; the queue then tries again. */
export const runJob = async (name: JobName, payload: unknown, context: JobContext): Promise<void> => {
  const handler: JobHandler<never> = schedule[name].handler;
  await (handler as AnyJobHandler)(payload, context);
};

export const jobNames = Object.keys(schedule) as JobName[];
