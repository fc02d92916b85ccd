import { statement } from '../../platform/database/statement';
import type { Config } from '../../platform/settings/config';
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

const featuresOfUser = statement('features-of-user')`
select feature_overrides from users where user_id = :userId`.as<{
  feature_overrides: Record<string, unknown>;
}>();

export const featuresOf = async (userId: number, config: Pick<Config, 'features'>): Promise<Features> => {
  const row = await featuresOfUser.maybe({ userId });
  return featuresFor(config, row?.feature_overrides ?? {});
};
