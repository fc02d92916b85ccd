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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "Registration",
    "forms": [
      {
        "at": "",
        "form": "Registration"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "ActivationRequest",
    "forms": [
      {
        "at": "",
        "form": "ActivationRequest"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getContactVerification": {
    "method": "get",
    "path": "/users/verify",
    "tag": "account",
    "permissions": [
      "account.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "verifyContact": {
    "method": "post",
    "path": "/users/verify",
    "tag": "account",
    "permissions": [
      "account.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200,
      202
    ],
    "requestSchema": "ContactVerification",
    "forms": [
      {
        "at": "",
        "form": "ContactVerification"
      }
    ],
    "ruleStage": "full"
  },
  "listVerifiedEmails": {
    "method": "get",
    "path": "/users/all/verified",
    "tag": "account",
    "permissions": [
      "account.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "UserParameterChange",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "ProfileChange",
    "forms": [
      {
        "at": "",
        "form": "ProfileChange"
      }
    ],
    "ruleStage": "full"
  },
  "getChangePasswordUrl": {
    "method": "get",
    "path": "/settings/changepassword",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getSecondFactorUrl": {
    "method": "get",
    "path": "/settings/secondfactor",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listSessions": {
    "method": "get",
    "path": "/settings/sessions",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listOwnActs": {
    "method": "get",
    "path": "/settings/acts",
    "tag": "settings",
    "permissions": [
      "account.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "endSession": {
    "method": "delete",
    "path": "/settings/sessions/{id}",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "endOtherSessions": {
    "method": "post",
    "path": "/settings/sessions/endothers",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listAccessTokens": {
    "method": "get",
    "path": "/settings/tokens",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "createAccessToken": {
    "method": "post",
    "path": "/settings/tokens",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      201
    ],
    "requestSchema": "AccessTokenForm",
    "forms": [
      {
        "at": "",
        "form": "AccessTokenForm"
      }
    ],
    "ruleStage": "full"
  },
  "revokeAccessToken": {
    "method": "delete",
    "path": "/settings/tokens/{id}",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportAccount": {
    "method": "get",
    "path": "/settings/export",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "requestAccountExport": {
    "method": "post",
    "path": "/settings/export",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "downloadAccountExport": {
    "method": "get",
    "path": "/settings/export/{key}",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getDeletionLoss": {
    "method": "get",
    "path": "/settings/deleteaccount",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "deleteAccount": {
    "method": "post",
    "path": "/settings/deleteaccount",
    "tag": "settings",
    "permissions": [
      "account.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "AccountDeletion",
    "forms": [
      {
        "at": "",
        "form": "AccountDeletion"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "SessionRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "checkSession": {
    "method": "post",
    "path": "/checksession",
    "tag": "session",
    "permissions": [],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SessionCheckRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "removeSession": {
    "method": "post",
    "path": "/removesession",
    "tag": "session",
    "permissions": [],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "restoreAdmin": {
    "method": "post",
    "path": "/admin/users/restoreadmin",
    "tag": "session",
    "permissions": [
      "account.read"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listPackages": {
    "method": "get",
    "path": "/package",
    "tag": "catalogue",
    "permissions": null,
    "takesSession": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "quotePrice": {
    "method": "post",
    "path": "/price/quote",
    "tag": "catalogue",
    "permissions": null,
    "takesSession": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "QuoteRequest",
    "forms": [
      {
        "at": "",
        "form": "QuoteRequest"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getReleaseProof": {
    "method": "get",
    "path": "/releaseproofs/{PRID}",
    "tag": "verification",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getSigningKeys": {
    "method": "get",
    "path": "/signingkeys",
    "tag": "verification",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportPartners": {
    "method": "get",
    "path": "/admin/csv/partners",
    "tag": "partner",
    "permissions": [
      "partners.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "NewPartner",
    "forms": [
      {
        "at": "",
        "form": "NewPartner"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "PartnerChange",
    "forms": [
      {
        "at": "",
        "form": "PartnerChange"
      },
      {
        "at": "/packages/*",
        "form": "PartnerPrice"
      }
    ],
    "ruleStage": "full"
  },
  "listReleases": {
    "method": "get",
    "path": "/distribution",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "countReleases": {
    "method": "get",
    "path": "/distribution/counts",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "ReleaseDraft",
    "forms": [
      {
        "at": "",
        "form": "ReleaseDraft"
      },
      {
        "at": "/newsImage",
        "form": "NewsImageChoice"
      },
      {
        "at": "/attachments/*",
        "form": "AttachmentChoice"
      }
    ],
    "ruleStage": "draft"
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
    "requestSchema": "ReleaseDraft",
    "forms": [
      {
        "at": "",
        "form": "ReleaseDraft"
      },
      {
        "at": "/newsImage",
        "form": "NewsImageChoice"
      },
      {
        "at": "/attachments/*",
        "form": "AttachmentChoice"
      }
    ],
    "ruleStage": "draft"
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
    "requestSchema": "ReleaseDraft",
    "forms": [
      {
        "at": "",
        "form": "ReleaseDraft"
      },
      {
        "at": "/newsImage",
        "form": "NewsImageChoice"
      },
      {
        "at": "/attachments/*",
        "form": "AttachmentChoice"
      }
    ],
    "ruleStage": "draft"
  },
  "getRelease": {
    "method": "get",
    "path": "/distribution/item/{id}",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getReleasePdf": {
    "method": "get",
    "path": "/distribution/item/{id}/pdf",
    "tag": "release",
    "permissions": [
      "releases.read",
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getJournalistMails": {
    "method": "get",
    "path": "/distribution/item/{id}/journalistmails",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listReleaseDeliveries": {
    "method": "get",
    "path": "/distribution/item/{id}/deliveries",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getReleaseAnalytics": {
    "method": "get",
    "path": "/distribution/item/{id}/analytics",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportReleaseAnalytics": {
    "method": "get",
    "path": "/distribution/item/{id}/analytics/csv",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listReleaseVersions": {
    "method": "get",
    "path": "/distribution/item/{id}/versions",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getReleaseVersion": {
    "method": "get",
    "path": "/distribution/item/{id}/versions/{number}",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "compareReleaseVersions": {
    "method": "get",
    "path": "/distribution/item/{id}/versions/{number}/compare/{other}",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "restoreReleaseVersion": {
    "method": "post",
    "path": "/distribution/item/{id}/versions/{number}/restore",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "RestoreRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "duplicateRelease": {
    "method": "post",
    "path": "/distribution/item/{id}/duplicate",
    "tag": "release",
    "permissions": [
      "releases.write"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listArchivedReleases": {
    "method": "get",
    "path": "/distribution/archiverelease",
    "tag": "release",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "RepublishRequest",
    "forms": [
      {
        "at": "",
        "form": "RepublishRequest"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "AcceptRequest",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "DeclineRequest",
    "forms": [
      {
        "at": "",
        "form": "DeclineRequest"
      }
    ],
    "ruleStage": "full"
  },
  "createPaymentIntent": {
    "method": "post",
    "path": "/order/createPaymentIntent",
    "tag": "order",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "PaymentIntentRequest",
    "forms": [
      {
        "at": "",
        "form": "PaymentIntentRequest"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "CaptureRequest",
    "forms": [
      {
        "at": "/creditCard",
        "form": "CreditCard"
      },
      {
        "at": "/terms",
        "form": "TermsAgreement"
      }
    ],
    "ruleStage": "full"
  },
  "listOwnOrders": {
    "method": "get",
    "path": "/order/own",
    "tag": "order",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getOwnOrder": {
    "method": "get",
    "path": "/order/own/{orderNumber}",
    "tag": "order",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listReceipts": {
    "method": "get",
    "path": "/order/receipt",
    "tag": "order",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getReceiptPdf": {
    "method": "get",
    "path": "/order/receipt/pdf",
    "tag": "order",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "UpgradeCaptureRequest",
    "forms": [
      {
        "at": "/creditCard",
        "form": "CreditCard"
      },
      {
        "at": "/terms",
        "form": "TermsAgreement"
      }
    ],
    "ruleStage": "full"
  },
  "createPayPalOrder": {
    "method": "post",
    "path": "/order/paypal",
    "tag": "order",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "PayPalOrderRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "exportQueue": {
    "method": "get",
    "path": "/admin/csv/releases",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "countDesk": {
    "method": "get",
    "path": "/admin/desk/counts",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listSavedReasons": {
    "method": "get",
    "path": "/admin/desk/holdreasons",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "saveHoldReason": {
    "method": "post",
    "path": "/admin/desk/holdreasons",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SavedHoldReasonChoice",
    "forms": [
      {
        "at": "",
        "form": "SavedHoldReasonChoice"
      }
    ],
    "ruleStage": "full"
  },
  "removeSavedReason": {
    "method": "delete",
    "path": "/admin/desk/holdreasons/{id}",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getDeskFigures": {
    "method": "get",
    "path": "/admin/desk/figures",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportDeskFigures": {
    "method": "get",
    "path": "/admin/csv/desk-figures",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listDeskStaff": {
    "method": "get",
    "path": "/admin/desk/staff",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listEditRequests": {
    "method": "get",
    "path": "/admin/editrequests",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "declineEditRequest": {
    "method": "post",
    "path": "/admin/editrequests/{id}/decline",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "EditDeclineRequest",
    "forms": [
      {
        "at": "",
        "form": "EditDeclineRequest"
      }
    ],
    "ruleStage": "full"
  },
  "listEditorialQueue": {
    "method": "get",
    "path": "/admin/releases",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getReviewedRelease": {
    "method": "get",
    "path": "/admin/releases/{id}",
    "tag": "editorial",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "ReleaseDraft",
    "forms": [
      {
        "at": "",
        "form": "ReleaseDraft"
      },
      {
        "at": "/newsImage",
        "form": "NewsImageChoice"
      },
      {
        "at": "/attachments/*",
        "form": "AttachmentChoice"
      }
    ],
    "ruleStage": "draft"
  },
  "handOverClaim": {
    "method": "put",
    "path": "/admin/releases/{id}/claim",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "HandOverRequest",
    "forms": [
      {
        "at": "",
        "form": "HandOverRequest"
      }
    ],
    "ruleStage": "full"
  },
  "claimRelease": {
    "method": "post",
    "path": "/admin/releases/{id}/claim",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "giveBackClaim": {
    "method": "delete",
    "path": "/admin/releases/{id}/claim",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "HoldRequest",
    "forms": [
      {
        "at": "",
        "form": "HoldRequest"
      },
      {
        "at": "/reasons/*",
        "form": "HoldReasonChoice"
      },
      {
        "at": "/reasons/*/place",
        "form": "PlaceChoice"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "ApprovalRequest",
    "forms": [
      {
        "at": "",
        "form": "ApprovalRequest"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "PassUpRequest",
    "forms": [
      {
        "at": "",
        "form": "PassUpRequest"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "RefusalRequest",
    "forms": [
      {
        "at": "",
        "form": "RefusalRequest"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "EditorialChanges",
    "forms": [
      {
        "at": "",
        "form": "EditorialChanges"
      }
    ],
    "ruleStage": "full"
  },
  "approveForOwnSite": {
    "method": "post",
    "path": "/admin/releases/approve",
    "tag": "editorial",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "RowsAsked",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "TakeDownRequest",
    "forms": [
      {
        "at": "",
        "form": "TakeDownRequest"
      }
    ],
    "ruleStage": "full"
  },
  "searchUsers": {
    "method": "get",
    "path": "/admin/users/search",
    "tag": "adminUser",
    "permissions": [
      "users.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportUsers": {
    "method": "get",
    "path": "/admin/csv/users",
    "tag": "adminUser",
    "permissions": [
      "users.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getUser": {
    "method": "get",
    "path": "/admin/user/{id}",
    "tag": "adminUser",
    "permissions": [
      "users.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listUserAddresses": {
    "method": "get",
    "path": "/admin/users/verify",
    "tag": "adminUser",
    "permissions": [
      "users.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "AddressVerification",
    "forms": [],
    "ruleStage": "full"
  },
  "listArchiveCounts": {
    "method": "get",
    "path": "/admin/user/{id}/archivereleasecounts",
    "tag": "adminUser",
    "permissions": [
      "users.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listUserSessions": {
    "method": "get",
    "path": "/admin/user/{id}/sessions",
    "tag": "adminUser",
    "permissions": [
      "users.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "endUserSessions": {
    "method": "post",
    "path": "/admin/user/{id}/endsessions",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "endSessionsOfUsers": {
    "method": "post",
    "path": "/admin/users/endsessions",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "RowsAsked",
    "forms": [],
    "ruleStage": "full"
  },
  "setUserGroup": {
    "method": "post",
    "path": "/admin/users/setgroup",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "GroupChange",
    "forms": [
      {
        "at": "",
        "form": "GroupChange"
      }
    ],
    "ruleStage": "full"
  },
  "resetSecondFactor": {
    "method": "post",
    "path": "/admin/resetmfa",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "UserReference",
    "forms": [],
    "ruleStage": "full"
  },
  "resetPassword": {
    "method": "post",
    "path": "/admin/temppassword",
    "tag": "adminUser",
    "permissions": [
      "users.manage"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "UserReference",
    "forms": [],
    "ruleStage": "full"
  },
  "getUserFeatures": {
    "method": "get",
    "path": "/admin/user/{id}/features",
    "tag": "adminUser",
    "permissions": [
      "users.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "UserFeatureSettings",
    "forms": [
      {
        "at": "",
        "form": "UserFeatureSettings"
      }
    ],
    "ruleStage": "full"
  },
  "impersonateUser": {
    "method": "post",
    "path": "/admin/users/impersonate/{id}",
    "tag": "adminUser",
    "permissions": [
      "users.impersonate"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "searchCoupons": {
    "method": "get",
    "path": "/admin/coupons/search",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportCoupons": {
    "method": "get",
    "path": "/admin/csv/coupons",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getCoupon": {
    "method": "get",
    "path": "/admin/coupon/{id}",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
      201,
      202
    ],
    "requestSchema": "CouponForm",
    "forms": [
      {
        "at": "",
        "form": "CouponForm"
      }
    ],
    "ruleStage": "full"
  },
  "expireCoupons": {
    "method": "post",
    "path": "/admin/coupons/expire",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "RowsAsked",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "CouponStatusChange",
    "forms": [],
    "ruleStage": "full"
  },
  "searchUniversalCoupons": {
    "method": "get",
    "path": "/admin/universalcoupons/search",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportUniversalCoupons": {
    "method": "get",
    "path": "/admin/csv/universalcoupons",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getAdminUniversalCoupon": {
    "method": "get",
    "path": "/admin/universalcoupon/{id}",
    "tag": "adminCoupon",
    "permissions": [
      "coupons.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
      201,
      202
    ],
    "requestSchema": "UniversalCouponForm",
    "forms": [
      {
        "at": "",
        "form": "UniversalCouponForm"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportOrders": {
    "method": "get",
    "path": "/admin/csv/orders",
    "tag": "adminOrder",
    "permissions": [
      "orders.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportRefundRequests": {
    "method": "get",
    "path": "/admin/csv/refunds",
    "tag": "adminOrder",
    "permissions": [
      "orders.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "RefundForm",
    "forms": [
      {
        "at": "",
        "form": "RefundForm"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "RefundDecision",
    "forms": [
      {
        "at": "",
        "form": "RefundDecision"
      },
      {
        "at": "/rejection",
        "form": "RefundRejection"
      }
    ],
    "ruleStage": "full"
  },
  "searchBundleOrders": {
    "method": "get",
    "path": "/admin/bundleorder/search",
    "tag": "adminBundle",
    "permissions": [
      "bundles.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportBundleOrders": {
    "method": "get",
    "path": "/admin/csv/bundleorders",
    "tag": "adminBundle",
    "permissions": [
      "bundles.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getBundleOrder": {
    "method": "get",
    "path": "/admin/bundleorder/{id}",
    "tag": "adminBundle",
    "permissions": [
      "bundles.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listBundleLots": {
    "method": "get",
    "path": "/admin/bundleorder/{id}/userpackagebundles",
    "tag": "adminBundle",
    "permissions": [
      "bundles.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
      200,
      202
    ],
    "requestSchema": "BundleLotChanges",
    "forms": [
      {
        "at": "/*",
        "form": "BundleLotChange"
      }
    ],
    "ruleStage": "full"
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
      200,
      202
    ],
    "requestSchema": "BundleLineItemIds",
    "forms": [],
    "ruleStage": "full"
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
      201,
      202
    ],
    "requestSchema": "BundleGift",
    "forms": [
      {
        "at": "",
        "form": "BundleGift"
      }
    ],
    "ruleStage": "full"
  },
  "listApprovals": {
    "method": "get",
    "path": "/admin/approvals",
    "tag": "adminApproval",
    "permissions": [
      "approvals.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportApprovals": {
    "method": "get",
    "path": "/admin/csv/approvals",
    "tag": "adminApproval",
    "permissions": [
      "approvals.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getApproval": {
    "method": "get",
    "path": "/admin/approvals/{id}",
    "tag": "adminApproval",
    "permissions": [
      "approvals.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "confirmApproval": {
    "method": "post",
    "path": "/admin/approvals/{id}/confirm",
    "tag": "adminApproval",
    "permissions": [
      "approvals.decide"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "ApprovalConfirmation",
    "forms": [
      {
        "at": "",
        "form": "ApprovalConfirmation"
      }
    ],
    "ruleStage": "full"
  },
  "declineApproval": {
    "method": "post",
    "path": "/admin/approvals/{id}/decline",
    "tag": "adminApproval",
    "permissions": [
      "approvals.decide"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ApprovalDecline",
    "forms": [
      {
        "at": "",
        "form": "ApprovalDecline"
      }
    ],
    "ruleStage": "full"
  },
  "withdrawApproval": {
    "method": "post",
    "path": "/admin/approvals/{id}/withdraw",
    "tag": "adminApproval",
    "permissions": [
      "approvals.request"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "setApprovalReason": {
    "method": "put",
    "path": "/admin/approvals/{id}/reason",
    "tag": "adminApproval",
    "permissions": [
      "approvals.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ApprovalReason",
    "forms": [
      {
        "at": "",
        "form": "ApprovalReason"
      }
    ],
    "ruleStage": "full"
  },
  "getProviderComparison": {
    "method": "get",
    "path": "/admin/finance/comparison",
    "tag": "finance",
    "permissions": [
      "finance.compare.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "runProviderComparison": {
    "method": "post",
    "path": "/admin/finance/comparison",
    "tag": "finance",
    "permissions": [
      "finance.compare"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getDeferredRevenueProgress": {
    "method": "get",
    "path": "/admin/finance/deferredrevenue/{year}/{month}",
    "tag": "finance",
    "permissions": [
      "finance.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "makeDeferredRevenue": {
    "method": "post",
    "path": "/admin/finance/deferredrevenue/{year}/{month}",
    "tag": "finance",
    "permissions": [
      "finance.read"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listCompanies": {
    "method": "get",
    "path": "/companies",
    "tag": "company",
    "permissions": [
      "releases.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "createCompany": {
    "method": "post",
    "path": "/companies",
    "tag": "company",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      201
    ],
    "requestSchema": "CompanyPageChange",
    "forms": [
      {
        "at": "",
        "form": "CompanyPageChange"
      }
    ],
    "ruleStage": "full"
  },
  "saveCompany": {
    "method": "put",
    "path": "/companies/{id}",
    "tag": "company",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "CompanyPageChange",
    "forms": [
      {
        "at": "",
        "form": "CompanyPageChange"
      }
    ],
    "ruleStage": "full"
  },
  "deleteCompany": {
    "method": "delete",
    "path": "/companies/{id}",
    "tag": "company",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "checkCompanySite": {
    "method": "post",
    "path": "/companies/{id}/site",
    "tag": "company",
    "permissions": [
      "releases.write"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listCompanyNames": {
    "method": "get",
    "path": "/admin/companies",
    "tag": "company",
    "permissions": [
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "decideCompanyName": {
    "method": "post",
    "path": "/admin/companies/{id}/decision",
    "tag": "company",
    "permissions": [
      "releases.review"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "CompanyNameDecision",
    "forms": [
      {
        "at": "",
        "form": "CompanyNameDecision"
      }
    ],
    "ruleStage": "full"
  },
  "listWebhooks": {
    "method": "get",
    "path": "/settings/webhooks",
    "tag": "webhook",
    "permissions": [
      "webhooks.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "createWebhook": {
    "method": "post",
    "path": "/settings/webhooks",
    "tag": "webhook",
    "permissions": [
      "webhooks.manage"
    ],
    "idempotent": false,
    "successStatus": [
      201
    ],
    "requestSchema": "WebhookForm",
    "forms": [
      {
        "at": "",
        "form": "WebhookForm"
      }
    ],
    "ruleStage": "full"
  },
  "saveWebhook": {
    "method": "put",
    "path": "/settings/webhooks/{id}",
    "tag": "webhook",
    "permissions": [
      "webhooks.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "WebhookChange",
    "forms": [
      {
        "at": "",
        "form": "WebhookChange"
      }
    ],
    "ruleStage": "full"
  },
  "deleteWebhook": {
    "method": "delete",
    "path": "/settings/webhooks/{id}",
    "tag": "webhook",
    "permissions": [
      "webhooks.manage"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "renewWebhookSecret": {
    "method": "post",
    "path": "/settings/webhooks/{id}/secret",
    "tag": "webhook",
    "permissions": [
      "webhooks.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "testWebhook": {
    "method": "post",
    "path": "/settings/webhooks/{id}/test",
    "tag": "webhook",
    "permissions": [
      "webhooks.manage"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "replayWebhook": {
    "method": "post",
    "path": "/settings/webhooks/{id}/replay",
    "tag": "webhook",
    "permissions": [
      "webhooks.manage"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listWebhookMessages": {
    "method": "get",
    "path": "/settings/webhooks/{id}/messages",
    "tag": "webhook",
    "permissions": [
      "webhooks.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getWebhookMessage": {
    "method": "get",
    "path": "/settings/webhookmessages/{id}",
    "tag": "webhook",
    "permissions": [
      "webhooks.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "sendWebhookMessageAgain": {
    "method": "post",
    "path": "/settings/webhookmessages/{id}/again",
    "tag": "webhook",
    "permissions": [
      "webhooks.manage"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listSubscribers": {
    "method": "get",
    "path": "/admin/subscribers",
    "tag": "subscriber",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "createSubscriber": {
    "method": "post",
    "path": "/admin/subscribers",
    "tag": "subscriber",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      201
    ],
    "requestSchema": "NewSubscriber",
    "forms": [
      {
        "at": "",
        "form": "NewSubscriber"
      }
    ],
    "ruleStage": "full"
  },
  "getSubscriber": {
    "method": "get",
    "path": "/admin/subscribers/{id}",
    "tag": "subscriber",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "saveSubscriber": {
    "method": "put",
    "path": "/admin/subscribers/{id}",
    "tag": "subscriber",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SubscriberChange",
    "forms": [
      {
        "at": "",
        "form": "SubscriberChange"
      }
    ],
    "ruleStage": "full"
  },
  "deleteSubscriber": {
    "method": "delete",
    "path": "/admin/subscribers/{id}",
    "tag": "subscriber",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "renewSubscriberSecret": {
    "method": "post",
    "path": "/admin/subscribers/{id}/secret",
    "tag": "subscriber",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "testSubscriber": {
    "method": "post",
    "path": "/admin/subscribers/{id}/test",
    "tag": "subscriber",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listSubscriberDeliveries": {
    "method": "get",
    "path": "/admin/subscribers/{id}/deliveries",
    "tag": "subscriber",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getDeliveredStory": {
    "method": "get",
    "path": "/admin/deliveries/{id}",
    "tag": "subscriber",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "sendDeliveryAgain": {
    "method": "post",
    "path": "/admin/deliveries/{id}/again",
    "tag": "subscriber",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listFailedJobs": {
    "method": "get",
    "path": "/admin/jobs/failed",
    "tag": "adminSystem",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "retryFailedJobs": {
    "method": "post",
    "path": "/admin/jobs/failed/retry",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "FailedJobsRetry",
    "forms": [],
    "ruleStage": "full"
  },
  "giveUpFailedJobs": {
    "method": "post",
    "path": "/admin/jobs/failed/giveup",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "FailedJobsGiveUp",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "giveUpFailedJob": {
    "method": "post",
    "path": "/admin/jobs/failed/{id}/giveup",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "GiveUpRequest",
    "forms": [
      {
        "at": "",
        "form": "GiveUpRequest"
      }
    ],
    "ruleStage": "full"
  },
  "getOverview": {
    "method": "get",
    "path": "/admin/overview",
    "tag": "adminSystem",
    "permissions": [
      "orders.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getSystem": {
    "method": "get",
    "path": "/admin/system",
    "tag": "adminSystem",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "checkSystem": {
    "method": "get",
    "path": "/admin/system/checks",
    "tag": "adminSystem",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "exportAuditEntries": {
    "method": "get",
    "path": "/admin/csv/audit",
    "tag": "adminSystem",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listAuditEntries": {
    "method": "get",
    "path": "/admin/audit",
    "tag": "adminSystem",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getInstallationFeatures": {
    "method": "get",
    "path": "/admin/features",
    "tag": "adminSystem",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "InstallationFeatureSettings",
    "forms": [
      {
        "at": "",
        "form": "InstallationFeatureSettings"
      }
    ],
    "ruleStage": "full"
  },
  "getApprovalLimits": {
    "method": "get",
    "path": "/admin/settings/approvals",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "setApprovalLimits": {
    "method": "put",
    "path": "/admin/settings/approvals",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "ApprovalLimitSettings",
    "forms": [
      {
        "at": "",
        "form": "ApprovalLimitSettings"
      }
    ],
    "ruleStage": "full"
  },
  "getRetention": {
    "method": "get",
    "path": "/admin/settings/retention",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "setRetention": {
    "method": "put",
    "path": "/admin/settings/retention",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "RetentionSettings",
    "forms": [
      {
        "at": "",
        "form": "RetentionSettings"
      }
    ],
    "ruleStage": "full"
  },
  "getSettings": {
    "method": "get",
    "path": "/admin/settings",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "setSettings": {
    "method": "put",
    "path": "/admin/settings",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SiteSettingsChange",
    "forms": [
      {
        "at": "",
        "form": "SiteSettingsChange"
      }
    ],
    "ruleStage": "full"
  },
  "getPrices": {
    "method": "get",
    "path": "/admin/prices",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "setPrices": {
    "method": "put",
    "path": "/admin/prices",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "PricesChange",
    "forms": [
      {
        "at": "",
        "form": "PricesChange"
      }
    ],
    "ruleStage": "full"
  },
  "listAllJournalistLists": {
    "method": "get",
    "path": "/admin/journalistlists",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "addJournalistList": {
    "method": "post",
    "path": "/admin/journalistlists",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      201
    ],
    "requestSchema": "NewJournalistList",
    "forms": [
      {
        "at": "",
        "form": "NewJournalistList"
      }
    ],
    "ruleStage": "full"
  },
  "exportJournalistLists": {
    "method": "get",
    "path": "/admin/csv/journalistlists",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "saveJournalistList": {
    "method": "put",
    "path": "/admin/journalistlists/{listId}",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "JournalistListChange",
    "forms": [
      {
        "at": "",
        "form": "JournalistListChange"
      }
    ],
    "ruleStage": "full"
  },
  "deleteJournalistList": {
    "method": "delete",
    "path": "/admin/journalistlists/{listId}",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getJournalistImport": {
    "method": "get",
    "path": "/admin/journalistlists/{listId}/imports",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "importJournalists": {
    "method": "post",
    "path": "/admin/journalistlists/{listId}/imports",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      202
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "removeJournalists": {
    "method": "delete",
    "path": "/admin/journalistlists/{listId}/people",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listTerms": {
    "method": "get",
    "path": "/admin/terms",
    "tag": "adminSettings",
    "permissions": [
      "installation.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "setTerms": {
    "method": "post",
    "path": "/admin/terms",
    "tag": "adminSettings",
    "permissions": [
      "installation.manage"
    ],
    "idempotent": false,
    "successStatus": [
      201
    ],
    "requestSchema": "TermsChange",
    "forms": [
      {
        "at": "",
        "form": "TermsChange"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": "StripeEvent",
    "forms": [],
    "ruleStage": "full"
  },
  "confirmEventHook": {
    "method": "get",
    "path": "/webhooks/identity",
    "tag": "operations",
    "permissions": null,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "receiveIdentityEvents": {
    "method": "post",
    "path": "/webhooks/identity",
    "tag": "operations",
    "permissions": null,
    "secretHeader": "X-Event-Hook-Secret",
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "IdentityEvents",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "PayPalEvent",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "GatewayEvent",
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getFile": {
    "method": "get",
    "path": "/file/{uploadKey}",
    "tag": "file",
    "permissions": [
      "files.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listMyCoupons": {
    "method": "get",
    "path": "/users/coupons",
    "tag": "coupon",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getUniversalCoupon": {
    "method": "get",
    "path": "/universalcoupon",
    "tag": "coupon",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "createPurchaseEditIntent": {
    "method": "post",
    "path": "/purchaseedit/createPaymentIntent",
    "tag": "purchaseEdit",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "PurchaseEditIntentRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "payAndSubmitEdit": {
    "method": "post",
    "path": "/purchaseedit/payandsubmit",
    "tag": "purchaseEdit",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "PurchaseEditRequest",
    "forms": [
      {
        "at": "",
        "form": "PurchaseEditRequest"
      },
      {
        "at": "/creditCard",
        "form": "CreditCard"
      },
      {
        "at": "/terms",
        "form": "TermsAgreement"
      }
    ],
    "ruleStage": "full"
  },
  "listMyBundles": {
    "method": "get",
    "path": "/bundleorder/userPackageBundles",
    "tag": "bundle",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listBundlePackages": {
    "method": "get",
    "path": "/distribution/bundlepackages",
    "tag": "bundle",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getCart": {
    "method": "get",
    "path": "/bundleorder/cart",
    "tag": "bundle",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
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
    "requestSchema": "CartRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "payBundleOrder": {
    "method": "post",
    "path": "/bundleorder/pay",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "BundlePayment",
    "forms": [
      {
        "at": "/creditCard",
        "form": "CreditCard"
      },
      {
        "at": "/terms",
        "form": "TermsAgreement"
      }
    ],
    "ruleStage": "full"
  },
  "createBundleIntent": {
    "method": "post",
    "path": "/bundleorder/getPaymentIntent",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      200
    ],
    "requestSchema": "BundleIntentRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "updateBundleIntent": {
    "method": "post",
    "path": "/bundleorder/getPaymentIntent/{intentId}",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "BundleIntentRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "captureBundleIntent": {
    "method": "post",
    "path": "/bundleorder/capturePaymentIntent",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "BundleCaptureRequest",
    "forms": [],
    "ruleStage": "full"
  },
  "createBundlePayPalOrder": {
    "method": "post",
    "path": "/bundleorder/paypal",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "BundlePayPalRequest",
    "forms": [
      {
        "at": "/terms",
        "form": "TermsAgreement"
      }
    ],
    "ruleStage": "full"
  },
  "subscribe": {
    "method": "post",
    "path": "/users/subscribe",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "SubscriptionRequest",
    "forms": [
      {
        "at": "",
        "form": "SubscriptionRequest"
      },
      {
        "at": "/terms",
        "form": "TermsAgreement"
      }
    ],
    "ruleStage": "full"
  },
  "createPaymentProfile": {
    "method": "post",
    "path": "/users/paymentprofile",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "PaymentProfileRequest",
    "forms": [
      {
        "at": "",
        "form": "PaymentProfileRequest"
      },
      {
        "at": "/creditCard",
        "form": "CreditCard"
      },
      {
        "at": "/terms",
        "form": "TermsAgreement"
      }
    ],
    "ruleStage": "full"
  },
  "listSubscriptions": {
    "method": "get",
    "path": "/users/subscriptions",
    "tag": "bundle",
    "permissions": [
      "orders.read.own"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "setSubscriptionCard": {
    "method": "put",
    "path": "/users/subscriptions/{id}",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SubscriptionCard",
    "forms": [
      {
        "at": "",
        "form": "SubscriptionCard"
      }
    ],
    "ruleStage": "full"
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
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listPaymentMethods": {
    "method": "get",
    "path": "/users/paymentmethods",
    "tag": "bundle",
    "permissions": [
      "orders.read.own"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "savePaymentMethod": {
    "method": "post",
    "path": "/users/paymentmethods",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      201
    ],
    "requestSchema": "SavePaymentMethod",
    "forms": [],
    "ruleStage": "full"
  },
  "beginCardSetup": {
    "method": "post",
    "path": "/users/paymentmethods/setup",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "removePaymentMethod": {
    "method": "delete",
    "path": "/users/paymentmethods/{id}",
    "tag": "bundle",
    "permissions": [
      "orders.pay"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "getSocialAuthorization": {
    "method": "get",
    "path": "/social/authorizationprweb",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "confirmSocialAuthorization": {
    "method": "get",
    "path": "/social/authorizationprweb/confirm",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listSocialAccounts": {
    "method": "get",
    "path": "/social/account",
    "tag": "social",
    "permissions": [
      "social.read"
    ],
    "idempotent": false,
    "successStatus": [
      200,
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "hasActiveReleases": {
    "method": "get",
    "path": "/social/doesprweboauthhaveactivereleaseses/{accountId}",
    "tag": "social",
    "permissions": [
      "social.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "removeSocialAccount": {
    "method": "delete",
    "path": "/social/account/{accountId}",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      204
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listFacebookPages": {
    "method": "get",
    "path": "/social/facebookpage",
    "tag": "social",
    "permissions": [
      "social.read"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "chooseFacebookPage": {
    "method": "post",
    "path": "/social/facebookpage",
    "tag": "social",
    "permissions": [
      "social.connect"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "FacebookPageChoice",
    "forms": [
      {
        "at": "",
        "form": "FacebookPageChoice"
      }
    ],
    "ruleStage": "full"
  },
  "searchRecords": {
    "method": "get",
    "path": "/search",
    "tag": "search",
    "permissions": [],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listSavedFilters": {
    "method": "get",
    "path": "/admin/filters/{kind}",
    "tag": "adminList",
    "permissions": [
      "users.read",
      "orders.read",
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "saveFilter": {
    "method": "post",
    "path": "/admin/filters/{kind}",
    "tag": "adminList",
    "permissions": [
      "records.note"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SavedFilterForm",
    "forms": [
      {
        "at": "",
        "form": "SavedFilterForm"
      }
    ],
    "ruleStage": "full"
  },
  "renameFilter": {
    "method": "put",
    "path": "/admin/filters/{kind}/{id}",
    "tag": "adminList",
    "permissions": [
      "records.note"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": "SavedFilterName",
    "forms": [
      {
        "at": "",
        "form": "SavedFilterName"
      }
    ],
    "ruleStage": "full"
  },
  "deleteFilter": {
    "method": "delete",
    "path": "/admin/filters/{kind}/{id}",
    "tag": "adminList",
    "permissions": [
      "records.note"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "viewRecord": {
    "method": "put",
    "path": "/admin/record/{kind}/{id}/viewers",
    "tag": "adminRecord",
    "permissions": [
      "records.note"
    ],
    "refusesTokens": true,
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listTimeline": {
    "method": "get",
    "path": "/admin/record/{kind}/{id}/timeline",
    "tag": "adminRecord",
    "permissions": [
      "users.read",
      "orders.read",
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "addNote": {
    "method": "post",
    "path": "/admin/record/{kind}/{id}/notes",
    "tag": "adminRecord",
    "permissions": [
      "records.note"
    ],
    "idempotent": true,
    "successStatus": [
      201
    ],
    "requestSchema": "NoteForm",
    "forms": [
      {
        "at": "",
        "form": "NoteForm"
      }
    ],
    "ruleStage": "full"
  },
  "withdrawNote": {
    "method": "post",
    "path": "/admin/note/{id}/withdraw",
    "tag": "adminRecord",
    "permissions": [
      "records.note"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  },
  "listColleagues": {
    "method": "get",
    "path": "/admin/colleagues/{kind}",
    "tag": "adminRecord",
    "permissions": [
      "users.read",
      "orders.read",
      "desk.read"
    ],
    "idempotent": false,
    "successStatus": [
      200
    ],
    "requestSchema": null,
    "forms": [],
    "ruleStage": "full"
  }
} as const satisfies OperationTable;
