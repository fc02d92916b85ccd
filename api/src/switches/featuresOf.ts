import { query } from '../database/database';
import { featuresFor, type Features } from './features';

/** The switches that hold for a user; those of the installation when there is no such user. */
export const featuresOf = async (userId: number): Promise<Features> => {
  const [row] = await query<{ feature_overrides: Record<string, unknown> }>(
    'features-of-user',
    'select feature_overrides from users where user_id = $1',
    [userId],
  );
  return featuresFor(row?.feature_overrides ?? {});
};
