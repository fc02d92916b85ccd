import type { CallData } from '@dispatch/contract';
import type { FailedJob } from './failedJobs';
import { schedule } from '../schedule';

const mostShown = 500;

const secrets: readonly [RegExp, string][] = [
  [/\/\/[^\s/@]+@/g, '//…@'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  [/\b(password|secret|token|key|code|signature)(["']?\s*[=:]\s*["']?)[^\s&"']+/gi, '$1$2…'],
  [/\b(?:sk|rk|pk|whsec)_\w+/g, '…'],
  [/[\w-]{32,}/g, '…'],
];

/** What an error says, on one line of at most 500 characters, without what could open a door. */
export const withoutSecrets = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const shown = secrets.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    line.slice(0, 4_000),
  );
  return shown.length > mostShown ? `${shown.slice(0, mostShown - 1)}…` : shown;
};

const isId = ([name, value]: [string, unknown]): boolean => typeof value === 'number' && name.endsWith('Id');
const addresses = new Set(['template', 'email', 'login', 'to', 'intentId', 'providerUserId']);

/** The ids in a payload: all that the audit log may keep of it. */
export const idsOf = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(payload).filter(isId));

/** A failed job for the wire: of its payload the ids and addresses alone. */
export const shownJob = ({
  payload,
  failedDate,
  nextDate,
  error,
  ...job
}: FailedJob): CallData<'listFailedJobs'>[number] => ({
  ...job,
  what: schedule[job.name].title,
  payload: Object.fromEntries(
    Object.entries(payload).filter(([name, value]) => isId([name, value]) || addresses.has(name)),
  ),
  failedDate: failedDate.toISOString(),
  nextDate: nextDate?.toISOString() ?? null,
  error: withoutSecrets(error ?? 'It says nothing.'),
});
