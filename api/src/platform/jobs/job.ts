import type { Logger } from 'pino';
import type { Config } from '../settings/config';
import type { Ports } from '../ports/ports';

/** What a job gets beside its payload. */
export type JobContext = { ports: Ports; config: Config; log: Logger; now: Date };

/** Does one job. It may run twice, and then the second run changes nothing. */
export type JobHandler<Payload = Record<string, never>> = (
  payload: Payload,
  context: JobContext,
) => Promise<void>;

export type JobPlan = {
  handler: JobHandler<never>;
  /** What it does, as staff reads it in the list of failed ones. */
  title: string;
  /** Retries after a failure. After the last one it goes to the dead-letter list. */
  retryLimit: number;
  /** Seconds before the first retry; doubled for each one after it. */
  retryDelay: number;
  /** Seconds after which a run counts as failed. */
  expireInSeconds: number;
  /** How many of them a worker does at the same time; one, unless it says more. */
  atOnce?: number;
  /** For what asks no outside service: how many of them, and the marks that they are done, are one transaction. */
  together?: number;
  /** Readers wait for it: while many of them do, the worker leaves alone what `givesWay`. */
  comesFirst?: boolean;
  givesWay?: boolean;
  /** What a worker does when none of them waits any more. */
  afterwards?: (context: JobContext) => Promise<void>;
  /** `short`: at most one job of a singletonKey waits. `stately`: at most one waits and one runs. */
  policy?: 'standard' | 'short' | 'stately';
  /** When it runs by itself, as a cron line in UTC. */
  cron?: string;
};

/** Of a job that looks at short intervals for what is due: the next run is the repetition of one that fails. */
export const polling = {
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 60,
  policy: 'stately',
} as const;

/** The timing of a mail that somebody waits for. */
export const mailing = {
  retryLimit: 8,
  retryDelay: 5,
  expireInSeconds: 60,
  atOnce: 5,
} as const;
