import { message, missingForFeature, type CallData } from '@dispatch/contract';

export type InstallationFlags = Omit<CallData<'getInstallationFeatures'>, 'version'>;
export type OwnFlags = CallData<'getUserFeatures'>['own'];
export type SwitchName = Exclude<keyof OwnFlags, 'sessionTimeout'>;

/** What a switch turns on, in words. */
export const switchLabels: Readonly<Record<SwitchName, string>> = {
  hasEnableOAuthLinkedIn: 'LinkedIn can be connected',
  hasEnableOAuthFacebook: 'Facebook can be connected',
  hasEnableBundleStorePage: 'Bundles can be bought in the store',
  hasEnablePurchaseEdit: 'Edits can be bought',
  hasEnableBackToDraft: 'Submitted releases can be taken back',
  showPaymentCaptcha: 'Paying asks for a captcha',
  userHasLegacyLogin: 'Signs in as in the former system',
  userHasStripeApi: "Pays in the card provider's form",
  userShowArchiveReleases: 'Sees releases of the former system',
  userSendDistributionToIris: 'Releases go to the downstream system',
};

/** Why a switch cannot be turned; undefined when it can. */
export const whyFixed = (name: string): string | undefined => {
  const missing = missingForFeature[name];
  return missing === undefined ? undefined : message('feature-not-available', { missing });
};
