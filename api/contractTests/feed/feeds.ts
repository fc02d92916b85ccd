import type { OperationId } from '@dispatch/contract';
import { account } from './account';
import { bundle } from './bundle';
import { companyFeeds } from './company';
import { catalogue } from './catalogue';
import { editorial } from './editorial';
import { adminApproval } from './adminApproval';
import { adminBundle } from './adminBundle';
import { adminCoupon } from './adminCoupon';
import { adminList } from './adminList';
import { adminOrder } from './adminOrder';
import { adminRecord } from './adminRecord';
import { adminSystem } from './adminSystem';
import { adminSettings } from './adminSettings';
import { adminUser } from './adminUser';
import type { Feed, Feeds } from './feed';
import { file } from './file';
import { finance } from './finance';
import { holdings } from './holdings';
import { operations } from './operations';
import { order } from './order';
import { partner } from './partner';
import { purchaseEdit } from './purchaseEdit';
import { publication } from './publication';
import { release } from './release';
import { savedCards } from './savedCards';
import { search } from './search';
import { session } from './session';
import { settings } from './settings';
import { subscribers } from './subscriber';
import { verification } from './verification';
import { webhooks } from './webhook';

const feeds: Feeds = {
  ...account,
  ...session,
  ...release,
  ...order,
  ...purchaseEdit,
  ...publication,
  ...verification,
  ...companyFeeds,
  ...subscribers,
  ...webhooks,
  ...bundle,
  ...catalogue,
  ...partner,
  ...editorial,
  ...adminList,
  ...holdings,
  ...savedCards,
  ...search,
  ...file,
  ...finance,
  ...operations,
  ...settings,
  ...adminRecord,
  ...adminSystem,
  ...adminUser,
  ...adminApproval,
  ...adminBundle,
  ...adminCoupon,
  ...adminOrder,
  ...adminSettings,
};

export const feedOf = (id: OperationId): Feed => feeds[id] ?? {};
