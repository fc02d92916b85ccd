import { getMe } from '../features/account/getMe';
import { getFeatures } from '../features/catalogue/getFeatures';
import { getPublicFeatures } from '../features/catalogue/getPublicFeatures';
import { listJournalistLists } from '../features/catalogue/listJournalistLists';
import { listPackages } from '../features/catalogue/listPackages';
import { getLiveness } from '../features/operations/getLiveness';
import { getReadiness } from '../features/operations/getReadiness';
import { checkSession } from '../features/session/checkSession';
import { removeSession } from '../features/session/removeSession';
import type { OperationHandlers } from './handler';

/** Every call of the contract and its handler. The type checker names the one that is missing. */
export const handlers = {
  // account
  getMe,
  // session
  checkSession,
  removeSession,
  // catalogue
  listPackages,
  listJournalistLists,
  getFeatures,
  getPublicFeatures,
  // release
  // order
  // editorial
  // operations
  getLiveness,
  getReadiness,
} satisfies Partial<OperationHandlers>;
