import type { Config } from '../../platform/settings/config';
import { query } from '../../platform/database/database';
import { type Features, featuresWith, startingFeatures } from '../../platform/settings/startingFeatures';

/** SQL of a switch of the user of the row `u`. */
export const switchedOnSql = (name: 'userSendDistributionToIris'): string =>
  `coalesce(u.feature_overrides -> '${name}' = 'true', ${startingFeatures[name]})`;

/** Names of the switches that hold for everybody who has no own one. */
export const installationFeatureNames = Object.keys(startingFeatures).filter(
  (name) => !name.startsWith('user'),
);

/** What holds for a user with these switches of their own. */
export const featuresFor = (
  { features: { redirectCountDown: _public, ...installation } }: Pick<Config, 'features'>,
  own: Readonly<Record<string, unknown>>,
): Features => featuresWith(installation, own);

export const featuresOf = async (userId: number, config: Pick<Config, 'features'>): Promise<Features> => {
  const [row] = await query<{ feature_overrides: Record<string, unknown> }>(
    'features-of-user',
    'select feature_overrides from users where user_id = $1',
    [userId],
  );
  return featuresFor(config, row?.feature_overrides ?? {});
};
