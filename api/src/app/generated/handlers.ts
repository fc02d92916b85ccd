// generated from openapi.yaml by npm run generate
import type { Handler, OperationId } from '../../platform/call/handler';
import { getCaptcha } from '../../platform/http/getCaptcha';
import { registerUser } from '../../people/registration/registerUser';
import { sendActivation } from '../../people/registration/sendActivation';
import { verifyEmail } from '../../people/registration/verifyEmail';
import { getMe } from '../../people/account/getMe';
import { getContactVerification } from '../../people/registration/getContactVerification';
import { verifyContact } from '../../people/registration/verifyContact';
import { listVerifiedEmails } from '../../people/registration/listVerifiedEmails';
import { listUserParameters } from '../../people/account/listUserParameters';
import { setUserParameter } from '../../people/account/setUserParameter';
import { saveProfile } from '../../people/account/saveProfile';
import { getChangePasswordUrl } from '../../people/account/getChangePasswordUrl';
import { getSecondFactorUrl } from '../../people/account/getSecondFactorUrl';
import { listSessions } from '../../people/sessions/listSessions';
import { listOwnActs } from '../../people/audit/listOwnActs';
import { endSession } from '../../people/sessions/endSession';
import { endOtherSessions } from '../../people/sessions/endOtherSessions';
import { listAccessTokens } from '../../people/tokens/listAccessTokens';
import { createAccessToken } from '../../people/tokens/createAccessToken';
import { revokeAccessToken } from '../../people/tokens/revokeAccessToken';
import { exportAccount } from '../../people/accountData/exportAccount';
import { requestAccountExport } from '../../people/accountData/requestAccountExport';
import { downloadAccountExport } from '../../people/accountData/downloadAccountExport';
import { getDeletionLoss } from '../../people/accountData/getDeletionLoss';
import { deleteAccount } from '../../app/everyRoom/deleteAccount';
import { createSession } from '../../people/sessions/createSession';
import { checkSession } from '../../people/sessions/checkSession';
import { removeSession } from '../../people/sessions/removeSession';
import { restoreAdmin } from '../../people/sessions/restoreAdmin';
import { listPackages } from '../../money/prices/listPackages';
import { listJournalistLists } from '../../releases/journalists/listJournalistLists';
import { getFeatures } from '../../people/features/getFeatures';
import { getPublicFeatures } from '../../people/features/getPublicFeatures';
import { quotePrice } from '../../money/prices/quotePrice';
import { getTerms } from '../../money/prices/getTerms';
import { getReleaseProof } from '../../releases/signing/getReleaseProof';
import { getSigningKeys } from '../../releases/signing/getSigningKeys';
import { searchPartner } from '../../people/partners/searchPartner';
import { listPartnerPackages } from '../../money/prices/listPartnerPackages';
import { getPartnerLogo } from '../../people/partners/getPartnerLogo';
import { getMyPartner } from '../../people/partners/getMyPartner';
import { exportPartners } from '../../people/partners/exportPartners';
import { listPartners } from '../../people/partners/listPartners';
import { createPartner } from '../../people/partners/createPartner';
import { savePartner } from '../../people/partners/savePartner';
import { listReleases } from '../../releases/authoring/listReleases';
import { countReleases } from '../../releases/authoring/countReleases';
import { saveDraft } from '../../releases/authoring/saveDraft';
import { validateRelease } from '../../releases/authoring/validateRelease';
import { resubmitRelease } from '../../releases/authoring/resubmitRelease';
import { getRelease } from '../../releases/authoring/getRelease';
import { deleteDraft } from '../../releases/authoring/deleteDraft';
import { getReleasePdf } from '../../releases/authoring/getReleasePdf';
import { getJournalistMails } from '../../releases/delivery/getJournalistMails';
import { listReleaseDeliveries } from '../../releases/delivery/listReleaseDeliveries';
import { getReleaseAnalytics } from '../../releases/analytics/getReleaseAnalytics';
import { exportReleaseAnalytics } from '../../releases/analytics/exportReleaseAnalytics';
import { listReleaseVersions } from '../../releases/authoring/listReleaseVersions';
import { getReleaseVersion } from '../../releases/authoring/getReleaseVersion';
import { compareReleaseVersions } from '../../releases/authoring/compareReleaseVersions';
import { restoreReleaseVersion } from '../../releases/authoring/restoreReleaseVersion';
import { duplicateRelease } from '../../releases/authoring/duplicateRelease';
import { submitRelease } from '../../releases/authoring/submitRelease';
import { listArchivedReleases } from '../../releases/archive/listArchivedReleases';
import { publishRelease } from '../../releases/publishing/publishRelease';
import { moveBackToDraft } from '../../releases/authoring/moveBackToDraft';
import { acceptChanges } from '../../releases/authoring/acceptChanges';
import { declineChanges } from '../../releases/authoring/declineChanges';
import { createPaymentIntent } from '../../money/payments/createPaymentIntent';
import { capturePaymentIntent } from '../../money/payments/capturePaymentIntent';
import { listOwnOrders } from '../../money/orders/listOwnOrders';
import { getOwnOrder } from '../../money/orders/getOwnOrder';
import { listReceipts } from '../../money/orders/listReceipts';
import { getReceiptPdf } from '../../money/orders/getReceiptPdf';
import { captureUpgradeIntent } from '../../money/payments/captureUpgradeIntent';
import { createPayPalOrder } from '../../money/payments/createPayPalOrder';
import { exportQueue } from '../../releases/desk/exportQueue';
import { countDesk } from '../../releases/desk/countDesk';
import { listSavedReasons } from '../../releases/desk/listSavedReasons';
import { saveHoldReason } from '../../releases/desk/saveHoldReason';
import { removeSavedReason } from '../../releases/desk/removeSavedReason';
import { getDeskFigures } from '../../releases/desk/getDeskFigures';
import { exportDeskFigures } from '../../releases/desk/exportDeskFigures';
import { listDeskStaff } from '../../releases/desk/listDeskStaff';
import { listEditRequests } from '../../releases/desk/listEditRequests';
import { declineEditRequest } from '../../releases/desk/declineEditRequest';
import { listEditorialQueue } from '../../releases/desk/listEditorialQueue';
import { getReviewedRelease } from '../../releases/desk/getReviewedRelease';
import { saveReviewedRelease } from '../../releases/desk/saveReviewedRelease';
import { handOverClaim } from '../../releases/desk/handOverClaim';
import { claimRelease } from '../../releases/desk/claimRelease';
import { giveBackClaim } from '../../releases/desk/giveBackClaim';
import { openReview } from '../../releases/desk/openReview';
import { holdRelease } from '../../releases/desk/holdRelease';
import { approveRelease } from '../../releases/desk/approveRelease';
import { passUpRelease } from '../../releases/desk/passUpRelease';
import { handBackRelease } from '../../releases/desk/handBackRelease';
import { unlockRelease } from '../../releases/desk/unlockRelease';
import { refuseRelease } from '../../releases/desk/refuseRelease';
import { approveWithChanges } from '../../releases/desk/approveWithChanges';
import { approveForOwnSite } from '../../releases/desk/approveForOwnSite';
import { takeDownRelease } from '../../releases/desk/takeDownRelease';
import { searchUsers } from '../../people/users/searchUsers';
import { exportUsers } from '../../people/users/exportUsers';
import { getUser } from '../../people/users/getUser';
import { listUserAddresses } from '../../people/users/listUserAddresses';
import { verifyUserAddress } from '../../people/users/verifyUserAddress';
import { listArchiveCounts } from '../../people/users/listArchiveCounts';
import { listUserSessions } from '../../people/users/listUserSessions';
import { endUserSessions } from '../../people/users/endUserSessions';
import { endSessionsOfUsers } from '../../people/users/endSessionsOfUsers';
import { setUserGroup } from '../../people/users/setUserGroup';
import { resetSecondFactor } from '../../people/users/resetSecondFactor';
import { resetPassword } from '../../people/users/resetPassword';
import { getUserFeatures } from '../../people/features/getUserFeatures';
import { setUserFeatures } from '../../people/features/setUserFeatures';
import { impersonateUser } from '../../people/users/impersonateUser';
import { searchCoupons } from '../../money/discounts/searchCoupons';
import { exportCoupons } from '../../money/discounts/exportCoupons';
import { getCoupon } from '../../money/discounts/getCoupon';
import { saveCoupon } from '../../money/discounts/saveCoupon';
import { expireCoupons } from '../../money/discounts/expireCoupons';
import { setCouponStatus } from '../../money/discounts/setCouponStatus';
import { searchUniversalCoupons } from '../../money/discounts/searchUniversalCoupons';
import { exportUniversalCoupons } from '../../money/discounts/exportUniversalCoupons';
import { getAdminUniversalCoupon } from '../../money/discounts/getAdminUniversalCoupon';
import { saveUniversalCoupon } from '../../money/discounts/saveUniversalCoupon';
import { searchOrders } from '../../money/orders/searchOrders';
import { exportOrders } from '../../money/orders/exportOrders';
import { exportRefundRequests } from '../../money/refunds/exportRefundRequests';
import { getOrder } from '../../money/orders/getOrder';
import { listRefundRequests } from '../../money/refunds/listRefundRequests';
import { createRefundRequest } from '../../money/refunds/createRefundRequest';
import { getOrderRefunds } from '../../money/refunds/getOrderRefunds';
import { setRefundStatus } from '../../money/refunds/setRefundStatus';
import { searchBundleOrders } from '../../money/bundles/searchBundleOrders';
import { exportBundleOrders } from '../../money/bundles/exportBundleOrders';
import { getBundleOrder } from '../../money/bundles/getBundleOrder';
import { listBundleLots } from '../../money/bundles/listBundleLots';
import { saveBundleLots } from '../../money/bundles/saveBundleLots';
import { refundBundleOrder } from '../../money/bundles/refundBundleOrder';
import { giveBundle } from '../../money/bundles/giveBundle';
import { listApprovals } from '../../money/approvals/listApprovals';
import { exportApprovals } from '../../money/approvals/exportApprovals';
import { getApproval } from '../../money/approvals/getApproval';
import { confirmApproval } from '../../money/approvals/confirmApproval';
import { declineApproval } from '../../money/approvals/declineApproval';
import { withdrawApproval } from '../../money/approvals/withdrawApproval';
import { setApprovalReason } from '../../money/approvals/setApprovalReason';
import { getProviderComparison } from '../../money/finance/getProviderComparison';
import { runProviderComparison } from '../../money/finance/runProviderComparison';
import { getDeferredRevenue } from '../../money/finance/getDeferredRevenue';
import { getDeferredRevenueProgress } from '../../money/finance/getDeferredRevenueProgress';
import { makeDeferredRevenue } from '../../money/finance/makeDeferredRevenue';
import { listPublications } from '../../releases/delivery/listPublications';
import { getPublication } from '../../releases/delivery/getPublication';
import { listCompanies } from '../../releases/companies/listCompanies';
import { createCompany } from '../../releases/companies/createCompany';
import { saveCompany } from '../../releases/companies/saveCompany';
import { deleteCompany } from '../../releases/companies/deleteCompany';
import { checkCompanySite } from '../../releases/companies/checkCompanySite';
import { listCompanyNames } from '../../releases/companies/listCompanyNames';
import { decideCompanyName } from '../../releases/companies/decideCompanyName';
import { listWebhooks } from '../../people/webhooks/listWebhooks';
import { createWebhook } from '../../people/webhooks/createWebhook';
import { saveWebhook } from '../../people/webhooks/saveWebhook';
import { deleteWebhook } from '../../people/webhooks/deleteWebhook';
import { renewWebhookSecret } from '../../people/webhooks/renewWebhookSecret';
import { testWebhook } from '../../people/webhooks/testWebhook';
import { replayWebhook } from '../../people/webhooks/replayWebhook';
import { listWebhookMessages } from '../../people/webhooks/listWebhookMessages';
import { getWebhookMessage } from '../../people/webhooks/getWebhookMessage';
import { sendWebhookMessageAgain } from '../../people/webhooks/sendWebhookMessageAgain';
import { listSubscribers } from '../../releases/subscribers/listSubscribers';
import { createSubscriber } from '../../releases/subscribers/createSubscriber';
import { getSubscriber } from '../../releases/subscribers/getSubscriber';
import { saveSubscriber } from '../../releases/subscribers/saveSubscriber';
import { deleteSubscriber } from '../../releases/subscribers/deleteSubscriber';
import { renewSubscriberSecret } from '../../releases/subscribers/renewSubscriberSecret';
import { testSubscriber } from '../../releases/subscribers/testSubscriber';
import { listSubscriberDeliveries } from '../../releases/subscribers/listSubscriberDeliveries';
import { getDeliveredStory } from '../../releases/subscribers/getDeliveredStory';
import { sendDeliveryAgain } from '../../releases/subscribers/sendDeliveryAgain';
import { listFailedJobs } from '../../app/failedJobs/listFailedJobs';
import { retryFailedJobs } from '../../app/failedJobs/retryFailedJobs';
import { giveUpFailedJobs } from '../../app/failedJobs/giveUpFailedJobs';
import { retryFailedJob } from '../../app/failedJobs/retryFailedJob';
import { giveUpFailedJob } from '../../app/failedJobs/giveUpFailedJob';
import { getOverview } from '../../app/everyRoom/getOverview';
import { getSystem } from '../../app/system/getSystem';
import { checkSystem } from '../../app/system/checkSystem';
import { exportAuditEntries } from '../../people/audit/exportAuditEntries';
import { listAuditEntries } from '../../people/audit/listAuditEntries';
import { getInstallationFeatures } from '../../people/features/getInstallationFeatures';
import { setInstallationFeatures } from '../../people/features/setInstallationFeatures';
import { getApprovalLimits } from '../../money/approvals/getApprovalLimits';
import { setApprovalLimits } from '../../money/approvals/setApprovalLimits';
import { getRetention } from '../../app/retention/getRetention';
import { setRetention } from '../../app/retention/setRetention';
import { getSettings } from '../../platform/settings/getSettings';
import { setSettings } from '../../platform/settings/setSettings';
import { getPrices } from '../../money/prices/getPrices';
import { setPrices } from '../../money/prices/setPrices';
import { listAllJournalistLists } from '../../releases/journalists/listAllJournalistLists';
import { addJournalistList } from '../../releases/journalists/addJournalistList';
import { exportJournalistLists } from '../../releases/journalists/exportJournalistLists';
import { saveJournalistList } from '../../releases/journalists/saveJournalistList';
import { deleteJournalistList } from '../../releases/journalists/deleteJournalistList';
import { getJournalistImport } from '../../releases/journalists/getJournalistImport';
import { importJournalists } from '../../releases/journalists/importJournalists';
import { removeJournalists } from '../../releases/journalists/removeJournalists';
import { listTerms } from '../../money/prices/listTerms';
import { setTerms } from '../../money/prices/setTerms';
import { receiveStripeEvent } from '../../money/payments/receiveStripeEvent';
import { confirmEventHook } from '../../people/registration/confirmEventHook';
import { receiveIdentityEvents } from '../../people/registration/receiveIdentityEvents';
import { getLiveness } from '../../platform/http/getLiveness';
import { getReadiness } from '../../platform/http/getReadiness';
import { receivePayPalEvent } from '../../money/payments/receivePayPalEvent';
import { receiveGatewayEvent } from '../../money/payments/receiveGatewayEvent';
import { uploadFile } from '../../releases/files/uploadFile';
import { getFile } from '../../releases/files/getFile';
import { listMyCoupons } from '../../money/discounts/listMyCoupons';
import { getUniversalCoupon } from '../../money/discounts/getUniversalCoupon';
import { createPurchaseEditIntent } from '../../money/purchases/createPurchaseEditIntent';
import { payAndSubmitEdit } from '../../money/purchases/payAndSubmitEdit';
import { listMyBundles } from '../../money/bundles/listMyBundles';
import { listBundlePackages } from '../../money/bundles/listBundlePackages';
import { getCart } from '../../money/bundles/getCart';
import { saveCart } from '../../money/bundles/saveCart';
import { payBundleOrder } from '../../money/bundles/payBundleOrder';
import { createBundleIntent } from '../../money/bundles/createBundleIntent';
import { updateBundleIntent } from '../../money/bundles/updateBundleIntent';
import { captureBundleIntent } from '../../money/bundles/captureBundleIntent';
import { createBundlePayPalOrder } from '../../money/bundles/createBundlePayPalOrder';
import { subscribe } from '../../money/bundles/subscribe';
import { createPaymentProfile } from '../../money/cards/createPaymentProfile';
import { listSubscriptions } from '../../money/bundles/listSubscriptions';
import { setSubscriptionCard } from '../../money/bundles/setSubscriptionCard';
import { cancelSubscription } from '../../money/bundles/cancelSubscription';
import { listPaymentMethods } from '../../money/cards/listPaymentMethods';
import { savePaymentMethod } from '../../money/cards/savePaymentMethod';
import { beginCardSetup } from '../../money/cards/beginCardSetup';
import { removePaymentMethod } from '../../money/cards/removePaymentMethod';
import { getSocialAuthorization } from '../../releases/social/getSocialAuthorization';
import { confirmSocialAuthorization } from '../../releases/social/confirmSocialAuthorization';
import { listSocialAccounts } from '../../releases/social/listSocialAccounts';
import { hasActiveReleases } from '../../releases/social/hasActiveReleases';
import { removeSocialAccount } from '../../releases/social/removeSocialAccount';
import { listFacebookPages } from '../../releases/social/listFacebookPages';
import { chooseFacebookPage } from '../../releases/social/chooseFacebookPage';
import { searchRecords } from '../../app/everyRoom/searchRecords';
import { listSavedFilters } from '../../app/everyRoom/savedFilters/listSavedFilters';
import { saveFilter } from '../../app/everyRoom/savedFilters/saveFilter';
import { renameFilter } from '../../app/everyRoom/savedFilters/renameFilter';
import { deleteFilter } from '../../app/everyRoom/savedFilters/deleteFilter';
import { viewRecord } from '../../app/everyRoom/records/viewRecord';
import { listTimeline } from '../../app/everyRoom/records/listTimeline';
import { addNote } from '../../app/everyRoom/records/addNote';
import { withdrawNote } from '../../app/everyRoom/records/withdrawNote';
import { listColleagues } from '../../app/everyRoom/records/listColleagues';

