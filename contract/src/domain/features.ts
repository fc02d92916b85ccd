import type { components } from '../generated/types';

type FeatureName = keyof components['schemas']['Features'];

/** Switches of what this version has no screens for, and what is missing: nobody can turn them. */
export const missingForFeature: Readonly<Partial<Record<string, string>>> = {
  userHasLegacyLogin: 'the sign-in of the former system',
} satisfies Partial<Record<FeatureName, string>>;
