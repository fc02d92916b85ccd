import { type components, message, ruleMessage } from '@dispatch/contract';
import { inputProblem, notFound, problem, type Problem } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { isUniqueViolation } from '../../platform/database/sqlState';
import { statement } from '../../platform/database/statement';
import type { Config } from '../../platform/settings/config';

export type Subscriber = components['schemas']['Subscriber'];

/** Counts are exact up to here. */
const mostCounted = 10_000;

const countSql = (state: string): string => `(select count(*)::integer from (
  select 1 from deliveries d where d.subscriber_id = s.subscriber_id and d.state = '${state}' limit ${mostCounted}) counted)`;

/** The columns of a subscriber `s` as the wire names them. */
export const subscriberSql = `s.subscriber_id as "subscriberId", s.version, s.name, s.kind,
  coalesce(s.address, '') as address, s.format, s.topics, array_to_string(s.companies, e'\\n') as companies,
  to_char(s.first_day, 'YYYY-MM-DD') as "firstDay", s.is_downstream as "isDownstream",
  ${instantSql('s.paused_at')} as "pausedDate", ${instantSql('s.failing_since')} as "failingDate",
  ${instantSql(`(select max(d.settled_at) from deliveries d where d.subscriber_id = s.subscriber_id and d.state = 'taken')`)}
    as "lastTakenDate",
  ${countSql('queued')} as waiting, ${countSql('failed')} as failed`;

const subscriberRead = statement('subscriber-read')`
select to_jsonb(found)::text as "subscriber!" from (
  select ${subscriberSql} from subscribers s where s.subscriber_id = :id and s.removed_at is null) found`;

/** What stands in the environment about the downstream system. */
export const withEnvironment = (subscriber: Subscriber, { wire }: Pick<Config, 'wire'>): Subscriber =>
  subscriber.isDownstream && wire !== null
    ? { ...subscriber, address: wire.url, format: wire.format === 'json' ? 'ninjs-3.1' : 'newsml-g2' }
    : subscriber;

/** Throws 404, also for the downstream system where the operator has none. */
export const readSubscriber = async (id: number, config: Pick<Config, 'wire'>): Promise<Subscriber> => {
  const row = await subscriberRead.maybe({ id });
  const subscriber = row && (JSON.parse(row.subscriber) as Subscriber);
  if (subscriber === undefined || (subscriber.isDownstream && config.wire === null)) throw notFound();
  return withEnvironment(subscriber, config);
};

/** 409 for what is changed in the environment alone. */
export const fixed = (): Problem => problem(409, 'subscriber-fixed', message('subscriber-fixed'));

/** Does what names a subscriber. Throws 409 when another one has the name, in whatever capitals. */
export const orNameTaken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'subscribers_by_name')) throw error;
    const text = message('subscriber-name-taken');
    throw problem(409, 'subscriber-name-taken', text, {
      fields: [{ pointer: '/name', rule: 'taken', message: text }],
    });
  }
};

/** Where one is sent to. Throws 400 for what no program can open, though it looks like an address. */
export const addressOf = (text = ''): string => {
  const address = text.trim();
  if (URL.canParse(address)) return address;
  const refused = ruleMessage('NewSubscriber', 'address', 'pattern');
  throw inputProblem([{ pointer: '/address', rule: 'pattern', message: refused }]);
};

/** One company a line, each once. */
export const companiesOf = (text = ''): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
