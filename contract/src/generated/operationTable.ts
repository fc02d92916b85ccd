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
    "idempotent": false,
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
  }
} as const satisfies OperationTable;
