import type { OperationId } from '../platform/call/handler';

/**
 * Lists and counts that are read at the replica, where there is one: they read, and nothing else, and bear what others have written in
 * the last seconds to be missing. What one looks at before one changes it (a release, an order, a cart) stays with the primary. The rows of exports
 * are read there too (csvAnswer), after the primary has noted who takes them.
 */
export const readAtReplica: ReadonlySet<OperationId> = new Set([
  'listReleases',
  'countReleases',
  'listOwnOrders',
  'listSubscriptions',
  'searchRecords',
  'listPartners',
  'listEditorialQueue',
  'countDesk',
  'getDeskFigures',
  'searchUsers',
  'searchCoupons',
  'searchUniversalCoupons',
  'searchOrders',
  'listRefundRequests',
  'searchBundleOrders',
  'listApprovals',
  'listPublications',
  'listCompanies',
  'listSubscribers',
  'listAuditEntries',
  'listAllJournalistLists',
]);

/** Calls by GET that change something: their addresses are opened from mails and by providers. */
export const changingGets: ReadonlySet<OperationId> = new Set([
  'moveBackToDraft',
  'confirmSocialAuthorization',
]);
