import { cleanUp } from '../features/operations/cleanUp';
import { sendMail } from '../features/account/sendMail';
import type { JobPlan } from './job';
import type { JobName } from './jobs';

/** Every job and its timing. */
export const schedule = {
  'send-mail': {
    handler: sendMail,
    retryLimit: 8,
    retryDelay: 5,
    expireInSeconds: 60,
    pollingSeconds: 1,
  },
  'clean-up': {
    handler: cleanUp,
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 300,
    pollingSeconds: 30,
    policy: 'short',
    cron: '17 * * * *',
  },
} as const satisfies { [Name in JobName]: JobPlan<Name> };
