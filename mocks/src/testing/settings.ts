import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings';

const word = 'for-tests-only';
const application = { clientId: word, clientSecret: word };

export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    stripePort: 0,
    inboxPort: 0,
    smtpPort: 0,
    recaptchaPort: null,
    s3Port: null,
    clamdPort: null,
    s3Bucket: '',
    s3AccessKeyId: '',
    s3SecretAccessKey: '',
    captchaSiteKey: '',
    captchaSiteSecret: '',
    dataDir: mkdtempSync(join(tmpdir(), 'dispatch-standins-')),
    publicUrl: 'http://localhost:39999',
    stripeSecretKey: 'sk_test_aSecretForTests',
    stripePublishableKey: 'pk_test_aKeyForTests',
    stripeWebhookSecret: 'whsec_forTestsOnly',
    stripeWebhookUrl: 'http://localhost:39999/api/webhooks/stripe',
    paypal: {
      clientId: 'for-tests-only',
      clientSecret: 'for-tests-only',
      webhookId: 'for-tests-only',
      webhookUrl: 'http://localhost:39999/api/webhooks/paypal',
    },
    social: {
      x: application,
      linkedin: application,
      facebook: application,
      operator: { consumerSecret: word, token: word, tokenSecret: word },
    },
    wireSecret: 'for-tests-only',
    gateway: {
      loginId: 'for-tests-only',
      transactionKey: 'for-tests-only',
      signatureKey: 'for-tests-only',
      webhookUrl: 'http://localhost:39999/api/webhooks/authorizenet',
    },
    ...changes,
  };
}
