import { getCaptcha } from '../features/account/getCaptcha';
import { getContactVerification } from '../features/account/getContactVerification';
import { getMe } from '../features/account/getMe';
import { listVerifiedEmails } from '../features/account/listVerifiedEmails';
import { registerUser } from '../features/account/registerUser';
import { sendActivation } from '../features/account/sendActivation';
import { verifyContact } from '../features/account/verifyContact';
import { verifyEmail } from '../features/account/verifyEmail';
import { impersonateUser } from '../features/adminUser/impersonateUser';
import { listMyBundles } from '../features/bundle/listMyBundles';
import { getFeatures } from '../features/catalogue/getFeatures';
import { getPublicFeatures } from '../features/catalogue/getPublicFeatures';
import { listJournalistLists } from '../features/catalogue/listJournalistLists';
import { listPackages } from '../features/catalogue/listPackages';
import { quotePrice } from '../features/catalogue/quotePrice';
import { approveRelease } from '../features/editorial/approveRelease';
import { getReviewedRelease } from '../features/editorial/getReviewedRelease';
import { holdRelease } from '../features/editorial/holdRelease';
import { listEditorialQueue } from '../features/editorial/listEditorialQueue';
import { openReview } from '../features/editorial/openReview';
import { getFile } from '../features/file/getFile';
import { uploadFile } from '../features/file/uploadFile';
import { confirmEventHook } from '../features/operations/confirmEventHook';
import { getLiveness } from '../features/operations/getLiveness';
import { getReadiness } from '../features/operations/getReadiness';
import { receiveIdentityEvents } from '../features/operations/receiveIdentityEvents';
import { receiveStripeEvent } from '../features/operations/receiveStripeEvent';
import { capturePaymentIntent } from '../features/order/capturePaymentIntent';
import { createPaymentIntent } from '../features/order/createPaymentIntent';
import { listReceipts } from '../features/order/listReceipts';
import { createPartner } from '../features/partner/createPartner';
import { getMyPartner } from '../features/partner/getMyPartner';
import { getPartnerLogo } from '../features/partner/getPartnerLogo';
import { listPartnerPackages } from '../features/partner/listPartnerPackages';
import { listPartners } from '../features/partner/listPartners';
import { savePartner } from '../features/partner/savePartner';
import { searchPartner } from '../features/partner/searchPartner';
import { countReleases } from '../features/release/countReleases';
import { deleteDraft } from '../features/release/deleteDraft';
import { getRelease } from '../features/release/getRelease';
import { listArchivedReleases } from '../features/release/listArchivedReleases';
import { listReleases } from '../features/release/listReleases';
import { resubmitRelease } from '../features/release/resubmitRelease';
import { saveDraft } from '../features/release/saveDraft';
import { submitRelease } from '../features/release/submitRelease';
import { validateRelease } from '../features/release/validateRelease';
import { checkSession } from '../features/session/checkSession';
import { createSession } from '../features/session/createSession';
import { removeSession } from '../features/session/removeSession';
import { restoreAdmin } from '../features/session/restoreAdmin';
import { deleteAccount } from '../features/settings/deleteAccount';
import { downloadAccountExport } from '../features/settings/downloadAccountExport';
import { endOtherSessions } from '../features/settings/endOtherSessions';
import { endSession } from '../features/settings/endSession';
import { exportAccount } from '../features/settings/exportAccount';
import { getChangePasswordUrl } from '../features/settings/getChangePasswordUrl';
import { getDeletionLoss } from '../features/settings/getDeletionLoss';
import { getSecondFactorUrl } from '../features/settings/getSecondFactorUrl';
import { listSessions } from '../features/settings/listSessions';
import { listUserParameters } from '../features/settings/listUserParameters';
import { requestAccountExport } from '../features/settings/requestAccountExport';
import { saveProfile } from '../features/settings/saveProfile';
import { setUserParameter } from '../features/settings/setUserParameter';
import { listSocialAccounts } from '../features/social/listSocialAccounts';
import type { OperationHandlers } from './notYetImplemented';

/**
 * Every call of the contract and its handler, but for those of notYetImplemented.ts. The type checker names the one
 * that is missing, and the one that is in both places.
 */
export const handlers = {
  // account
  getCaptcha,
  registerUser,
  sendActivation,
  verifyEmail,
  getMe,
  getContactVerification,
  verifyContact,
  listVerifiedEmails,
  // session
  createSession,
  checkSession,
  removeSession,
  restoreAdmin,
  // catalogue
  listPackages,
  listJournalistLists,
  getFeatures,
  getPublicFeatures,
  quotePrice,
  // release
  listReleases,
  countReleases,
  saveDraft,
  validateRelease,
  resubmitRelease,
  getRelease,
  deleteDraft,
  submitRelease,
  listArchivedReleases,
  // bundle
  listMyBundles,
  // social
  listSocialAccounts,
  // order
  createPaymentIntent,
  capturePaymentIntent,
  listReceipts,
  // file
  uploadFile,
  getFile,
  // editorial
  listEditorialQueue,
  getReviewedRelease,
  openReview,
  holdRelease,
  approveRelease,
  // settings
  saveProfile,
  listUserParameters,
  setUserParameter,
  getChangePasswordUrl,
  getDeletionLoss,
  getSecondFactorUrl,
  listSessions,
  endSession,
  endOtherSessions,
  requestAccountExport,
  exportAccount,
  downloadAccountExport,
  deleteAccount,
  // partner
  searchPartner,
  listPartnerPackages,
  getPartnerLogo,
  getMyPartner,
  listPartners,
  createPartner,
  savePartner,
  // adminUser
  impersonateUser,
  // operations
  getLiveness,
  getReadiness,
  receiveStripeEvent,
  confirmEventHook,
  receiveIdentityEvents,
} satisfies OperationHandlers;
