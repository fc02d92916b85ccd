import type { components } from '@dispatch/contract';

export type Features = components['schemas']['Features'];

/** The switches of an installation; a user's `feature_overrides` replace them one by one. */
const installationFeatures: Features = {
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
};

/** Switches of what is not built yet: nobody has them on, because nothing would follow. */
const notBuilt: ReadonlySet<string> = new Set(['showPaymentCaptcha'] satisfies (keyof Features)[]);

/**
 * The switches that hold for a user. What the overrides hold beside switches, or of another type, is left out, and so
 * are switches of what is not built yet.
 */
export const featuresFor = (overrides: Readonly<Record<string, unknown>>): Features => {
  const taken = Object.entries(overrides).filter(
    ([name, value]) =>
      Object.hasOwn(installationFeatures, name) &&
      !notBuilt.has(name) &&
      typeof value === typeof installationFeatures[name as keyof Features],
  );
  return { ...installationFeatures, ...(Object.fromEntries(taken) as Partial<Features>) };
};
