import { makeFailedJob } from '../../src/testing/makeFailedJob';
import type { Feeds, FreeId, Sending } from './feed';
import { actOf } from './account';
import { making, noRow } from './rows';

const failedJob: FreeId = {
  why: 'jobs belong to nobody: whoever may see one may see all',
  value: () => makeFailedJob('send-receipt', { orderId: 58 }),
};

const jobsOfNobody = async ({ request }: Sending): Promise<void> => {
  (request.body as { ids: string[] }).ids[0] = await makeFailedJob('send-receipt', { orderId: 58 });
};

const lines = {
  ids: { 'query.subjectId': noRow('a filter: it finds lines or none') },
  complete: ({ owner: { user } }: Sending) => actOf(user),
};

export const adminSystem: Feeds = {
  listFailedJobs: { complete: making(() => makeFailedJob('send-receipt', { orderId: 58 })) },
  retryFailedJobs: { complete: jobsOfNobody },
  giveUpFailedJobs: {
    complete: async (sending) => {
      await jobsOfNobody(sending);
      Object.assign(sending.request.body as object, { reason: 'It was done by hand.' });
    },
  },
  retryFailedJob: { ids: { 'path.id': failedJob } },
  giveUpFailedJob: { ids: { 'path.id': failedJob } },
  listAuditEntries: lines,
  exportAuditEntries: lines,
};