/** The handlers, each of which is in the file that the operationId of its call names. */
export const handlers = {
  getCaptcha,
  registerUser,
  sendActivation,
  verifyEmail,
  getMe,
  getContactVerification,
  verifyContact,
  listVerifiedEmails,
  listUserParameters,
  setUserParameter,
  saveProfile,
  getChangePasswordUrl,
  getSecondFactorUrl,
  listSessions,
  listOwnActs,
  endSession,
  endOtherSessions,
  listAccessTokens,
  createAccessToken,
  revokeAccessToken,
  exportAccount,
  requestAccountExport,
  downloadAccountExport,
  getDeletionLoss,
  deleteAccount,
  createSession,
  checkSession,
  removeSession,
  restoreAdmin,
  listPackages,
  listJournalistLists,
  getFeatures,
  getPublicFeatures,
  quotePrice,
  getTerms,
  getReleaseProof,
  getSigningKeys,
  searchPartner,
  listPartnerPackages,
  getPartnerLogo,
  getMyPartner,
  exportPartners,
  listPartners,
  createPartner,
  savePartner,
  listReleases,
  countReleases,
  saveDraft,
  validateRelease,
  resubmitRelease,
  getRelease,
  deleteDraft,
  getReleasePdf,
  getJournalistMails,
  listReleaseDeliveries,
  getReleaseAnalytics,
  exportReleaseAnalytics,
  listReleaseVersions,
  getReleaseVersion,
  compareReleaseVersions,
  restoreReleaseVersion,
  duplicateRelease,
  submitRelease,
  listArchivedReleases,
  publishRelease,
  moveBackToDraft,
  acceptChanges,
  declineChanges,
  createPaymentIntent,
  capturePaymentIntent,
  listOwnOrders,
  getOwnOrder,
  listReceipts,
  getReceiptPdf,
  captureUpgradeIntent,
  createPayPalOrder,
  exportQueue,
  countDesk,
  listSavedReasons,
  saveHoldReason,
  removeSavedReason,
  getDeskFigures,
  exportDeskFigures,
  listDeskStaff,
  listEditRequests,
  declineEditRequest,
  listEditorialQueue,
  getReviewedRelease,
  saveReviewedRelease,
  handOverClaim,
  claimRelease,
  giveBackClaim,
  openReview,
  holdRelease,
  approveRelease,
  passUpRelease,
  handBackRelease,
  unlockRelease,
  refuseRelease,
  approveWithChanges,
  approveForOwnSite,
  takeDownRelease,
  searchUsers,
  exportUsers,
  getUser,
  listUserAddresses,
  verifyUserAddress,
  listArchiveCounts,
  listUserSessions,
  endUserSessions,
  endSessionsOfUsers,
  setUserGroup,
  resetSecondFactor,
  resetPassword,
  getUserFeatures,
  setUserFeatures,
  impersonateUser,
  searchCoupons,
  exportCoupons,
  getCoupon,
  saveCoupon,
  expireCoupons,
  setCouponStatus,
  searchUniversalCoupons,
  exportUniversalCoupons,
  getAdminUniversalCoupon,
  saveUniversalCoupon,
  searchOrders,
  exportOrders,
  exportRefundRequests,
  getOrder,
  listRefundRequests,
  createRefundRequest,
  getOrderRefunds,
  setRefundStatus,
  searchBundleOrders,
  exportBundleOrders,
  getBundleOrder,
  listBundleLots,
  saveBundleLots,
  refundBundleOrder,
  giveBundle,
  listApprovals,
  exportApprovals,
  getApproval,
  confirmApproval,
  declineApproval,
  withdrawApproval,
  setApprovalReason,
  getProviderComparison,
  runProviderComparison,
  getDeferredRevenue,
  getDeferredRevenueProgress,
  makeDeferredRevenue,
  listPublications,
  getPublication,
  listCompanies,
  createCompany,
  saveCompany,
  deleteCompany,
  checkCompanySite,
  listCompanyNames,
  decideCompanyName,
  listWebhooks,
  createWebhook,
  saveWebhook,
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  replayWebhook,
  listWebhookMessages,
  getWebhookMessage,
  sendWebhookMessageAgain,
  listSubscribers,
  createSubscriber,
  getSubscriber,
  saveSubscriber,
  deleteSubscriber,
  renewSubscriberSecret,
  testSubscriber,
  listSubscriberDeliveries,
  getDeliveredStory,
  sendDeliveryAgain,
  listFailedJobs,
  retryFailedJobs,
  giveUpFailedJobs,
  retryFailedJob,
  giveUpFailedJob,
  getOverview,
  getSystem,
  checkSystem,
  exportAuditEntries,
  listAuditEntries,
  getInstallationFeatures,
  setInstallationFeatures,
  getApprovalLimits,
  setApprovalLimits,
  getRetention,
  setRetention,
  getSettings,
  setSettings,
  getPrices,
  setPrices,
  listAllJournalistLists,
  addJournalistList,
  exportJournalistLists,
  saveJournalistList,
  deleteJournalistList,
  getJournalistImport,
  importJournalists,
  removeJournalists,
  listTerms,
  setTerms,
  receiveStripeEvent,
  confirmEventHook,
  receiveIdentityEvents,
  getLiveness,
  getReadiness,
  receivePayPalEvent,
  receiveGatewayEvent,
  uploadFile,
  getFile,
  listMyCoupons,
  getUniversalCoupon,
  createPurchaseEditIntent,
  payAndSubmitEdit,
  listMyBundles,
  listBundlePackages,
  getCart,
  saveCart,
  payBundleOrder,
  createBundleIntent,
  updateBundleIntent,
  captureBundleIntent,
  createBundlePayPalOrder,
  subscribe,
  createPaymentProfile,
  listSubscriptions,
  setSubscriptionCard,
  cancelSubscription,
  listPaymentMethods,
  savePaymentMethod,
  beginCardSetup,
  removePaymentMethod,
  getSocialAuthorization,
  confirmSocialAuthorization,
  listSocialAccounts,
  hasActiveReleases,
  removeSocialAccount,
  listFacebookPages,
  chooseFacebookPage,
  searchRecords,
  listSavedFilters,
  saveFilter,
  renameFilter,
  deleteFilter,
  viewRecord,
  listTimeline,
  addNote,
  withdrawNote,
  listColleagues,
} satisfies { readonly [Id in OperationId]: Handler<Id> };
