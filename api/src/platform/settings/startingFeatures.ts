import type { components } from '@dispatch/contract';

export type Features = components['schemas']['Features'];

/** The switches with which an installation begins. Those that begin with `user` hold for users one by one. */
export const startingFeatures: Features & { redirectCountDown: number } = {
  userHasLegacyLogin: false,
  userHasStripeApi: true,
  userShowArchiveReleases: false,
  hasEnableOAuthLinkedIn: false,
  hasEnableOAuthFacebook: false,
  hasEnableBundleStorePage: false,
  userSendDistributionToIris: false,
  hasEnablePurchaseEdit: false,
  hasEnableBackToDraft: false,
  showPaymentCaptcha: false,
  // Seconds: the warning, and when extending ends.
  sessionTimeout: '600,60',
  // Seconds before the legacy page goes on by itself.
  redirectCountDown: 10,
};
