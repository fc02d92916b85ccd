import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { wakeSubscriber } from '../delivery/queueDeliveries';
import { addressOf, companiesOf, fixed, orNameTaken, readSubscriber, type Subscriber } from './subscriberSql';

const subscriberLock = statement('subscriber-lock')`
select version, kind from subscribers where subscriber_id = :id and removed_at is null for no key update`;

const subscriberSave = statement('subscriber-save')`
update subscribers set version = version + 1, name = :name, address = :address?, format = :format,
  topics = :topics::text[], companies = :companies::text[], first_day = :firstDay::date, retry_at = null,
  paused_at = case when :isPaused::boolean then coalesce(paused_at, :now) end
where subscriber_id = :id`;

const subscriberPause = statement('subscriber-pause')`
update subscribers set version = version + 1, retry_at = null,
  paused_at = case when :isPaused::boolean then coalesce(paused_at, :now) end
where subscriber_id = :id`;

type Saving = Call<'saveSubscriber'>;

/** Throws 404 and, when somebody else was faster, 409. */
const lock = async ({ path, body, config }: Saving): Promise<Subscriber> => {
  const locked = await subscriberLock.maybe({ id: path.id });
  if (locked === undefined) throw notFound();
  if (locked.version !== body.version)
    throw problem(409, 'subscriber-stale', message('subscriber-stale'), { currentVersion: locked.version });
  return readSubscriber(path.id, config);
};

/** Of the downstream system the pause alone can be changed; a change of anything else is refused. */
const isPauseAlone = ({ name, firstDay }: Saving['body'], before: Subscriber): boolean =>
  name.trim() === before.name && firstDay === before.firstDay;

const save = async (call: Saving): Promise<void> => {
  const { path, body, now, session } = call;
  const { id } = path;
  const before = await lock(call);
  const { isPaused, firstDay, format = before.format, topics = [] } = body;
  if (before.isDownstream) {
    if (!isPauseAlone(body, before)) throw fixed();
    await subscriberPause.run({ id, isPaused, now });
  } else {
    const address = before.kind === 'push' ? addressOf(body.address ?? before.address) : null;
    const companies = companiesOf(body.companies);
    const name = body.name.trim();
    await subscriberSave.run({ id, name, address, format, topics, companies, firstDay, isPaused, now });
    if (firstDay < before.firstDay) await enqueue('queue-past-releases', { subscriberId: id });
  }
  if (!isPaused) await wakeSubscriber(id);
  const { name, address = '', companies = '' } = body;
  const changed = { name, address, format, topics, companies, firstDay, isPaused };
  await record({
    actor: session,
    action: 'subscriber.save',
    subject: { type: 'subscriber', id },
    details: before.isDownstream ? { isPaused } : changed,
  });
};

/** A receiver that took nothing is asked again at once after a change. */
export const saveSubscriber = withoutTransaction<'saveSubscriber'>(async (call) => {
  await orNameTaken(() => inTransaction(() => save(call)));
  return { status: 200, body: await readSubscriber(call.path.id, call.config) };
});
