import type { components } from '@dispatch/contract';
import type { Config } from '../../platform/settings/config';
import { versionOf } from '../../platform/settings/change';
import { featuresFor } from './features';
import { type Features, startingFeatures } from '../../platform/settings/startingFeatures';

type OwnFeatures = components['schemas']['OwnFeatures'];

const { redirectCountDown: _public, ...ofUsers } = startingFeatures;
const names = Object.keys(ofUsers) as (keyof Features)[];

/** A user's own switches: null where there is none, or one of another type. */
export const ownFeatures = (stored: Readonly<Record<string, unknown>>): OwnFeatures =>
  Object.fromEntries(
    names.map((name) => [name, typeof stored[name] === typeof ofUsers[name] ? stored[name] : null]),
  ) as OwnFeatures;

export const presentUserFeatures = (userId: number, own: OwnFeatures, config: Config) => ({
  userId,
  version: versionOf(own),
  effective: featuresFor(config, own),
  own,
});
