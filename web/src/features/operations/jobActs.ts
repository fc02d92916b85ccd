import { call } from '../../shared/api/client';
import type { BulkAct } from '../../shared/list/BulkModal';
import { payloadText } from './aboutJob';
import type { FailedJob } from './queries';

type JobAct = BulkAct<FailedJob, string>;

/** 'Mail the receipt of an order (Order 58)'. */
const rowLabel = ({ what, payload }: FailedJob): string => {
  const about = Object.entries(payload).map(([name, value]) => payloadText(name, value));
  return about.length === 0 ? what : `${what} (${about.join(', ')})`;
};

const isGone = 'Is gone already: somebody has retried it or given it up';

export const retryJobs: JobAct = {
  label: 'Retry',
  title: 'Let these jobs run again?',
  rowLabel,
  send: (body) => call('retryFailedJobs', { body }),
  words: ({ outcome }, isPreview) => {
    if (outcome === 'unchanged') return isGone;
    return isPreview ? 'Will run again at once, with all its tries' : 'Is in the queue again';
  },
};

export const giveUpJobs: JobAct = {
  label: 'Give up',
  title: 'Give these jobs up?',
  rowLabel,
  send: (body, reason) => call('giveUpFailedJobs', { body: { ...body, reason } }),
  words: ({ outcome }, isPreview) => {
    if (outcome === 'unchanged') return isGone;
    return isPreview ? 'Will never be tried again' : 'Is given up';
  },
  reason: {
    schema: 'GiveUpRequest',
    label: 'Reason, kept in the audit log',
    refusalTitle: 'The jobs were not given up',
  },
};
