import type { Responders } from '../responder';
import { account } from './account';
import { bundle } from './bundle';
import { catalogue } from './catalogue';
import { editorial } from './editorial';
import { file } from './file';
import { order } from './order';
import { ownAccount } from './ownAccount';
import { partner } from './partner';
import { release } from './release';
import { session } from './session';

/** One file a tag of the contract. A call that none of them names is answered by Prism, with the contract's example. */
export const responders: Responders = {
  ...account,
  ...session,
  ...bundle,
  ...catalogue,
  ...release,
  ...order,
  ...editorial,
  ...file,
  ...partner,
  ...ownAccount,
};
