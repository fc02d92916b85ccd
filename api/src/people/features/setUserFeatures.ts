import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { changesOf, refuseStale, settingsStale } from '../../platform/settings/change';
import { refuseFeatures } from './refuseFeatures';
import { managedUser } from '../users/targetUser';
import { ownFeatures, presentUserFeatures } from './userFeatures';

const userFeaturesSet = statement('user-features-set')`
update users set feature_overrides = :set where user_id = :userId and feature_overrides = :featureOverrides returning 1`;

/** They hold from the user's next call on. */
export const setUserFeatures: Handler<'setUserFeatures'> = async ({ path, body, session, config }) => {
  const { version, ...wanted } = body;
  const { userId, featureOverrides } = await managedUser(path.id, session);
  const before = ownFeatures(featureOverrides);
  refuseStale(before, version);
  const own = ownFeatures(wanted);
  refuseFeatures(own, before);
  const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  const changed = await userFeaturesSet.all({
    userId,
    set: JSON.stringify(set),
    featureOverrides: JSON.stringify(featureOverrides),
  });
  // Somebody was faster since it was read.
  if (changed.length === 0) throw settingsStale();
  await record({
    actor: session,
    action: 'user.features',
    subject: { type: 'user', id: userId },
    details: changesOf(before, own),
  });
  return { status: 200, body: presentUserFeatures(userId, own, config) };
};
