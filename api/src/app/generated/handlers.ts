// generated from openapi.yaml by npm run generate
import type { Handler, OperationId } from '../../call/handler';
import { getCaptcha } from '../../features/account/getCaptcha';
import { registerUser } from '../../features/account/registerUser';
import { sendActivation } from '../../features/account/sendActivation';
import { verifyEmail } from '../../features/account/verifyEmail';
import { getMe } from '../../features/account/getMe';
import { getContactVerification } from '../../features/account/getContactVerification';
import { verifyContact } from '../../features/account/verifyContact';
import { listVerifiedEmails } from '../../features/account/listVerifiedEmails';
import { listUserParameters } from '../../features/settings/listUserParameters';
import { setUserParameter } from '../../features/settings/setUserParameter';
import { saveProfile } from '../../features/settings/saveProfile';
import { getChangePasswordUrl } from '../../features/settings/getChangePasswordUrl';
import { getSecondFactorUrl } from '../../features/settings/getSecondFactorUrl';
import { listSessions } from '../../features/settings/listSessions';
import { listOwnActs } from '../../features/settings/listOwnActs';
import { endSession } from '../../features/settings/endSession';
import { endOtherSessions } from '../../features/settings/endOtherSessions';
import { exportAccount } from '../../features/settings/exportAccount';
import { requestAccountExport } from '../../features/settings/requestAccountExport';
import { downloadAccountExport } from '../../features/settings/downloadAccountExport';
import { getDeletionLoss } from '../../features/settings/getDeletionLoss';
import { deleteAccount } from '../../features/settings/deleteAccount';
import { createSession } from '../../features/session/createSession';
import { checkSession } from '../../features/session/checkSession';
import { removeSession } from '../../features/session/removeSession';
import { restoreAdmin } from '../../features/session/restoreAdmin';
import { listPackages } from '../../features/catalogue/listPackages';
import { listJournalistLists } from '../../features/catalogue/listJournalistLists';
import { getFeatures } from '../../features/catalogue/getFeatures';
import { getPublicFeatures } from '../../features/catalogue/getPublicFeatures';
import { quotePrice } from '../../features/catalogue/quotePrice';
import { getTerms } from '../../features/catalogue/getTerms';
import { searchPartner } from '../../features/partner/searchPartner';
import { listPartnerPackages } from '../../features/partner/listPartnerPackages';
import { getPartnerLogo } from '../../features/partner/getPartnerLogo';
import { getMyPartner } from '../../features/partner/getMyPartner';
import { exportPartners } from '../../features/partner/exportPartners';
import { listPartners } from '../../features/partner/listPartners';
import { createPartner } from '../../features/partner/createPartner';
import { savePartner } from '../../features/partner/savePartner';
import { listReleases } from '../../features/release/listReleases';
import { countReleases } from '../../features/release/countReleases';
import { saveDraft } from '../../features/release/saveDraft';
import { validateRelease } from '../../features/release/validateRelease';
import { resubmitRelease } from '../../features/release/resubmitRelease';
import { getRelease } from '../../features/release/getRelease';
import { deleteDraft } from '../../features/release/deleteDraft';
import { getReleasePdf } from '../../features/release/getReleasePdf';
import { getJournalistMails } from '../../features/release/getJournalistMails';
import { listReleaseVersions } from '../../features/release/listReleaseVersions';
import { getReleaseVersion } from '../../features/release/getReleaseVersion';
import { compareReleaseVersions } from '../../features/release/compareReleaseVersions';
import { restoreReleaseVersion } from '../../features/release/restoreReleaseVersion';
import { duplicateRelease } from '../../features/release/duplicateRelease';
import { submitRelease } from '../../features/release/submitRelease';
import { listArchivedReleases } from '../../features/release/listArchivedReleases';
import { publishRelease } from '../../features/release/publishRelease';
import { moveBackToDraft } from '../../features/release/moveBackToDraft';
import { acceptChanges } from '../../features/release/acceptChanges';
import { declineChanges } from '../../features/release/declineChanges';
import { createPaymentIntent } from '../../features/order/createPaymentIntent';
import { capturePaymentIntent } from '../../features/order/capturePaymentIntent';
import { listOwnOrders } from '../../features/order/listOwnOrders';
import { getOwnOrder } from '../../features/order/getOwnOrder';
import { listReceipts } from '../../features/order/listReceipts';
import { getReceiptPdf } from '../../features/order/getReceiptPdf';
import { captureUpgradeIntent } from '../../features/order/captureUpgradeIntent';
import { createPayPalOrder } from '../../features/order/createPayPalOrder';
import { exportQueue } from '../../features/editorial/exportQueue';
import { listEditRequests } from '../../features/editorial/listEditRequests';
import { declineEditRequest } from '../../features/editorial/declineEditRequest';
import { listEditorialQueue } from '../../features/editorial/listEditorialQueue';
import { getReviewedRelease } from '../../features/editorial/getReviewedRelease';
import { saveReviewedRelease } from '../../features/editorial/saveReviewedRelease';
import { openReview } from '../../features/editorial/openReview';
import { holdRelease } from '../../features/editorial/holdRelease';
import { approveRelease } from '../../features/editorial/approveRelease';
import { passUpRelease } from '../../features/editorial/passUpRelease';
import { handBackRelease } from '../../features/editorial/handBackRelease';
import { unlockRelease } from '../../features/editorial/unlockRelease';
import { refuseRelease } from '../../features/editorial/refuseRelease';
import { approveWithChanges } from '../../features/editorial/approveWithChanges';
import { takeDownRelease } from '../../features/editorial/takeDownRelease';
import { searchUsers } from '../../features/adminUser/searchUsers';
import { exportUsers } from '../../features/adminUser/exportUsers';
import { getUser } from '../../features/adminUser/getUser';
import { listUserAddresses } from '../../features/adminUser/listUserAddresses';
import { verifyUserAddress } from '../../features/adminUser/verifyUserAddress';
import { listArchiveCounts } from '../../features/adminUser/listArchiveCounts';
import { listUserSessions } from '../../features/adminUser/listUserSessions';
import { endUserSessions } from '../../features/adminUser/endUserSessions';
import { setUserGroup } from '../../features/adminUser/setUserGroup';
import { resetSecondFactor } from '../../features/adminUser/resetSecondFactor';
import { resetPassword } from '../../features/adminUser/resetPassword';
import { getUserFeatures } from '../../features/adminUser/getUserFeatures';
import { setUserFeatures } from '../../features/adminUser/setUserFeatures';
import { impersonateUser } from '../../features/adminUser/impersonateUser';
import { searchCoupons } from '../../features/adminCoupon/searchCoupons';
import { exportCoupons } from '../../features/adminCoupon/exportCoupons';
import { getCoupon } from '../../features/adminCoupon/getCoupon';
import { saveCoupon } from '../../features/adminCoupon/saveCoupon';
import { setCouponStatus } from '../../features/adminCoupon/setCouponStatus';
import { searchUniversalCoupons } from '../../features/adminCoupon/searchUniversalCoupons';
import { exportUniversalCoupons } from '../../features/adminCoupon/exportUniversalCoupons';
import { getAdminUniversalCoupon } from '../../features/adminCoupon/getAdminUniversalCoupon';
import { saveUniversalCoupon } from '../../features/adminCoupon/saveUniversalCoupon';
import { searchOrders } from '../../features/adminOrder/searchOrders';
import { exportOrders } from '../../features/adminOrder/exportOrders';
import { exportRefundRequests } from '../../features/adminOrder/exportRefundRequests';
import { getOrder } from '../../features/adminOrder/getOrder';
import { listRefundRequests } from '../../features/adminOrder/listRefundRequests';
import { createRefundRequest } from '../../features/adminOrder/createRefundRequest';
import { getOrderRefunds } from '../../features/adminOrder/getOrderRefunds';
import { setRefundStatus } from '../../features/adminOrder/setRefundStatus';
import { searchBundleOrders } from '../../features/adminBundle/searchBundleOrders';
import { exportBundleOrders } from '../../features/adminBundle/exportBundleOrders';
import { getBundleOrder } from '../../features/adminBundle/getBundleOrder';
import { listBundleLots } from '../../features/adminBundle/listBundleLots';
import { saveBundleLots } from '../../features/adminBundle/saveBundleLots';
import { refundBundleOrder } from '../../features/adminBundle/refundBundleOrder';
import { giveBundle } from '../../features/adminBundle/giveBundle';
import { listApprovals } from '../../features/adminApproval/listApprovals';
import { exportApprovals } from '../../features/adminApproval/exportApprovals';
import { getApproval } from '../../features/adminApproval/getApproval';
import { confirmApproval } from '../../features/adminApproval/confirmApproval';
import { declineApproval } from '../../features/adminApproval/declineApproval';
import { withdrawApproval } from '../../features/adminApproval/withdrawApproval';
import { setApprovalReason } from '../../features/adminApproval/setApprovalReason';
import { getProviderComparison } from '../../features/finance/getProviderComparison';
import { runProviderComparison } from '../../features/finance/runProviderComparison';
import { getDeferredRevenue } from '../../features/finance/getDeferredRevenue';
import { getDeferredRevenueProgress } from '../../features/finance/getDeferredRevenueProgress';
import { makeDeferredRevenue } from '../../features/finance/makeDeferredRevenue';
import { listPublications } from '../../features/publication/listPublications';
import { getPublication } from '../../features/publication/getPublication';
import { listFailedJobs } from '../../features/adminSystem/listFailedJobs';
import { retryFailedJobs } from '../../features/adminSystem/retryFailedJobs';
import { giveUpFailedJobs } from '../../features/adminSystem/giveUpFailedJobs';
import { retryFailedJob } from '../../features/adminSystem/retryFailedJob';
import { giveUpFailedJob } from '../../features/adminSystem/giveUpFailedJob';
import { getOverview } from '../../features/adminSystem/getOverview';
import { exportAuditEntries } from '../../features/adminSystem/exportAuditEntries';
import { listAuditEntries } from '../../features/adminSystem/listAuditEntries';
import { getInstallationFeatures } from '../../features/adminSystem/getInstallationFeatures';
import { setInstallationFeatures } from '../../features/adminSystem/setInstallationFeatures';
import { getApprovalLimits } from '../../features/adminSettings/getApprovalLimits';
import { setApprovalLimits } from '../../features/adminSettings/setApprovalLimits';
import { getSettings } from '../../features/adminSettings/getSettings';
import { setSettings } from '../../features/adminSettings/setSettings';
import { getPrices } from '../../features/adminSettings/getPrices';
import { setPrices } from '../../features/adminSettings/setPrices';
import { listAllJournalistLists } from '../../features/adminSettings/listAllJournalistLists';
import { addJournalistList } from '../../features/adminSettings/addJournalistList';
import { exportJournalistLists } from '../../features/adminSettings/exportJournalistLists';
import { saveJournalistList } from '../../features/adminSettings/saveJournalistList';
import { deleteJournalistList } from '../../features/adminSettings/deleteJournalistList';
import { getJournalistImport } from '../../features/adminSettings/getJournalistImport';
import { importJournalists } from '../../features/adminSettings/importJournalists';
import { removeJournalists } from '../../features/adminSettings/removeJournalists';
import { listTerms } from '../../features/adminSettings/listTerms';
import { setTerms } from '../../features/adminSettings/setTerms';
import { receiveStripeEvent } from '../../features/operations/receiveStripeEvent';
import { confirmEventHook } from '../../features/operations/confirmEventHook';
import { receiveIdentityEvents } from '../../features/operations/receiveIdentityEvents';
import { getLiveness } from '../../features/operations/getLiveness';
import { getReadiness } from '../../features/operations/getReadiness';
import { receivePayPalEvent } from '../../features/operations/receivePayPalEvent';
import { receiveGatewayEvent } from '../../features/operations/receiveGatewayEvent';
import { uploadFile } from '../../features/file/uploadFile';
import { getFile } from '../../features/file/getFile';
import { listMyCoupons } from '../../features/coupon/listMyCoupons';
import { getUniversalCoupon } from '../../features/coupon/getUniversalCoupon';
import { createPurchaseEditIntent } from '../../features/purchaseEdit/createPurchaseEditIntent';
import { payAndSubmitEdit } from '../../features/purchaseEdit/payAndSubmitEdit';
import { listMyBundles } from '../../features/bundle/listMyBundles';
import { listBundlePackages } from '../../features/bundle/listBundlePackages';
import { getCart } from '../../features/bundle/getCart';
import { saveCart } from '../../features/bundle/saveCart';
import { payBundleOrder } from '../../features/bundle/payBundleOrder';
import { createBundleIntent } from '../../features/bundle/createBundleIntent';
import { updateBundleIntent } from '../../features/bundle/updateBundleIntent';
import { captureBundleIntent } from '../../features/bundle/captureBundleIntent';
import { createBundlePayPalOrder } from '../../features/bundle/createBundlePayPalOrder';
import { subscribe } from '../../features/bundle/subscribe';
import { createPaymentProfile } from '../../features/bundle/createPaymentProfile';
import { listSubscriptions } from '../../features/bundle/listSubscriptions';
import { setSubscriptionCard } from '../../features/bundle/setSubscriptionCard';
import { cancelSubscription } from '../../features/bundle/cancelSubscription';
import { listPaymentMethods } from '../../features/bundle/listPaymentMethods';
import { savePaymentMethod } from '../../features/bundle/savePaymentMethod';
import { beginCardSetup } from '../../features/bundle/beginCardSetup';
import { removePaymentMethod } from '../../features/bundle/removePaymentMethod';
import { getSocialAuthorization } from '../../features/social/getSocialAuthorization';
import { confirmSocialAuthorization } from '../../features/social/confirmSocialAuthorization';
import { listSocialAccounts } from '../../features/social/listSocialAccounts';
import { hasActiveReleases } from '../../features/social/hasActiveReleases';
import { removeSocialAccount } from '../../features/social/removeSocialAccount';
import { listFacebookPages } from '../../features/social/listFacebookPages';
import { chooseFacebookPage } from '../../features/social/chooseFacebookPage';

/** The handlers, each of which is in the file that the tag and the operationId of its call name. */
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
  listEditRequests,
  declineEditRequest,
  listEditorialQueue,
  getReviewedRelease,
  saveReviewedRelease,
  openReview,
  holdRelease,
  approveRelease,
  passUpRelease,
  handBackRelease,
  unlockRelease,
  refuseRelease,
  approveWithChanges,
  takeDownRelease,
  searchUsers,
  exportUsers,
  getUser,
  listUserAddresses,
  verifyUserAddress,
  listArchiveCounts,
  listUserSessions,
  endUserSessions,
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
  listFailedJobs,
  retryFailedJobs,
  giveUpFailedJobs,
  retryFailedJob,
  giveUpFailedJob,
  getOverview,
  exportAuditEntries,
  listAuditEntries,
  getInstallationFeatures,
  setInstallationFeatures,
  getApprovalLimits,
  setApprovalLimits,
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
} satisfies { readonly [Id in OperationId]: Handler<Id> };
