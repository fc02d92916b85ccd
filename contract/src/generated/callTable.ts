// generated from openapi.yaml by npm run generate
import type { CallTable } from '../operation';

export const callTable = {
  "getCaptcha": [
    "get",
    "/captcha"
  ],
  "registerUser": [
    "post",
    "/users/add"
  ],
  "sendActivation": [
    "post",
    "/users/sendactivation"
  ],
  "verifyEmail": [
    "post",
    "/verified/{encryptedToken}"
  ],
  "getMe": [
    "get",
    "/users/me"
  ],
  "getContactVerification": [
    "get",
    "/users/verify"
  ],
  "verifyContact": [
    "post",
    "/users/verify"
  ],
  "listVerifiedEmails": [
    "get",
    "/users/all/verified"
  ],
  "listUserParameters": [
    "get",
    "/users/parameters"
  ],
  "setUserParameter": [
    "put",
    "/users/parameter"
  ],
  "saveProfile": [
    "put",
    "/users/save"
  ],
  "getChangePasswordUrl": [
    "get",
    "/settings/changepassword"
  ],
  "getSecondFactorUrl": [
    "get",
    "/settings/secondfactor"
  ],
  "listSessions": [
    "get",
    "/settings/sessions"
  ],
  "listOwnActs": [
    "get",
    "/settings/acts"
  ],
  "endSession": [
    "delete",
    "/settings/sessions/{id}"
  ],
  "endOtherSessions": [
    "post",
    "/settings/sessions/endothers"
  ],
  "listAccessTokens": [
    "get",
    "/settings/tokens"
  ],
  "createAccessToken": [
    "post",
    "/settings/tokens"
  ],
  "revokeAccessToken": [
    "delete",
    "/settings/tokens/{id}"
  ],
  "exportAccount": [
    "get",
    "/settings/export"
  ],
  "requestAccountExport": [
    "post",
    "/settings/export"
  ],
  "downloadAccountExport": [
    "get",
    "/settings/export/{key}"
  ],
  "getDeletionLoss": [
    "get",
    "/settings/deleteaccount"
  ],
  "deleteAccount": [
    "post",
    "/settings/deleteaccount"
  ],
  "createSession": [
    "post",
    "/createsession"
  ],
  "checkSession": [
    "post",
    "/checksession"
  ],
  "removeSession": [
    "post",
    "/removesession"
  ],
  "restoreAdmin": [
    "post",
    "/admin/users/restoreadmin"
  ],
  "listPackages": [
    "get",
    "/package"
  ],
  "listJournalistLists": [
    "get",
    "/addition/cjl"
  ],
  "getFeatures": [
    "get",
    "/features"
  ],
  "getPublicFeatures": [
    "get",
    "/publicFeatures"
  ],
  "quotePrice": [
    "post",
    "/price/quote"
  ],
  "getTerms": [
    "get",
    "/terms"
  ],
  "getReleaseProof": [
    "get",
    "/releaseproofs/{PRID}"
  ],
  "getSigningKeys": [
    "get",
    "/signingkeys"
  ],
  "searchPartner": [
    "get",
    "/partner/search"
  ],
  "listPartnerPackages": [
    "get",
    "/package/partner"
  ],
  "getPartnerLogo": [
    "get",
    "/partner/logo/{logoKey}"
  ],
  "getMyPartner": [
    "get",
    "/partner"
  ],
  "exportPartners": [
    "get",
    "/admin/csv/partners"
  ],
  "listPartners": [
    "get",
    "/admin/partners"
  ],
  "createPartner": [
    "post",
    "/admin/partners"
  ],
  "savePartner": [
    "post",
    "/admin/partner/{partnerId}"
  ],
  "listReleases": [
    "get",
    "/distribution"
  ],
  "countReleases": [
    "get",
    "/distribution/counts"
  ],
  "saveDraft": [
    "post",
    "/distribution/item/saveDraft"
  ],
  "validateRelease": [
    "post",
    "/distribution/item/validateFull"
  ],
  "resubmitRelease": [
    "post",
    "/distribution/item/resubmit"
  ],
  "getRelease": [
    "get",
    "/distribution/item/{id}"
  ],
  "deleteDraft": [
    "delete",
    "/distribution/item/{id}"
  ],
  "getReleasePdf": [
    "get",
    "/distribution/item/{id}/pdf"
  ],
  "getJournalistMails": [
    "get",
    "/distribution/item/{id}/journalistmails"
  ],
  "listReleaseDeliveries": [
    "get",
    "/distribution/item/{id}/deliveries"
  ],
  "getReleaseAnalytics": [
    "get",
    "/distribution/item/{id}/analytics"
  ],
  "exportReleaseAnalytics": [
    "get",
    "/distribution/item/{id}/analytics/csv"
  ],
  "listReleaseVersions": [
    "get",
    "/distribution/item/{id}/versions"
  ],
  "getReleaseVersion": [
    "get",
    "/distribution/item/{id}/versions/{number}"
  ],
  "compareReleaseVersions": [
    "get",
    "/distribution/item/{id}/versions/{number}/compare/{other}"
  ],
  "restoreReleaseVersion": [
    "post",
    "/distribution/item/{id}/versions/{number}/restore"
  ],
  "duplicateRelease": [
    "post",
    "/distribution/item/{id}/duplicate"
  ],
  "submitRelease": [
    "put",
    "/distribution/item/{id}/submit"
  ],
  "listArchivedReleases": [
    "get",
    "/distribution/archiverelease"
  ],
  "publishRelease": [
    "post",
    "/distribution/item/publish"
  ],
  "moveBackToDraft": [
    "get",
    "/distribution/backToDraft/{id}"
  ],
  "acceptChanges": [
    "post",
    "/distribution/item/{id}/accept"
  ],
  "declineChanges": [
    "post",
    "/distribution/item/{id}/decline"
  ],
  "createPaymentIntent": [
    "post",
    "/order/createPaymentIntent"
  ],
  "capturePaymentIntent": [
    "post",
    "/order/capturePaymentIntent"
  ],
  "listOwnOrders": [
    "get",
    "/order/own"
  ],
  "getOwnOrder": [
    "get",
    "/order/own/{orderNumber}"
  ],
  "listReceipts": [
    "get",
    "/order/receipt"
  ],
  "getReceiptPdf": [
    "get",
    "/order/receipt/pdf"
  ],
  "captureUpgradeIntent": [
    "post",
    "/order/captureUpgradeIntent"
  ],
  "createPayPalOrder": [
    "post",
    "/order/paypal"
  ],
  "exportQueue": [
    "get",
    "/admin/csv/releases"
  ],
  "countDesk": [
    "get",
    "/admin/desk/counts"
  ],
  "listSavedReasons": [
    "get",
    "/admin/desk/holdreasons"
  ],
  "saveHoldReason": [
    "post",
    "/admin/desk/holdreasons"
  ],
  "removeSavedReason": [
    "delete",
    "/admin/desk/holdreasons/{id}"
  ],
  "getDeskFigures": [
    "get",
    "/admin/desk/figures"
  ],
  "exportDeskFigures": [
    "get",
    "/admin/csv/desk-figures"
  ],
  "listDeskStaff": [
    "get",
    "/admin/desk/staff"
  ],
  "listEditRequests": [
    "get",
    "/admin/editrequests"
  ],
  "declineEditRequest": [
    "post",
    "/admin/editrequests/{id}/decline"
  ],
  "listEditorialQueue": [
    "get",
    "/admin/releases"
  ],
  "getReviewedRelease": [
    "get",
    "/admin/releases/{id}"
  ],
  "saveReviewedRelease": [
    "put",
    "/admin/releases/{id}"
  ],
  "handOverClaim": [
    "put",
    "/admin/releases/{id}/claim"
  ],
  "claimRelease": [
    "post",
    "/admin/releases/{id}/claim"
  ],
  "giveBackClaim": [
    "delete",
    "/admin/releases/{id}/claim"
  ],
  "openReview": [
    "post",
    "/admin/releases/{id}/open"
  ],
  "holdRelease": [
    "post",
    "/admin/releases/{id}/hold"
  ],
  "approveRelease": [
    "post",
    "/admin/releases/{id}/approve"
  ],
  "passUpRelease": [
    "post",
    "/admin/releases/{id}/passup"
  ],
  "handBackRelease": [
    "post",
    "/admin/releases/{id}/handback"
  ],
  "unlockRelease": [
    "post",
    "/admin/releases/{id}/unlock"
  ],
  "refuseRelease": [
    "post",
    "/admin/releases/{id}/refuse"
  ],
  "approveWithChanges": [
    "post",
    "/admin/releases/{id}/approvewithchanges"
  ],
  "approveForOwnSite": [
    "post",
    "/admin/releases/approve"
  ],
  "takeDownRelease": [
    "post",
    "/admin/releases/{id}/takedown"
  ],
  "searchUsers": [
    "get",
    "/admin/users/search"
  ],
  "exportUsers": [
    "get",
    "/admin/csv/users"
  ],
  "getUser": [
    "get",
    "/admin/user/{id}"
  ],
  "listUserAddresses": [
    "get",
    "/admin/users/verify"
  ],
  "verifyUserAddress": [
    "post",
    "/admin/users/verify"
  ],
  "listArchiveCounts": [
    "get",
    "/admin/user/{id}/archivereleasecounts"
  ],
  "listUserSessions": [
    "get",
    "/admin/user/{id}/sessions"
  ],
  "endUserSessions": [
    "post",
    "/admin/user/{id}/endsessions"
  ],
  "endSessionsOfUsers": [
    "post",
    "/admin/users/endsessions"
  ],
  "setUserGroup": [
    "post",
    "/admin/users/setgroup"
  ],
  "resetSecondFactor": [
    "post",
    "/admin/resetmfa"
  ],
  "resetPassword": [
    "post",
    "/admin/temppassword"
  ],
  "getUserFeatures": [
    "get",
    "/admin/user/{id}/features"
  ],
  "setUserFeatures": [
    "put",
    "/admin/user/{id}/features"
  ],
  "impersonateUser": [
    "post",
    "/admin/users/impersonate/{id}"
  ],
  "searchCoupons": [
    "get",
    "/admin/coupons/search"
  ],
  "exportCoupons": [
    "get",
    "/admin/csv/coupons"
  ],
  "getCoupon": [
    "get",
    "/admin/coupon/{id}"
  ],
  "saveCoupon": [
    "post",
    "/admin/coupons/save"
  ],
  "expireCoupons": [
    "post",
    "/admin/coupons/expire"
  ],
  "setCouponStatus": [
    "post",
    "/admin/coupon/{id}/setstatus"
  ],
  "searchUniversalCoupons": [
    "get",
    "/admin/universalcoupons/search"
  ],
  "exportUniversalCoupons": [
    "get",
    "/admin/csv/universalcoupons"
  ],
  "getAdminUniversalCoupon": [
    "get",
    "/admin/universalcoupon/{id}"
  ],
  "saveUniversalCoupon": [
    "post",
    "/admin/universalcoupons/save"
  ],
  "searchOrders": [
    "get",
    "/admin/order"
  ],
  "exportOrders": [
    "get",
    "/admin/csv/orders"
  ],
  "exportRefundRequests": [
    "get",
    "/admin/csv/refunds"
  ],
  "getOrder": [
    "get",
    "/admin/order/item"
  ],
  "listRefundRequests": [
    "get",
    "/admin/order/refund"
  ],
  "createRefundRequest": [
    "post",
    "/admin/order/refund"
  ],
  "getOrderRefunds": [
    "get",
    "/admin/order/refund/item"
  ],
  "setRefundStatus": [
    "post",
    "/admin/order/refund/setstatus"
  ],
  "searchBundleOrders": [
    "get",
    "/admin/bundleorder/search"
  ],
  "exportBundleOrders": [
    "get",
    "/admin/csv/bundleorders"
  ],
  "getBundleOrder": [
    "get",
    "/admin/bundleorder/{id}"
  ],
  "listBundleLots": [
    "get",
    "/admin/bundleorder/{id}/userpackagebundles"
  ],
  "saveBundleLots": [
    "patch",
    "/admin/bundleorder/userpackagebundles"
  ],
  "refundBundleOrder": [
    "post",
    "/admin/bundleorder/refund"
  ],
  "giveBundle": [
    "post",
    "/admin/bundleorder/give"
  ],
  "listApprovals": [
    "get",
    "/admin/approvals"
  ],
  "exportApprovals": [
    "get",
    "/admin/csv/approvals"
  ],
  "getApproval": [
    "get",
    "/admin/approvals/{id}"
  ],
  "confirmApproval": [
    "post",
    "/admin/approvals/{id}/confirm"
  ],
  "declineApproval": [
    "post",
    "/admin/approvals/{id}/decline"
  ],
  "withdrawApproval": [
    "post",
    "/admin/approvals/{id}/withdraw"
  ],
  "setApprovalReason": [
    "put",
    "/admin/approvals/{id}/reason"
  ],
  "getProviderComparison": [
    "get",
    "/admin/finance/comparison"
  ],
  "runProviderComparison": [
    "post",
    "/admin/finance/comparison"
  ],
  "getDeferredRevenue": [
    "get",
    "/admin/finance/deferredrevenue"
  ],
  "getDeferredRevenueProgress": [
    "get",
    "/admin/finance/deferredrevenue/{year}/{month}"
  ],
  "makeDeferredRevenue": [
    "post",
    "/admin/finance/deferredrevenue/{year}/{month}"
  ],
  "listPublications": [
    "get",
    "/publish/getsenttoiriscomplete/{days}"
  ],
  "getPublication": [
    "get",
    "/publish/getera/{id}"
  ],
  "listCompanies": [
    "get",
    "/companies"
  ],
  "createCompany": [
    "post",
    "/companies"
  ],
  "saveCompany": [
    "put",
    "/companies/{id}"
  ],
  "deleteCompany": [
    "delete",
    "/companies/{id}"
  ],
  "checkCompanySite": [
    "post",
    "/companies/{id}/site"
  ],
  "listCompanyNames": [
    "get",
    "/admin/companies"
  ],
  "decideCompanyName": [
    "post",
    "/admin/companies/{id}/decision"
  ],
  "listWebhooks": [
    "get",
    "/settings/webhooks"
  ],
  "createWebhook": [
    "post",
    "/settings/webhooks"
  ],
  "saveWebhook": [
    "put",
    "/settings/webhooks/{id}"
  ],
  "deleteWebhook": [
    "delete",
    "/settings/webhooks/{id}"
  ],
  "renewWebhookSecret": [
    "post",
    "/settings/webhooks/{id}/secret"
  ],
  "testWebhook": [
    "post",
    "/settings/webhooks/{id}/test"
  ],
  "replayWebhook": [
    "post",
    "/settings/webhooks/{id}/replay"
  ],
  "listWebhookMessages": [
    "get",
    "/settings/webhooks/{id}/messages"
  ],
  "getWebhookMessage": [
    "get",
    "/settings/webhookmessages/{id}"
  ],
  "sendWebhookMessageAgain": [
    "post",
    "/settings/webhookmessages/{id}/again"
  ],
  "listSubscribers": [
    "get",
    "/admin/subscribers"
  ],
  "createSubscriber": [
    "post",
    "/admin/subscribers"
  ],
  "getSubscriber": [
    "get",
    "/admin/subscribers/{id}"
  ],
  "saveSubscriber": [
    "put",
    "/admin/subscribers/{id}"
  ],
  "deleteSubscriber": [
    "delete",
    "/admin/subscribers/{id}"
  ],
  "renewSubscriberSecret": [
    "post",
    "/admin/subscribers/{id}/secret"
  ],
  "testSubscriber": [
    "post",
    "/admin/subscribers/{id}/test"
  ],
  "listSubscriberDeliveries": [
    "get",
    "/admin/subscribers/{id}/deliveries"
  ],
  "getDeliveredStory": [
    "get",
    "/admin/deliveries/{id}"
  ],
  "sendDeliveryAgain": [
    "post",
    "/admin/deliveries/{id}/again"
  ],
  "listFailedJobs": [
    "get",
    "/admin/jobs/failed"
  ],
  "retryFailedJobs": [
    "post",
    "/admin/jobs/failed/retry"
  ],
  "giveUpFailedJobs": [
    "post",
    "/admin/jobs/failed/giveup"
  ],
  "retryFailedJob": [
    "post",
    "/admin/jobs/failed/{id}/retry"
  ],
  "giveUpFailedJob": [
    "post",
    "/admin/jobs/failed/{id}/giveup"
  ],
  "getOverview": [
    "get",
    "/admin/overview"
  ],
  "getSystem": [
    "get",
    "/admin/system"
  ],
  "checkSystem": [
    "get",
    "/admin/system/checks"
  ],
  "exportAuditEntries": [
    "get",
    "/admin/csv/audit"
  ],
  "listAuditEntries": [
    "get",
    "/admin/audit"
  ],
  "getInstallationFeatures": [
    "get",
    "/admin/features"
  ],
  "setInstallationFeatures": [
    "put",
    "/admin/features"
  ],
  "getApprovalLimits": [
    "get",
    "/admin/settings/approvals"
  ],
  "setApprovalLimits": [
    "put",
    "/admin/settings/approvals"
  ],
  "getRetention": [
    "get",
    "/admin/settings/retention"
  ],
  "setRetention": [
    "put",
    "/admin/settings/retention"
  ],
  "getSettings": [
    "get",
    "/admin/settings"
  ],
  "setSettings": [
    "put",
    "/admin/settings"
  ],
  "getPrices": [
    "get",
    "/admin/prices"
  ],
  "setPrices": [
    "put",
    "/admin/prices"
  ],
  "listAllJournalistLists": [
    "get",
    "/admin/journalistlists"
  ],
  "addJournalistList": [
    "post",
    "/admin/journalistlists"
  ],
  "exportJournalistLists": [
    "get",
    "/admin/csv/journalistlists"
  ],
  "saveJournalistList": [
    "put",
    "/admin/journalistlists/{listId}"
  ],
  "deleteJournalistList": [
    "delete",
    "/admin/journalistlists/{listId}"
  ],
  "getJournalistImport": [
    "get",
    "/admin/journalistlists/{listId}/imports"
  ],
  "importJournalists": [
    "post",
    "/admin/journalistlists/{listId}/imports"
  ],
  "removeJournalists": [
    "delete",
    "/admin/journalistlists/{listId}/people"
  ],
  "listTerms": [
    "get",
    "/admin/terms"
  ],
  "setTerms": [
    "post",
    "/admin/terms"
  ],
  "receiveStripeEvent": [
    "post",
    "/webhooks/stripe"
  ],
  "confirmEventHook": [
    "get",
    "/webhooks/identity"
  ],
  "receiveIdentityEvents": [
    "post",
    "/webhooks/identity"
  ],
  "getLiveness": [
    "get",
    "/health/live"
  ],
  "getReadiness": [
    "get",
    "/health/ready"
  ],
  "receivePayPalEvent": [
    "post",
    "/webhooks/paypal"
  ],
  "receiveGatewayEvent": [
    "post",
    "/webhooks/authorizenet"
  ],
  "uploadFile": [
    "post",
    "/file"
  ],
  "getFile": [
    "get",
    "/file/{uploadKey}"
  ],
  "listMyCoupons": [
    "get",
    "/users/coupons"
  ],
  "getUniversalCoupon": [
    "get",
    "/universalcoupon"
  ],
  "createPurchaseEditIntent": [
    "post",
    "/purchaseedit/createPaymentIntent"
  ],
  "payAndSubmitEdit": [
    "post",
    "/purchaseedit/payandsubmit"
  ],
  "listMyBundles": [
    "get",
    "/bundleorder/userPackageBundles"
  ],
  "listBundlePackages": [
    "get",
    "/distribution/bundlepackages"
  ],
  "getCart": [
    "get",
    "/bundleorder/cart"
  ],
  "saveCart": [
    "post",
    "/bundleorder/cart"
  ],
  "payBundleOrder": [
    "post",
    "/bundleorder/pay"
  ],
  "createBundleIntent": [
    "post",
    "/bundleorder/getPaymentIntent"
  ],
  "updateBundleIntent": [
    "post",
    "/bundleorder/getPaymentIntent/{intentId}"
  ],
  "captureBundleIntent": [
    "post",
    "/bundleorder/capturePaymentIntent"
  ],
  "createBundlePayPalOrder": [
    "post",
    "/bundleorder/paypal"
  ],
  "subscribe": [
    "post",
    "/users/subscribe"
  ],
  "createPaymentProfile": [
    "post",
    "/users/paymentprofile"
  ],
  "listSubscriptions": [
    "get",
    "/users/subscriptions"
  ],
  "setSubscriptionCard": [
    "put",
    "/users/subscriptions/{id}"
  ],
  "cancelSubscription": [
    "delete",
    "/users/subscriptions/{id}"
  ],
  "listPaymentMethods": [
    "get",
    "/users/paymentmethods"
  ],
  "savePaymentMethod": [
    "post",
    "/users/paymentmethods"
  ],
  "beginCardSetup": [
    "post",
    "/users/paymentmethods/setup"
  ],
  "removePaymentMethod": [
    "delete",
    "/users/paymentmethods/{id}"
  ],
  "getSocialAuthorization": [
    "get",
    "/social/authorizationprweb"
  ],
  "confirmSocialAuthorization": [
    "get",
    "/social/authorizationprweb/confirm"
  ],
  "listSocialAccounts": [
    "get",
    "/social/account"
  ],
  "hasActiveReleases": [
    "get",
    "/social/doesprweboauthhaveactivereleaseses/{accountId}"
  ],
  "removeSocialAccount": [
    "delete",
    "/social/account/{accountId}"
  ],
  "listFacebookPages": [
    "get",
    "/social/facebookpage"
  ],
  "chooseFacebookPage": [
    "post",
    "/social/facebookpage"
  ],
  "searchRecords": [
    "get",
    "/search"
  ],
  "listSavedFilters": [
    "get",
    "/admin/filters/{kind}"
  ],
  "saveFilter": [
    "post",
    "/admin/filters/{kind}"
  ],
  "renameFilter": [
    "put",
    "/admin/filters/{kind}/{id}"
  ],
  "deleteFilter": [
    "delete",
    "/admin/filters/{kind}/{id}"
  ],
  "viewRecord": [
    "put",
    "/admin/record/{kind}/{id}/viewers"
  ],
  "listTimeline": [
    "get",
    "/admin/record/{kind}/{id}/timeline"
  ],
  "addNote": [
    "post",
    "/admin/record/{kind}/{id}/notes"
  ],
  "withdrawNote": [
    "post",
    "/admin/note/{id}/withdraw"
  ],
  "listColleagues": [
    "get",
    "/admin/colleagues/{kind}"
  ]
} as const satisfies CallTable;
