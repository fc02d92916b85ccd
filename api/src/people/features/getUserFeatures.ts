import type { Handler } from '../../platform/call/handler';
import { targetUser } from '../users/targetUser';
import { ownFeatures, presentUserFeatures } from './userFeatures';

export const getUserFeatures: Handler<'getUserFeatures'> = async ({ path, config }) => {
  const { userId, featureOverrides } = await targetUser(path.id);
  return { status: 200, body: presentUserFeatures(userId, ownFeatures(featureOverrides), config) };
};
