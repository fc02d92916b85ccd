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

/** Switches with others in the place of some; values of another type are left out. */
export const featuresWith = <Set extends object>(
  base: Set,
  others: Readonly<Record<string, unknown>>,
): Set => {
  const taken = Object.entries(others).filter(
    ([name, value]) => Object.hasOwn(base, name) && typeof value === typeof base[name as keyof Set],
  );
  return { ...base, ...Object.fromEntries(taken) };
};
