import type { Responders } from '../responder';
import { account } from './account';
import { editorial } from './editorial';
import { order } from './order';
import { release } from './release';
import { session } from './session';

/** One file a tag of the contract. A call that none of them names is answered by Prism, with the contract's example. */
export const responders: Responders = { ...account, ...session, ...release, ...order, ...editorial };
