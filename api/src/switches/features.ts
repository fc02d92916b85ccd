import type { components } from '@dispatch/contract';
import { query } from '../database/database';

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

/** Overrides of another type, and switches of what is not built yet, are left out. */
const featuresFor = (overrides: Readonly<Record<string, unknown>>): Features => {
  const taken = Object.entries(overrides).filter(
    ([name, value]) =>
      Object.hasOwn(installationFeatures, name) &&
      !notBuilt.has(name) &&
      typeof value === typeof installationFeatures[name as keyof Features],
  );
  return { ...installationFeatures, ...(Object.fromEntries(taken) as Partial<Features>) };
};

/** SQL of a switch of the user of the row `u`. */
export const switchedOnSql = (name: 'userSendDistributionToIris'): string =>
  `coalesce(u.feature_overrides -> '${name}' = 'true', ${installationFeatures[name]})`;

export const featuresOf = async (userId: number): Promise<Features> => {
  const [row] = await query<{ feature_overrides: Record<string, unknown> }>(
    'features-of-user',
    'select feature_overrides from users where user_id = $1',
    [userId],
  );
  return featuresFor(row?.feature_overrides ?? {});
};
