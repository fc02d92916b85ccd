import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { featuresFor } from './features';

/** The switches that hold for the signed-in user. */
export const getFeatures: Handler<'getFeatures'> = async ({ session }) => {
  const [row] = await query<{ feature_overrides: Record<string, unknown> }>(
    'features-of-user',
    'select feature_overrides from users where user_id = $1',
    [session.userId],
  );
  return { status: 200, body: featuresFor(row?.feature_overrides ?? {}) };
};
