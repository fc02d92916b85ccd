import type { OperationId } from '@dispatch/contract';
import { account } from './account';
import { catalogue } from './catalogue';
import { editorial } from './editorial';
import { adminOrder } from './adminOrder';
import { adminSystem } from './adminSystem';
import { adminSettings } from './adminSettings';
import { adminUser } from './adminUser';
import type { Feed, Feeds } from './feed';
import { file } from './file';
import { holdings } from './holdings';
import { operations } from './operations';
import { order } from './order';
import { partner } from './partner';
import { release } from './release';
import { session } from './session';
import { settings } from './settings';

const feeds: Feeds = {
  ...account,
  ...session,
  ...release,
  ...order,
  ...catalogue,
  ...partner,
  ...editorial,
  ...holdings,
  ...file,
  ...operations,
  ...settings,
  ...adminSystem,
  ...adminUser,
  ...adminOrder,
  ...adminSettings,
};

export const feedOf = (id: OperationId): Feed => feeds[id] ?? {};
