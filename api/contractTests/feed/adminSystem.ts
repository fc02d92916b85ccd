import { makeFailedJob } from '../../src/testing/makeFailedJob';
import type { Feeds, FreeId } from './feed';
import { noRow } from './rows';

const failedJob: FreeId = {
  why: 'jobs belong to nobody: whoever may see one may see all',
  value: () => makeFailedJob('send-receipt', { orderId: 58 }),
};

export const adminSystem: Feeds = {
  retryFailedJob: { ids: { 'path.id': failedJob } },
  giveUpFailedJob: { ids: { 'path.id': failedJob } },
  listAuditEntries: { ids: { 'query.subjectId': noRow('a filter: it finds lines or none') } },
  exportAuditEntries: { ids: { 'query.subjectId': noRow('a filter: it finds lines or none') } },
};
