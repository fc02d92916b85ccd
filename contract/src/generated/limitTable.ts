// generated from openapi.yaml by npm run generate
import type { LimitTable } from '../operation';

export const limitTable = {
  "captcha-by-address": {
    "by": "address",
    "count": 120,
    "window": 600,
    "calls": [
      "getCaptcha"
    ]
  },
  "registration-by-address": {
    "by": "address",
    "count": 30,
    "window": 3600,
    "calls": [
      "registerUser"
    ]
  },
  "activation-by-address": {
    "by": "address",
    "count": 30,
    "window": 3600,
    "calls": [
      "sendActivation"
    ]
  },
  "activation-by-email": {
    "by": "email",
    "count": 5,
    "window": 3600,
    "what": "mails",
    "stage": "handler",
    "calls": [
      "sendActivation"
    ]
  },
  "token-by-address": {
    "by": "address",
    "count": 60,
    "window": 600,
    "calls": [
      "verifyEmail"
    ]
  },
  "verification-by-account": {
    "by": "account",
    "count": 5,
    "window": 3600,
    "what": "mails",
    "stage": "handler",
    "calls": [
      "verifyContact"
    ]
  },
  "verification-by-email": {
    "by": "email",
    "count": 3,
    "window": 86400,
    "what": "mails",
    "stage": "handler",
    "calls": [
      "verifyContact"
    ]
  },
  "token-by-account": {
    "by": "account",
    "count": 30,
    "window": 3600,
    "calls": [
      "createAccessToken"
    ]
  },
  "export-by-account": {
    "by": "account",
    "count": 3,
    "window": 86400,
    "what": "exports that begin",
    "stage": "handler",
    "calls": [
      "requestAccountExport"
    ]
  },
  "sign-in-by-address": {
    "by": "address",
    "count": 120,
    "window": 600,
    "what": "sign-ins that fail",
    "calls": [
      "createSession"
    ]
  },
  "quote-by-address": {
    "by": "address",
    "count": 600,
    "window": 600,
    "calls": [
      "quotePrice"
    ]
  },
  "coupon-by-address": {
    "by": "address",
    "count": 60,
    "window": 600,
    "what": "coupon codes",
    "stage": "handler",
    "calls": [
      "quotePrice"
    ]
  },
  "proofs-by-address": {
    "by": "address",
    "count": 600,
    "window": 600,
    "calls": [
      "getReleaseProof"
    ]
  },
  "csv-by-account": {
    "by": "account",
    "count": 30,
    "window": 600,
    "calls": [
      "exportPartners",
      "exportReleaseAnalytics",
      "exportQueue",
      "exportDeskFigures",
      "exportUsers",
      "exportCoupons",
      "exportUniversalCoupons",
      "exportOrders",
      "exportRefundRequests",
      "exportBundleOrders",
      "exportApprovals",
      "exportAuditEntries",
      "exportJournalistLists"
    ]
  },
  "save-by-account": {
    "by": "account",
    "count": 120,
    "window": 60,
    "calls": [
      "saveDraft",
      "resubmitRelease"
    ]
  },
  "validation-by-account": {
    "by": "account",
    "count": 120,
    "window": 60,
    "calls": [
      "validateRelease"
    ]
  },
  "pdf-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "getReleasePdf",
      "getReceiptPdf"
    ]
  },
  "duplicate-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "duplicateRelease"
    ]
  },
  "payment-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "createPaymentIntent",
      "capturePaymentIntent",
      "captureUpgradeIntent",
      "createPayPalOrder",
      "createPurchaseEditIntent",
      "payAndSubmitEdit",
      "payBundleOrder",
      "createBundleIntent",
      "updateBundleIntent",
      "captureBundleIntent",
      "createBundlePayPalOrder",
      "subscribe",
      "beginCardSetup"
    ]
  },
  "card-by-account": {
    "by": "account",
    "count": 10,
    "window": 3600,
    "what": "cards that were not good",
    "stage": "handler",
    "calls": [
      "capturePaymentIntent",
      "captureUpgradeIntent",
      "payAndSubmitEdit",
      "payBundleOrder",
      "createPaymentProfile"
    ]
  },
  "card-by-address": {
    "by": "address",
    "count": 30,
    "window": 3600,
    "what": "cards that were not good",
    "stage": "handler",
    "calls": [
      "capturePaymentIntent",
      "captureUpgradeIntent",
      "payAndSubmitEdit",
      "payBundleOrder",
      "createPaymentProfile"
    ]
  },
  "password-reset-by-account": {
    "by": "subject",
    "count": 5,
    "window": 3600,
    "what": "resets",
    "stage": "handler",
    "calls": [
      "resetPassword"
    ]
  },
  "company-sites-by-account": {
    "by": "account",
    "count": 30,
    "window": 3600,
    "calls": [
      "checkCompanySite"
    ]
  },
  "webhook-by-account": {
    "by": "account",
    "count": 30,
    "window": 3600,
    "calls": [
      "createWebhook"
    ]
  },
  "webhook-secret-by-account": {
    "by": "account",
    "count": 30,
    "window": 3600,
    "calls": [
      "renewWebhookSecret"
    ]
  },
  "webhook-test-by-account": {
    "by": "account",
    "count": 30,
    "window": 600,
    "calls": [
      "testWebhook",
      "replayWebhook"
    ]
  },
  "webhook-again-by-account": {
    "by": "account",
    "count": 120,
    "window": 600,
    "calls": [
      "sendWebhookMessageAgain"
    ]
  },
  "test-delivery-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "testSubscriber"
    ]
  },
  "system-check-by-account": {
    "by": "account",
    "count": 30,
    "window": 600,
    "calls": [
      "checkSystem"
    ]
  },
  "upload-by-account": {
    "by": "account",
    "count": 200,
    "window": 3600,
    "calls": [
      "importJournalists",
      "uploadFile"
    ]
  },
  "coupon-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "getUniversalCoupon"
    ]
  },
  "social-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "getSocialAuthorization"
    ]
  },
  "social-return-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "confirmSocialAuthorization"
    ]
  },
  "search-by-account": {
    "by": "account",
    "count": 120,
    "window": 60,
    "calls": [
      "searchRecords"
    ]
  },
  "note-by-account": {
    "by": "account",
    "count": 60,
    "window": 600,
    "calls": [
      "addNote"
    ]
  }
} as const satisfies LimitTable;
