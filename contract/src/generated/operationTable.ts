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
  }
} as const satisfies OperationTable;
