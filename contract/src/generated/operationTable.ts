// generated from openapi.yaml by npm run generate
import type { OperationTable } from '../operation';

export const operationTable = {
  "getCaptcha": {
    "method": "get",
    "path": "/captcha",
    "tag": "account",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "registerUser": {
    "method": "post",
    "path": "/users/add",
    "tag": "account",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "Registration"
  },
  "sendActivation": {
    "method": "post",
    "path": "/users/sendactivation",
    "tag": "account",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ActivationRequest"
  },
  "verifyEmail": {
    "method": "post",
    "path": "/verified/{encryptedToken}",
    "tag": "account",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getMe": {
    "method": "get",
    "path": "/users/me",
    "tag": "account",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "verifyContact": {
    "method": "post",
    "path": "/users/verify",
    "tag": "account",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200,
      202
    ],
    "requestSchema": "ContactVerification"
  },
  "listVerifiedEmails": {
    "method": "get",
    "path": "/users/all/verified",
    "tag": "account",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "createSession": {
    "method": "post",
    "path": "/createsession",
    "tag": "session",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SessionRequest"
  },
  "checkSession": {
    "method": "post",
    "path": "/checksession",
    "tag": "session",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SessionCheckRequest"
  },
  "removeSession": {
    "method": "post",
    "path": "/removesession",
    "tag": "session",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listPackages": {
    "method": "get",
    "path": "/package",
    "tag": "catalogue",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listJournalistLists": {
    "method": "get",
    "path": "/addition/cjl",
    "tag": "catalogue",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getFeatures": {
    "method": "get",
    "path": "/features",
    "tag": "catalogue",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getPublicFeatures": {
    "method": "get",
    "path": "/publicFeatures",
    "tag": "catalogue",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listReleases": {
    "method": "get",
    "path": "/distribution",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "saveDraft": {
    "method": "post",
    "path": "/distribution/item/saveDraft",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": true,
    "successStatus": [
      200,
      201
    ],
    "requestSchema": "ReleaseDraft"
  },
  "validateRelease": {
    "method": "post",
    "path": "/distribution/item/validateFull",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ReleaseDraft"
  },
  "resubmitRelease": {
    "method": "post",
    "path": "/distribution/item/resubmit",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ReleaseDraft"
  },
  "getRelease": {
    "method": "get",
    "path": "/distribution/item/{id}",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "deleteDraft": {
    "method": "delete",
    "path": "/distribution/item/{id}",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null
  },
  "submitRelease": {
    "method": "put",
    "path": "/distribution/item/{id}/submit",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "createPaymentIntent": {
    "method": "post",
    "path": "/order/createPaymentIntent",
    "tag": "order",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "PaymentIntentRequest"
  },
  "capturePaymentIntent": {
    "method": "post",
    "path": "/order/capturePaymentIntent",
    "tag": "order",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "CaptureRequest"
  },
  "listReceipts": {
    "method": "get",
    "path": "/order/receipt",
    "tag": "order",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listEditorialQueue": {
    "method": "get",
    "path": "/admin/releases",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getReviewedRelease": {
    "method": "get",
    "path": "/admin/releases/{id}",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "saveReviewedRelease": {
    "method": "put",
    "path": "/admin/releases/{id}",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ReleaseDraft"
  },
  "openReview": {
    "method": "post",
    "path": "/admin/releases/{id}/open",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "holdRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/hold",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "HoldRequest"
  },
  "approveRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/approve",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ApprovalRequest"
  },
  "receiveStripeEvent": {
    "method": "post",
    "path": "/webhooks/stripe",
    "tag": "operations",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "StripeEvent"
  },
  "getLiveness": {
    "method": "get",
    "path": "/health/live",
    "tag": "operations",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getReadiness": {
    "method": "get",
    "path": "/health/ready",
    "tag": "operations",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "searchPartner": {
    "method": "get",
    "path": "/partner/search",
    "tag": "partner",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listPartnerPackages": {
    "method": "get",
    "path": "/package/partner",
    "tag": "partner",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getPartnerLogo": {
    "method": "get",
    "path": "/partner/logo/{logoKey}",
    "tag": "partner",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getMyPartner": {
    "method": "get",
    "path": "/partner",
    "tag": "partner",
    "permissions": [
      "account.read"
    ],
    "idempotent": false,
    "successStatus": [
      200,
      204
    ],
    "requestSchema": null
  },
  "listPartners": {
    "method": "get",
    "path": "/admin/partners",
    "tag": "partner",
    "permissions": [
      "partners.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "createPartner": {
    "method": "post",
    "path": "/admin/partners",
    "tag": "partner",
    "permissions": [
      "partners.edit"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "NewPartner"
  },
  "savePartner": {
    "method": "post",
    "path": "/admin/partner/{partnerId}",
    "tag": "partner",
    "permissions": [
      "partners.edit"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "PartnerChange"
  },
  "quotePrice": {
    "method": "post",
    "path": "/price/quote",
    "tag": "catalogue",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "QuoteRequest"
  },
  "listUserParameters": {
    "method": "get",
    "path": "/users/parameters",
    "tag": "settings",
    "permissions": [
      "account.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "setUserParameter": {
    "method": "put",
    "path": "/users/parameter",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "UserParameterChange"
  },
  "saveProfile": {
    "method": "put",
    "path": "/users/save",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ProfileChange"
  },
  "getChangePasswordUrl": {
    "method": "get",
    "path": "/settings/changepassword",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getSecondFactorUrl": {
    "method": "get",
    "path": "/settings/secondfactor",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listSessions": {
    "method": "get",
    "path": "/settings/sessions",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "endSession": {
    "method": "delete",
    "path": "/settings/sessions/{id}",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null
  },
  "endOtherSessions": {
    "method": "post",
    "path": "/settings/sessions/endothers",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "exportAccount": {
    "method": "get",
    "path": "/settings/export",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "requestAccountExport": {
    "method": "post",
    "path": "/settings/export",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": true,
    "successStatus": [
      202
    ],
    "requestSchema": null
  },
  "downloadAccountExport": {
    "method": "get",
    "path": "/settings/export/{key}",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "deleteAccount": {
    "method": "post",
    "path": "/settings/deleteaccount",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "AccountDeletion"
  },
  "listArchivedReleases": {
    "method": "get",
    "path": "/distribution/archiverelease",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "searchUsers": {
    "method": "get",
    "path": "/admin/users/search",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getUser": {
    "method": "get",
    "path": "/admin/user/{id}",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listUserAddresses": {
    "method": "get",
    "path": "/admin/users/verify",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "verifyUserAddress": {
    "method": "post",
    "path": "/admin/users/verify",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "AddressVerification"
  },
  "listArchiveCounts": {
    "method": "get",
    "path": "/admin/user/{id}/archivereleasecounts",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "setUserGroup": {
    "method": "post",
    "path": "/admin/users/setgroup",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "GroupChange"
  },
  "resetSecondFactor": {
    "method": "post",
    "path": "/admin/resetmfa",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "UserReference"
  },
  "resetPassword": {
    "method": "post",
    "path": "/admin/temppassword",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "UserReference"
  },
  "getUserFeatures": {
    "method": "get",
    "path": "/admin/user/{id}/features",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "setUserFeatures": {
    "method": "put",
    "path": "/admin/user/{id}/features",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "UserFeatureSettings"
  },
  "impersonateUser": {
    "method": "post",
    "path": "/admin/users/impersonate/{id}",
    "tag": "adminUser",
    "permissions": [
      "users.impersonate"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "restoreAdmin": {
    "method": "post",
    "path": "/admin/users/restoreadmin",
    "tag": "session",
    "permissions": [
      "account.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "searchCoupons": {
    "method": "get",
    "path": "/admin/coupons/search",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getCoupon": {
    "method": "get",
    "path": "/admin/coupon/{id}",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "saveCoupon": {
    "method": "post",
    "path": "/admin/coupons/save",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": true,
    "successStatus": [
      200,
      201
    ],
    "requestSchema": "CouponForm"
  },
  "setCouponStatus": {
    "method": "post",
    "path": "/admin/coupon/{id}/setstatus",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "CouponStatusChange"
  },
  "searchUniversalCoupons": {
    "method": "get",
    "path": "/admin/universalcoupons/search",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getAdminUniversalCoupon": {
    "method": "get",
    "path": "/admin/universalcoupon/{id}",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "saveUniversalCoupon": {
    "method": "post",
    "path": "/admin/universalcoupons/save",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": true,
    "successStatus": [
      200,
      201
    ],
    "requestSchema": "UniversalCouponForm"
  },
  "searchOrders": {
    "method": "get",
    "path": "/admin/order",
    "tag": "adminOrder",
    "permissions": [
      "orders.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getOrder": {
    "method": "get",
    "path": "/admin/order/item",
    "tag": "adminOrder",
    "permissions": [
      "orders.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listRefundRequests": {
    "method": "get",
    "path": "/admin/order/refund",
    "tag": "adminOrder",
    "permissions": [
      "orders.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "createRefundRequest": {
    "method": "post",
    "path": "/admin/order/refund",
    "tag": "adminOrder",
    "permissions": [
      "refunds.request"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "RefundForm"
  },
  "getOrderRefunds": {
    "method": "get",
    "path": "/admin/order/refund/item",
    "tag": "adminOrder",
    "permissions": [
      "orders.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "setRefundStatus": {
    "method": "post",
    "path": "/admin/order/refund/setstatus",
    "tag": "adminOrder",
    "permissions": [
      "refunds.decide"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "RefundDecision"
  },
  "searchBundleOrders": {
    "method": "get",
    "path": "/admin/bundleorder/search",
    "tag": "adminBundle",
    "permissions": [
      "bundles.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getBundleOrder": {
    "method": "get",
    "path": "/admin/bundleorder/{id}",
    "tag": "adminBundle",
    "permissions": [
      "bundles.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listBundleLots": {
    "method": "get",
    "path": "/admin/bundleorder/{id}/userpackagebundles",
    "tag": "adminBundle",
    "permissions": [
      "bundles.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "saveBundleLots": {
    "method": "patch",
    "path": "/admin/bundleorder/userpackagebundles",
    "tag": "adminBundle",
    "permissions": [
      "bundles.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "BundleLotChanges"
  },
  "refundBundleOrder": {
    "method": "post",
    "path": "/admin/bundleorder/refund",
    "tag": "adminBundle",
    "permissions": [
      "bundles.manage"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "BundleLineItemIds"
  },
  "giveBundle": {
    "method": "post",
    "path": "/admin/bundleorder/give",
    "tag": "adminBundle",
    "permissions": [
      "bundles.manage"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "BundleGift"
  },
  "getDeferredRevenue": {
    "method": "get",
    "path": "/admin/finance/deferredrevenue",
    "tag": "finance",
    "permissions": [
      "finance.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listPublications": {
    "method": "get",
    "path": "/publish/getsenttoiriscomplete/{days}",
    "tag": "publication",
    "permissions": [
      "publications.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getPublication": {
    "method": "get",
    "path": "/publish/getera/{id}",
    "tag": "publication",
    "permissions": [
      "publications.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "passUpRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/passup",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "handBackRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/handback",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "unlockRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/unlock",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "refuseRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/refuse",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "RefusalRequest"
  },
  "approveWithChanges": {
    "method": "post",
    "path": "/admin/releases/{id}/approvewithchanges",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "EditorialChanges"
  },
  "takeDownRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/takedown",
    "tag": "editorial",
    "permissions": [
      "releases.takeDown"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "TakeDownRequest"
  },
  "listFailedJobs": {
    "method": "get",
    "path": "/admin/jobs/failed",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "retryFailedJob": {
    "method": "post",
    "path": "/admin/jobs/failed/{id}/retry",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null
  },
  "listAuditEntries": {
    "method": "get",
    "path": "/admin/audit",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getInstallationFeatures": {
    "method": "get",
    "path": "/admin/features",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "setInstallationFeatures": {
    "method": "put",
    "path": "/admin/features",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "InstallationFeatureSettings"
  },
  "uploadFile": {
    "method": "post",
    "path": "/file",
    "tag": "file",
    "permissions": [
      "files.upload"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": null
  },
  "getFile": {
    "method": "get",
    "path": "/file/{uploadKey}",
    "tag": "file",
    "permissions": [
      "files.upload"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "publishRelease": {
    "method": "post",
    "path": "/distribution/item/publish",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "RepublishRequest"
  },
  "moveBackToDraft": {
    "method": "get",
    "path": "/distribution/backToDraft/{id}",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "acceptChanges": {
    "method": "post",
    "path": "/distribution/item/{id}/accept",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "declineChanges": {
    "method": "post",
    "path": "/distribution/item/{id}/decline",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "DeclineRequest"
  },
  "getTerms": {
    "method": "get",
    "path": "/terms",
    "tag": "catalogue",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listMyCoupons": {
    "method": "get",
    "path": "/users/coupons",
    "tag": "coupon",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getUniversalCoupon": {
    "method": "get",
    "path": "/universalcoupon",
    "tag": "coupon",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "captureUpgradeIntent": {
    "method": "post",
    "path": "/order/captureUpgradeIntent",
    "tag": "order",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "UpgradeCaptureRequest"
  },
  "createPayPalOrder": {
    "method": "post",
    "path": "/order/paypal",
    "tag": "order",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "PayPalOrderRequest"
  },
  "createPurchaseEditIntent": {
    "method": "post",
    "path": "/purchaseedit/createPaymentIntent",
    "tag": "purchaseEdit",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "PurchaseEditIntentRequest"
  },
  "payAndSubmitEdit": {
    "method": "post",
    "path": "/purchaseedit/payandsubmit",
    "tag": "purchaseEdit",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "PurchaseEditRequest"
  },
  "listMyBundles": {
    "method": "get",
    "path": "/bundleorder/userPackageBundles",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listBundlePackages": {
    "method": "get",
    "path": "/distribution/bundlepackages",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "getCart": {
    "method": "get",
    "path": "/bundleorder/cart",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "saveCart": {
    "method": "post",
    "path": "/bundleorder/cart",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "CartRequest"
  },
  "payBundleOrder": {
    "method": "post",
    "path": "/bundleorder/pay",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "BundlePayment"
  },
  "createBundleIntent": {
    "method": "post",
    "path": "/bundleorder/getPaymentIntent",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "BundleIntentRequest"
  },
  "updateBundleIntent": {
    "method": "post",
    "path": "/bundleorder/getPaymentIntent/{intentId}",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "BundleIntentRequest"
  },
  "captureBundleIntent": {
    "method": "post",
    "path": "/bundleorder/capturePaymentIntent",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "BundleCaptureRequest"
  },
  "createBundlePayPalOrder": {
    "method": "post",
    "path": "/bundleorder/paypal",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "BundlePayPalRequest"
  },
  "subscribe": {
    "method": "post",
    "path": "/users/subscribe",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "SubscriptionRequest"
  },
  "createPaymentProfile": {
    "method": "post",
    "path": "/users/paymentprofile",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "PaymentProfileRequest"
  },
  "listSubscriptions": {
    "method": "get",
    "path": "/users/subscriptions",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "cancelSubscription": {
    "method": "delete",
    "path": "/users/subscriptions/{id}",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null
  },
  "listPaymentMethods": {
    "method": "get",
    "path": "/users/paymentmethods",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "removePaymentMethod": {
    "method": "delete",
    "path": "/users/paymentmethods/{id}",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null
  },
  "getSocialAuthorization": {
    "method": "get",
    "path": "/social/authorizationprweb",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "confirmSocialAuthorization": {
    "method": "get",
    "path": "/social/authorizationprweb/confirm",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "listSocialAccounts": {
    "method": "get",
    "path": "/social/account",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "idempotent": false,
    "successStatus": [
      200,
      204
    ],
    "requestSchema": null
  },
  "hasActiveReleases": {
    "method": "get",
    "path": "/social/doesprweboauthhaveactivereleaseses/{accountId}",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "removeSocialAccount": {
    "method": "delete",
    "path": "/social/account/{accountId}",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null
  },
  "listFacebookPages": {
    "method": "get",
    "path": "/social/facebookpage",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null
  },
  "chooseFacebookPage": {
    "method": "post",
    "path": "/social/facebookpage",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "FacebookPageChoice"
  },
  "receivePayPalEvent": {
    "method": "post",
    "path": "/webhooks/paypal",
    "tag": "operations",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "PayPalEvent"
  },
  "receiveGatewayEvent": {
    "method": "post",
    "path": "/webhooks/authorizenet",
    "tag": "operations",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "GatewayEvent"
  }
} as const satisfies OperationTable;
